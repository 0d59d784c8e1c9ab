package natsgrammar;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.parquet.format.converter.ParquetMetadataConverter;
import org.apache.parquet.hadoop.Footer;
import org.apache.parquet.hadoop.metadata.BlockMetaData;
import org.apache.parquet.hadoop.metadata.FileMetaData;
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
public final class Footers implements ToLongFunction, Function {
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
    boolean isExact = session.sessionState().conf().caseSensitiveAnalysis();
    ParquetToSparkSchemaConverter converter = new ParquetToSparkSchemaConverter(session.sessionState().conf());
    StructType merged = new StructType();
    Collections.sort(files);
    for (Object described : described(session, files)) {
      Footer footer = new Footer(null, new ParquetMetadata((FileMetaData) described, new ArrayList()));
      merged = merged.merge(ParquetFileFormat.readSchemaFromFooter(footer, converter), isExact);
    }
    return merged.json();
  }

  /** The first file with a column that is not one of these, which are in lower case, and that column; null if there is none. */
  public String[] other(SparkSession session, List files, List columns) {
    Object[] all = described(session, files);
    for (int at = 0; at < all.length; at++) {
      for (Object field : ((FileMetaData) all[at]).getSchema().getFields()) {
        String name = ((Type) field).getName();
        if (!columns.contains(name.toLowerCase(Locale.ROOT))) {
          return new String[] {(String) files.get(at), name};
        }
      }
    }
    return null;
  }

  /** What the footers say beside the places of rows, in the order of the files. */
  private Object[] described(SparkSession session, List files) {
    configuration = session.sessionState().newHadoopConf();
    return ((Stream) files.stream().parallel()).map(this).toArray();
  }

  @Override
  public Object apply(Object file) {
    return footer((String) file, ParquetMetadataConverter.SKIP_ROW_GROUPS).getFileMetaData();
  }

  @Override
  public long applyAsLong(Object file) {
    long rows = 0;
    for (Object block : footer((String) file, ParquetMetadataConverter.NO_FILTER).getBlocks()) {
      rows += ((BlockMetaData) block).getRowCount();
    }
    return rows;
  }

  private ParquetMetadata footer(String file, ParquetMetadataConverter.MetadataFilter wanted) {
    try {
      HadoopInputFile input = HadoopInputFile.fromPath(new Path(URI.create(file)), configuration);
      return ParquetFooterReader.readFooter(input, wanted);
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }
}
