package natsgrammar;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.ProjectingInternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.collection.immutable.ArraySeq;
import scala.collection.immutable.Map;

/**
 * Parquet whose valid rows have other columns than the rest, so that one pass over the input can write both.
 *
 * The option `part` names the directory of the partition of valid rows, which have the first columns, as many as `kept`
 * says. The others have as many as `columns` says, and those after the kept ones. Janino compiles this file, so it uses
 * neither lambdas nor generics.
 */
public final class Parts extends ParquetFileFormat {
  @Override
  public OutputWriterFactory prepareWrite(SparkSession session, Job job, Map options, StructType schema) {
    int columns = Integer.parseInt((String) options.apply("columns"));
    int kept = Integer.parseInt((String) options.apply("kept"));
    OutputWriterFactory whole = super.prepareWrite(session, job, options, schema);
    return new Writers(whole, "/" + options.apply("part") + "/", columns, kept);
  }

  private static final class Writers extends OutputWriterFactory {
    private final OutputWriterFactory whole;
    private final String part;
    private final int columns;
    private final int kept;

    Writers(OutputWriterFactory whole, String part, int columns, int kept) {
      this.whole = whole;
      this.part = part;
      this.columns = columns;
      this.kept = kept;
    }

    @Override
    public String getFileExtension(TaskAttemptContext context) {
      return whole.getFileExtension(context);
    }

    @Override
    public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
      boolean valid = path.contains(part);
      int[] places = new int[valid ? kept : columns + schema.length() - kept];
      StructField[] fields = new StructField[places.length];
      for (int at = 0; at < places.length; at++) {
        places[at] = valid || at < columns ? at : at - columns + kept;
        fields[at] = schema.fields()[places[at]];
      }
      StructType narrow = new StructType(fields);
      Configuration configuration = new Configuration(context.getConfiguration());
      configuration.set("org.apache.spark.sql.parquet.row.attributes", narrow.json());
      TaskAttemptContext its = new TaskAttemptContextImpl(configuration, context.getTaskAttemptID());
      OutputWriter writer = whole.newInstance(path, narrow, its);
      return valid || columns == kept ? writer : new Narrow(writer, narrow, places);
    }
  }

  /** Writes some columns of each row. */
  private static final class Narrow extends OutputWriter {
    private final OutputWriter writer;
    private final ProjectingInternalRow row;

    Narrow(OutputWriter writer, StructType schema, int[] places) {
      this.writer = writer;
      this.row = new ProjectingInternalRow(schema, new ArraySeq.ofInt(places));
    }

    @Override
    public void write(InternalRow whole) {
      row.project(whole);
      writer.write(row);
    }

    @Override
    public void close() {
      writer.close();
    }

    @Override
    public String path() {
      return writer.path();
    }
  }
}
