package natsgrammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.format.converter.ParquetMetadataConverter;
import org.apache.parquet.hadoop.Footer;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.ParquetMetadata;
import org.apache.parquet.hadoop.util.HadoopInputFile;
import org.apache.parquet.schema.Type;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFooterReader;
import org.apache.spark.sql.execution.datasources.parquet.ParquetToSparkSchemaConverter;
import org.apache.spark.sql.types.StructType;

/**
 * The rows and columns of Parquet files, as their footers say: a query that counts them costs far more to plan than to run.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Footers implements ToLongFunction {
  private Configuration configuration;

  /** The rows of all files that a dataset reads. Fails if these are not files of Parquet alone. */
  public long rows(Dataset read) {
    LogicalRelation leaf = (LogicalRelation) read.queryExecution().analyzed().collectLeaves().head();
    return rows(read.sparkSession(), Arrays.asList(((HadoopFsRelation) leaf.relation()).location().inputFiles()));
  }

  /** The rows of the files in a folder, but for hidden ones, which Spark would not read either. */
  public long rows(SparkSession session, String folder) throws IOException {
    Path path = new Path(folder);
    List files = new ArrayList();
    for (FileStatus status : path.getFileSystem(session.sessionState().newHadoopConf()).listStatus(path)) {
      String name = status.getPath().getName();
      if (!name.startsWith("_") && !name.startsWith(".")) {
        files.add(status.getPath().toUri().toString());
      }
    }
    return rows(session, files);
  }

  /** The rows of files, by their addresses. */
  public long rows(SparkSession session, List files) {
    configuration = session.sessionState().newHadoopConf();
    return ((Stream) files.stream().parallel()).mapToLong(this).sum();
  }

  /** The columns of all files, as Spark merges them, but without a job for it: a schema as JSON. */
  public String schema(SparkSession session, List files) {
    configuration = session.sessionState().newHadoopConf();
    boolean isExact = session.sessionState().conf().caseSensitiveAnalysis();
    ParquetToSparkSchemaConverter converter = new ParquetToSparkSchemaConverter(session.sessionState().conf());
    StructType merged = new StructType();
    for (Object file : files.stream().sorted().toArray()) {
      Footer read = new Footer(new Path(URI.create((String) file)), footer((String) file));
      merged = merged.merge(ParquetFileFormat.readSchemaFromFooter(read, converter), isExact);
    }
    return merged.json();
  }

  /** The first column of a file that is not one of these, which are in lower case; null if there is none. */
  public String other(SparkSession session, String file, List columns) {
    configuration = session.sessionState().newHadoopConf();
    for (Object field : footer(file).getFileMetaData().getSchema().getFields()) {
      String name = ((Type) field).getName();
      if (!columns.contains(name.toLowerCase(Locale.ROOT))) {
        return name;
      }
    }
    return null;
  }

  @Override
  public long applyAsLong(Object file) {
    long rows = 0;
    for (Object block : footer((String) file).getBlocks()) {
      rows += ((BlockMetaData) block).getRowCount();
    }
    return rows;
  }

  private ParquetMetadata footer(String file) {
    try {
      HadoopInputFile input = HadoopInputFile.fromPath(new Path(URI.create(file)), configuration);
      return ParquetFooterReader.readFooter(input, ParquetMetadataConverter.NO_FILTER);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
