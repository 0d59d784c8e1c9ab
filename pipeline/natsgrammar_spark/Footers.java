package natsgrammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Arrays;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.format.converter.ParquetMetadataConverter;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ParquetMetadata;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFooterReader;

/**
 * The number of rows in Parquet files, as their footers say: a query that counts them costs far more to plan than to run.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Footers implements ToLongFunction {
  private Configuration configuration;

  /** The rows of all files that a dataset reads. Fails if these are not files of Parquet alone. */
  public long rows(Dataset read) {
    configuration = read.sparkSession().sessionState().newHadoopConf();
    LogicalRelation leaf = (LogicalRelation) read.queryExecution().analyzed().collectLeaves().head();
    String[] files = ((HadoopFsRelation) leaf.relation()).location().inputFiles();
    return ((Stream) Arrays.stream(files).parallel()).mapToLong(this).sum();
  }

  @Override
  public long applyAsLong(Object file) {
    try {
      HadoopInputFile input = HadoopInputFile.fromPath(new Path(URI.create((String) file)), configuration);
      ParquetMetadata footer = ParquetFooterReader.readFooter(input, ParquetMetadataConverter.NO_FILTER);
      long rows = 0;
      for (Object block : footer.getBlocks()) {
        rows += ((BlockMetaData) block).getRowCount();
      }
      return rows;
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
