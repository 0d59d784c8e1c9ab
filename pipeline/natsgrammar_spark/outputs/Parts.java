package natsgrammar;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.api.java.function.VoidFunction;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.ProjectingInternalRow;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.execution.SQLExecution;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.CollectionAccumulator;
import scala.Option;
import scala.collection.immutable.ArraySeq;
import scala.collection.immutable.Map;
import scala.runtime.AbstractFunction0;

/**
 * Parquet in which valid and quarantined rows have different columns, so that one pass over the input can write both: it
 * is Spark's own writer, with two writers for each partition. Spark has no public interface for that.
 *
 * Valid rows have the first `kept` columns, and null in all others. Quarantined rows have the first `columns` columns and
 * those after the kept ones, of which the first are the violations and the third is the file. Their files are in the
 * subfolder `refused`, and are written with the settings in the lines of `plain`; each part has at least one. The
 * `counted` columns behind are not written: their true values are counted, as are all rows, the valid ones, and the causes
 * of the others, for the `job` of that name. If there are `tables`, the last column has their numbers, by which the rows
 * are sorted: each table has a folder of that name, counts of its own, and in `widths` the columns of its valid rows.
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

  /** Counts rows that are not written, by the places of the violations and of the counted columns. */
  public void count(Dataset rows, int kept, int end, int counted, boolean hasTables) {
    Counting counting = new Counting(this, kept, end, counted, hasTables);
    counting.rows = rows;
    // As a query, whose observations are complete when it ends.
    SQLExecution.withNewExecutionId(rows.queryExecution(), Option.apply("count"), counting);
  }

  /** Returns the number of a table's rows, of valid ones, and of those in which each counted column was true. */
  public long[] counts(int table, int counted) {
    long[] sums = new long[2 + counted];
    for (Object each : counts.value()) {
      Object[] sent = (Object[]) each;
      for (int at = 0; at < sums.length && sent[0].equals(Integer.valueOf(table)); at++) {
        sums[at] += ((long[]) sent[1])[at];
      }
    }
    return sums;
  }

  /** Returns the causes of the others, see `Causes`. */
  public String causes(int table) {
    Causes all = new Causes(spec);
    for (Object each : counts.value()) {
      Object[] sent = (Object[]) each;
      if (sent[0].equals(Integer.valueOf(table))) {
        all.add((Object[]) sent[2]);
      }
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
    writers.tables = ((String) options.apply("tables")).split(" ");
    writers.widths = ((String) options.apply("widths")).split(" ");
    boolean hasTables = !writers.tables[0].isEmpty();
    int counted = Integer.parseInt((String) options.apply("counted"));
    writers.end = schema.length() - counted - (hasTables ? 1 : 0);
    writers.counting = new Counting(begun, writers.kept, writers.end, counted, hasTables);
    return writers;
  }

  /** What to count of the rows of a task, and where to send it. */
  private static final class Counting extends AbstractFunction0 implements VoidFunction, Serializable {
    transient Dataset rows;
    final Causes.Spec spec;
    final CollectionAccumulator counts;
    final int kept, end, counted;
    final boolean hasTables;

    Counting(Parts job, int kept, int end, int counted, boolean hasTables) {
      spec = job.spec;
      counts = job.counts;
      this.kept = kept;
      this.end = end;
      this.counted = counted;
      this.hasTables = hasTables;
    }

    int table(InternalRow row) {
      return hasTables ? row.getInt(end + counted) : 0;
    }

    @Override
    public Object apply() {
      rows.queryExecution().toRdd().toJavaRDD().foreachPartition(this);
      return null;
    }

    @Override
    public void call(Object rows) {
      HashMap tables = new HashMap();
      while (((Iterator) rows).hasNext()) {
        InternalRow row = (InternalRow) ((Iterator) rows).next();
        Integer table = Integer.valueOf(table(row));
        Counts seen = (Counts) tables.get(table);
        if (seen == null) {
          seen = new Counts(this, table);
          tables.put(table, seen);
        }
        seen.see(row);
      }
      for (Object seen : tables.values()) {
        ((Counts) seen).send();
      }
    }
  }

  /** The counts of a table's rows in a task. */
  private static final class Counts {
    private final Counting counting;
    private final Integer table;
    private final long[] counts;
    private final Causes causes;

    Counts(Counting counting, Integer table) {
      this.counting = counting;
      this.table = table;
      counts = new long[2 + counting.counted];
      causes = new Causes(counting.spec);
    }

    /** Counts a row, and returns whether it is valid. */
    boolean see(InternalRow row) {
      counts[0]++;
      for (int at = 2, column = counting.end; at < counts.length; at++, column++) {
        counts[at] += !row.isNullAt(column) && row.getBoolean(column) ? 1 : 0;
      }
      int kept = counting.kept;
      if (row.isNullAt(kept)) {
        counts[1]++;
        return true;
      }
      causes.see(row.getArray(kept), row.isNullAt(kept + 2) ? null : row.getUTF8String(kept + 2));
      return false;
    }

    void send() {
      counting.counts.add(new Object[] {table, counts, causes.sent()});
    }
  }

  private static final class Writers extends OutputWriterFactory {
    OutputWriterFactory format;
    String refused, plain;
    int columns, kept;
    int end; // of the columns that are written
    String[] tables, widths;
    Counting counting;

    @Override
    public String getFileExtension(TaskAttemptContext context) {
      return format.getFileExtension(context);
    }

    @Override
    public OutputWriter newInstance(String path, StructType schema, TaskAttemptContext context) {
      return new Both(this, path, schema, context);
    }

    /** Returns the writer of valid rows: it can write them as they are, because all further columns are null. */
    OutputWriter valid(String path, StructType schema, int width, TaskAttemptContext context) {
      return writer(path, schema, places(width, width, 0), true, "", context);
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

  /** Writes each row to the file of its table and part. */
  private static final class Both extends OutputWriter {
    private final Writers writers;
    private final String path, written;
    private final StructType schema;
    private final TaskAttemptContext context;
    private final HashMap missing = new HashMap(); // tables without a row so far, and their widths
    private int table = -1, width;
    private OutputWriter valid, refused; // of the table; null until a row needs them
    private Counts counts;

    Both(Writers writers, String path, StructType schema, TaskAttemptContext context) {
      this.writers = writers;
      this.path = path;
      this.schema = schema;
      this.context = context;
      written = writers.counting.hasTables ? new Path(path).getParent().toString() : path;
      for (int at = 0; at < writers.tables.length; at++) {
        missing.put(Integer.valueOf("0" + writers.tables[at]), Integer.valueOf(writers.widths[at]));
      }
      if (!writers.counting.hasTables) {
        begin(0);
      }
    }

    private void begin(int next) {
      end();
      Integer columns = (Integer) missing.remove(Integer.valueOf(next));
      if (columns == null) {
        throw new IllegalStateException("rows are not sorted by table " + next);
      }
      table = next;
      width = columns.intValue();
      counts = new Counts(writers.counting, Integer.valueOf(next));
      boolean isFirst = context.getTaskAttemptID().getTaskID().getId() == 0;
      valid = isFirst || !writers.counting.hasTables ? writers.valid(file(), schema, width, context) : null;
      refused = isFirst ? writers.refused(file(), schema, context) : null;
    }

    private String file() {
      Path file = new Path(path);
      return writers.counting.hasTables ? new Path(new Path(file.getParent(), "" + table), file.getName()).toString() : path;
    }

    private void end() {
      OutputWriter first = valid, second = refused;
      Counts seen = counts;
      valid = null;
      refused = null;
      counts = null;
      try {
        if (first != null) {
          first.close();
        }
      } finally {
        if (second != null) {
          second.close();
        }
      }
      if (seen != null) {
        seen.send();
      }
    }

    @Override
    public void write(InternalRow row) {
      int next = writers.counting.table(row);
      if (next != table) {
        begin(next);
      }
      boolean isValid = counts.see(row);
      for (int column = writers.end; column < schema.length(); column++) {
        row.setNullAt(column); // Spark's writer fails at further values
      }
      if (isValid) {
        valid = valid == null ? writers.valid(file(), schema, width, context) : valid;
        valid.write(row);
      } else {
        refused = refused == null ? writers.refused(file(), schema, context) : refused;
        refused.write(row);
      }
    }

    @Override
    public void close() {
      if (context.getTaskAttemptID().getTaskID().getId() == 0) {
        for (Object each : missing.keySet().toArray()) {
          begin(((Integer) each).intValue());
        }
      }
      end();
    }

    @Override
    public String path() { // Spark asks for it with each row, and at the end how long the file is
      return written;
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
