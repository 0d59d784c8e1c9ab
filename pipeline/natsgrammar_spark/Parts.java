package natsgrammar;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.collection.immutable.Map;

/**
 * Parquet whose valid rows have fewer columns than the others, so that one pass over the input can write both.
 *
 * The option `part` names the directory of the partition of valid rows, and `columns` the number of columns that they
 * have; the columns after those are null in them. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Parts extends ParquetFileFormat {
  @Override
  public OutputWriterFactory prepareWrite(SparkSession session, Job job, Map options, StructType schema) {
    OutputWriterFactory whole = super.prepareWrite(session, job, options, schema);
    StructField[] fields = new StructField[Integer.parseInt((String) options.apply("columns"))];
    System.arraycopy(schema.fields(), 0, fields, 0, fields.length);
    return new Writers(whole, "/" + options.apply("part") + "/", new StructType(fields));
  }

  private static final class Writers extends OutputWriterFactory {
    private final OutputWriterFactory whole;
    private final String part;
    private final StructType columns;

    Writers(OutputWriterFactory whole, String part, StructType columns) {
      this.whole = whole;
      this.part = part;
      this.columns = columns;
    }

    @Override
    public String getFileExtension(TaskAttemptContext context) {
      return whole.getFileExtension(context);
    }

    @Override
    public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
      if (!path.contains(part)) {
        return whole.newInstance(path, schema, context);
      }
      Configuration narrow = new Configuration(context.getConfiguration());
      narrow.set("org.apache.spark.sql.parquet.row.attributes", columns.json());
      return whole.newInstance(path, columns, new TaskAttemptContextImpl(narrow, context.getTaskAttemptID()));
    }
  }
}
