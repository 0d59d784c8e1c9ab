package natsgrammar;

import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.ProjectingInternalRow;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.CollectionAccumulator;
import scala.collection.immutable.ArraySeq;
import scala.collection.immutable.Map;

/**
 * Parquet in which valid and quarantined rows have different columns, so that one pass over the input can write both: it
 * is Spark's own writer, with two writers for each partition. Spark has no public interface for that.
 *
 * Valid rows have the first `kept` columns, and null in all others. Quarantined rows have the first `columns` columns and
 * those after the kept ones, of which the first are the violations and the third is the file. Their files are in the
 * subfolder `refused`, and are written with the settings in the lines of `plain`; each part has at least one. The last
 * `counted` columns are not written: their true values are counted, as are all rows, the valid ones, and the causes of the
 * others, for the `job` of that name.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Parts extends ParquetFileFormat {
  // Spark makes an object of this class for each write, and gives it nothing but options, which are strings.
  private static final ConcurrentHashMap JOBS = new ConcurrentHashMap();

  private Causes.Spec spec;
  // Of a task that runs twice, Spark accepts only one addition.
  private CollectionAccumulator counts;

  /** Begins a job, see `Causes` for what it counts. */
  public void begin(String job, Dataset numbers, Dataset texts, int worst, int examples, long share) {
    spec = new Causes.Spec(numbers, texts, worst, examples, share);
    counts = numbers.sparkSession().sparkContext().collectionAccumulator();
    JOBS.put(job, this);
  }

  /** Ends a job, whether everything was written or not. */
  public void end(String job) {
    JOBS.remove(job);
  }

  /** Returns the number of rows written, of valid ones, and of those in which each counted column was true. */
  public long[] counts(int counted) {
    long[] sums = new long[2 + counted];
    for (Object task : counts.value()) {
      for (int at = 0; at < sums.length; at++) {
        sums[at] += ((long[]) ((Object[]) task)[0])[at];
      }
    }
    return sums;
  }

  /** Returns the causes of the others, see `Causes`. */
  public String causes() {
    Causes all = new Causes(spec);
    for (Object task : counts.value()) {
      all.add((Object[]) ((Object[]) task)[1]);
    }
    return all.answer();
  }

  @Override
  public OutputWriterFactory prepareWrite(SparkSession session, Job job, Map options, StructType schema) {
    Parts begun = (Parts) JOBS.get(options.apply("job"));
    Writers writers = new Writers();
    writers.format = super.prepareWrite(session, job, options, schema);
    writers.refused = (String) options.apply("refused");
    writers.plain = (String) options.apply("plain");
    writers.columns = Integer.parseInt((String) options.apply("columns"));
    writers.kept = Integer.parseInt((String) options.apply("kept"));
    writers.end = schema.length() - Integer.parseInt((String) options.apply("counted"));
    writers.spec = begun.spec;
    writers.counts = begun.counts;
    return writers;
  }

  private static final class Writers extends OutputWriterFactory {
    OutputWriterFactory format;
    String refused, plain;
    int columns, kept;
    int end; // of the columns that are written
    Causes.Spec spec;
    CollectionAccumulator counts;

    @Override
    public String getFileExtension(TaskAttemptContext context) {
      return format.getFileExtension(context);
    }

    @Override
    public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
      return new Both(this, path, schema, context);
    }

    /** Returns the writer of valid rows: it can write them as they are, because all further columns are null. */
    OutputWriter valid(String path, StructType schema, TaskAttemptContext context) {
      return writer(path, schema, places(kept, kept, 0), true, "", context);
    }

    /** Returns the writer of quarantined rows, to the file of the same name in the subfolder. */
    OutputWriter refused(String path, StructType schema, TaskAttemptContext context) {
      Path file = new Path(path);
      String beside = new Path(new Path(file.getParent(), refused), file.getName()).toString();
      int[] places = places(columns, end, kept - columns);
      return writer(beside, schema, places, columns == kept, plain, context);
    }

    /** Returns the first places, then those up to the end, `further` to the right. */
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

    private OutputWriter writer(
        String path, StructType schema, int[] places, boolean whole, String settings, TaskAttemptContext context) {
      StructType narrow = narrow(schema, places);
      Configuration configuration = new Configuration(context.getConfiguration());
      configuration.set("org.apache.spark.sql.parquet.row.attributes", narrow.json());
      for (String setting : settings.isEmpty() ? new String[0] : settings.split("\n")) {
        configuration.set(setting.split(" ")[0], setting.split(" ")[1]);
      }
      TaskAttemptContext inner = new TaskAttemptContextImpl(configuration, context.getTaskAttemptID());
      OutputWriter writer = format.newInstance(path, narrow, inner);
      return whole ? writer : new Narrow(writer, narrow, places);
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
    private final long[] counts;
    private final Causes causes;

    Both(Writers writers, String path, StructType schema, TaskAttemptContext context) {
      this.writers = writers;
      this.path = path;
      this.schema = schema;
      this.context = context;
      counts = new long[2 + schema.length() - writers.end];
      causes = new Causes(writers.spec);
      valid = writers.valid(path, schema, context);
      if (context.getTaskAttemptID().getTaskID().getId() == 0) {
        refused = writers.refused(path, schema, context);
      }
    }

    @Override
    public void write(InternalRow row) {
      counts[0]++;
      for (int at = 2, column = writers.end; at < counts.length; at++, column++) {
        counts[at] += !row.isNullAt(column) && row.getBoolean(column) ? 1 : 0;
        row.setNullAt(column); // the writer of valid rows fails at further values
      }
      if (row.isNullAt(writers.kept)) {
        counts[1]++;
        valid.write(row);
        return;
      }
      if (refused == null) {
        refused = writers.refused(path, schema, context);
      }
      refused.write(row);
      causes.see(row.getArray(writers.kept), row.isNullAt(writers.kept + 2) ? null : row.getUTF8String(writers.kept + 2));
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
      writers.counts.add(new Object[] {counts, causes.sent()});
    }

    @Override
    public String path() {
      return path;
    }
  }

  /** Writes only some columns of each row. */
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
