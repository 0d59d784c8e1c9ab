package natsgrammar;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
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
 * Valid rows have the first columns, as many as the option `kept` says, and null in those after them. The others have as
 * many as `columns` says, and those after the kept ones, of which the first is not null. Their files are in the subfolder
 * `refused`; each part has at least one. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Parts extends ParquetFileFormat {
  @Override
  public OutputWriterFactory prepareWrite(SparkSession session, Job job, Map options, StructType schema) {
    int columns = Integer.parseInt((String) options.apply("columns"));
    int kept = Integer.parseInt((String) options.apply("kept"));
    OutputWriterFactory whole = super.prepareWrite(session, job, options, schema);
    return new Writers(whole, (String) options.apply("refused"), columns, kept);
  }

  private static final class Writers extends OutputWriterFactory {
    private final OutputWriterFactory whole;
    private final String refused;
    private final int columns;
    private final int kept;

    Writers(OutputWriterFactory whole, String refused, int columns, int kept) {
      this.whole = whole;
      this.refused = refused;
      this.columns = columns;
      this.kept = kept;
    }

    @Override
    public String getFileExtension(TaskAttemptContext context) {
      return whole.getFileExtension(context);
    }

    @Override
    public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
      return new Both(this, path, schema, context);
    }

    OutputWriter valid(String path, StructType schema, TaskAttemptContext context) {
      return writer(path, schema, places(kept, kept, 0), context);
    }

    /** The writer of the file of the same name in the subfolder. */
    OutputWriter refused(String path, StructType schema, TaskAttemptContext context) {
      Path file = new Path(path);
      String beside = new Path(new Path(file.getParent(), refused), file.getName()).toString();
      int[] places = places(columns, schema.length(), kept - columns);
      OutputWriter writer = writer(beside, schema, places, context);
      return columns == kept ? writer : new Narrow(writer, narrow(schema, places), places);
    }

    /** The first columns, then those up to the end that are this much further to the right. */
    private static int[] places(int first, int end, int further) {
      int[] places = new int[end - further];
      for (int at = 0; at < places.length; at++) {
        places[at] = at < first ? at : at + further;
      }
      return places;
    }

    private static StructType narrow(StructType schema, int[] places) {
      StructField[] fields = new StructField[places.length];
      for (int at = 0; at < places.length; at++) {
        fields[at] = schema.fields()[places[at]];
      }
      return new StructType(fields);
    }

    private OutputWriter writer(String path, StructType schema, int[] places, TaskAttemptContext context) {
      StructType narrow = narrow(schema, places);
      Configuration configuration = new Configuration(context.getConfiguration());
      configuration.set("org.apache.spark.sql.parquet.row.attributes", narrow.json());
      return whole.newInstance(path, narrow, new TaskAttemptContextImpl(configuration, context.getTaskAttemptID()));
    }
  }

  /** Writes each row to the file of its part. */
  private static final class Both extends OutputWriter {
    private final Writers writers;
    private final String path;
    private final StructType schema;
    private final TaskAttemptContext context;
    private final OutputWriter valid;
    private OutputWriter refused; // null until a row needs it

    Both(Writers writers, String path, StructType schema, TaskAttemptContext context) {
      this.writers = writers;
      this.path = path;
      this.schema = schema;
      this.context = context;
      valid = writers.valid(path, schema, context);
      if (context.getTaskAttemptID().getTaskID().getId() == 0) {
        refused = writers.refused(path, schema, context);
      }
    }

    @Override
    public void write(InternalRow row) {
      if (row.isNullAt(writers.kept)) {
        valid.write(row);
        return;
      }
      if (refused == null) {
        refused = writers.refused(path, schema, context);
      }
      refused.write(row);
    }

    @Override
    public void close() {
      try {
        valid.close();
      } finally {
        if (refused != null) {
          refused.close();
        }
      }
    }

    @Override
    public String path() {
      return path;
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
