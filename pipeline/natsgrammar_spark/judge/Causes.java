package natsgrammar;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.catalyst.optimizer.ReplaceExpressions;
import org.apache.spark.sql.catalyst.plans.logical.Project;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.unsafe.types.UTF8String;
import scala.collection.immutable.Seq;

/**
 * The most frequent values and causes among violations, counted as the rows pass. A query could count them instead, as
 * `tally.py` does without Java, but planning it takes a small run longer than all else: `benchmarks/RESULTS.md`, "Fixed
 * cost of a job". Both evaluate the same expressions, and a test compares their reports. Counts are exact. If values need
 * more memory than they may have, the answer is null, and the query is asked after all.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
final class Causes {
  private static final int EACH = 64; // bytes that a value needs until all are counted
  private static final int NUMBERS = 5; // sent for each value

  /** What to count: columns over a violation and its file. */
  static final class Spec implements Serializable {
    private final Columns numbers; // check, hash of the cause, hash of the value, length, column
    private final Columns texts;
    private final int worst; // values and causes of a check
    private final int examples; // values of a cause
    private final long bytes;

    Spec(Dataset numbers, Dataset texts, int worst, int examples, long share) {
      this.numbers = new Columns(numbers);
      this.texts = new Columns(texts);
      this.worst = worst;
      this.examples = examples;
      bytes = Runtime.getRuntime().maxMemory() / share; // of the driver, for all tasks together
    }
  }

  /** Columns that Spark computes row by row, outside of a query, by its internal projections. One thread uses them at a time. */
  private static final class Columns implements Serializable {
    private final Seq columns;
    private final Seq input;
    private transient UnsafeProjection projection;

    /** The dataset has to be a selection from another one, whose columns are the input. */
    Columns(Dataset dataset) {
      // The optimizer's rule replaces functions that cannot be evaluated, such as `left`.
      Project project = (Project) ReplaceExpressions.apply(dataset.queryExecution().analyzed());
      columns = project.projectList();
      input = project.child().output();
    }

    /** Returns the columns of a row, until they are asked for those of the next one. */
    InternalRow of(InternalRow row) {
      projection = projection == null ? UnsafeProjection.create(columns, input) : projection;
      return projection.apply(row);
    }
  }

  /** Something counted, ordered by rank: the most frequent first, and of equally frequent ones the shortest. */
  private static class Counted implements Comparable {
    final long hash;
    int length;
    long count;

    Counted(long hash, int length) {
      this.hash = hash;
      this.length = length;
    }

    @Override
    public int compareTo(Object other) {
      Counted second = (Counted) other;
      int order = Long.compare(second.count, count);
      order = order == 0 ? Integer.compare(length, second.length) : order;
      return order == 0 ? Long.compare(hash, second.hash) : order;
    }
  }

  private static final class Value extends Counted {
    final Group cause;
    int listed; // number of groups that have it among the best

    Value(long hash, int length, Group cause) {
      super(hash, length);
      this.cause = cause;
    }
  }

  /** The values of a check, or of one cause of it. */
  private static final class Group extends Counted {
    final Group check; // of a cause
    final Value[] best;
    int many;
    long rows;
    long row; // the last one counted

    Group(long hash, Group check, int most) {
      super(hash, Integer.MAX_VALUE);
      this.check = check;
      best = new Value[most];
    }

    /** Ranks a value that was just counted. Returns the value that is no longer among the best, or null. */
    Value rank(Value value) {
      Value dropped = null;
      int at = 0;
      while (at < many && best[at] != value) {
        at++;
      }
      if (at == many) {
        if (many == best.length && value.compareTo(best[--at]) > 0) {
          return null;
        }
        dropped = best[at];
        many = at + 1;
        value.listed++;
      }
      for (; at > 0 && value.compareTo(best[at - 1]) < 0; at--) {
        best[at] = best[at - 1];
      }
      best[at] = value;
      if (dropped != null) {
        dropped.listed--;
      }
      return dropped;
    }
  }

  private final Spec spec;
  private final GenericInternalRow violation = new GenericInternalRow(new Object[2]);
  private final HashMap checks = new HashMap(); // by their numbers
  private final HashMap causes = new HashMap(); // by their hashes, as below
  private final HashMap texts = new HashMap(); // the column and the texts of values
  private HashMap values = new HashMap(); // null if there are too many
  private long left;
  private long row;

  Causes(Spec spec) {
    this.spec = spec;
  }

  /** Counts the violations of one row. */
  void see(ArrayData violations, UTF8String file) {
    if (row == 0) {
      left = spec.bytes / TaskContext.get().numPartitions();
    }
    row++;
    violation.update(1, file);
    for (int at = 0; at < violations.numElements() && values != null; at++) {
      violation.update(0, violations.getStruct(at, 10));
      InternalRow numbers = spec.numbers.of(violation);
      Value value = count(numbers.getInt(0), numbers.getLong(1), numbers.getLong(2), numbers.getInt(3), 1, false);
      Group check = value.cause.check;
      check.rows += check.row == row ? 0 : 1;
      check.row = row;
      if (value.listed > 0) {
        keepTexts(value.hash, numbers.getUTF8String(4));
      }
      if (left < 0) {
        values = null;
      }
    }
  }

  /** Keeps the texts of the violation if its column is the first one for this value. */
  private void keepTexts(long value, UTF8String column) {
    UTF8String[] before = (UTF8String[]) texts.get(Long.valueOf(value));
    if (before == null || column.compareTo(before[0]) < 0) {
      UTF8String text = spec.texts.of(violation).getUTF8String(0);
      left -= before == null ? text.numBytes() : 0;
      texts.put(Long.valueOf(value), new UTF8String[] {column.copy(), text.copy()});
    }
  }

  private Value count(int check, long cause, long hash, int length, long many, boolean keepsAll) {
    Value value = (Value) values.get(Long.valueOf(hash));
    if (value == null) {
      value = new Value(hash, length, cause(check, cause));
      values.put(Long.valueOf(hash), value);
      left -= EACH;
    }
    value.count += many;
    Group[] groups = {value.cause, value.cause.check};
    for (Group group : groups) {
      group.count += many;
      group.length = Math.min(group.length, length);
      Value dropped = group.rank(value);
      if (dropped != null && dropped.listed == 0 && !keepsAll) {
        UTF8String[] kept = (UTF8String[]) texts.remove(Long.valueOf(dropped.hash));
        left += kept == null ? 0 : kept[1].numBytes();
      }
    }
    return value;
  }

  private Group check(int number) {
    Group check = (Group) checks.get(Integer.valueOf(number));
    if (check == null) {
      check = new Group(number, null, spec.worst);
      checks.put(Integer.valueOf(number), check);
    }
    return check;
  }

  private Group cause(int check, long hash) {
    Group cause = (Group) causes.get(Long.valueOf(hash));
    if (cause == null) {
      cause = new Group(hash, check(check), spec.examples);
      causes.put(Long.valueOf(hash), cause);
    }
    return cause;
  }

  /** Returns all counts in a small form; null if there were too many values. */
  Object[] sent() {
    if (values == null) {
      return null;
    }
    long[] rows = new long[2 * checks.size()], all = new long[NUMBERS * values.size()];
    int at = 0;
    for (Object check : checks.values()) {
      rows[at++] = ((Group) check).hash;
      rows[at++] = ((Group) check).rows;
    }
    at = 0;
    for (Object each : values.values()) {
      Value value = (Value) each;
      long[] numbers = {value.cause.check.hash, value.cause.hash, value.hash, value.length, value.count};
      System.arraycopy(numbers, 0, all, at, NUMBERS);
      at += NUMBERS;
    }
    return new Object[] {rows, all, texts};
  }

  /** Adds what a task has sent. */
  void add(Object[] sent) {
    if (sent == null || values == null) {
      values = null;
      return;
    }
    long[] rows = (long[]) sent[0], all = (long[]) sent[1];
    for (int at = 0; at < rows.length; at += 2) {
      check((int) rows[at]).rows += rows[at + 1];
    }
    for (int at = 0; at < all.length; at += NUMBERS) {
      count((int) all[at], all[at + 1], all[at + 2], (int) all[at + 3], all[at + 4], true);
    }
    HashMap more = (HashMap) sent[2];
    for (Object hash : more.keySet()) {
      UTF8String[] mine = (UTF8String[]) texts.get(hash), other = (UTF8String[]) more.get(hash);
      int order = mine == null ? 1 : mine[0].compareTo(other[0]);
      if (order > 0 || order == 0 && mine[1].compareTo(other[1]) > 0) {
        texts.put(hash, other);
      }
    }
  }

  /** Returns JSON as `tally.py` reads it, a list with an entry for each check; null if there were too many values. */
  String answer() {
    if (values == null) {
      return null;
    }
    StringBuilder text = new StringBuilder("[");
    for (Object each : checks.values()) {
      Group check = (Group) each;
      ArrayList ranked = new ArrayList();
      for (Object cause : causes.values()) {
        if (((Group) cause).check == check) {
          ranked.add(cause);
        }
      }
      Collections.sort(ranked);
      text.append(text.length() > 1 ? "," : "").append("{\"check\":").append(check.hash);
      text.append(",\"rows\":").append(check.rows).append(",\"errors\":").append(check.count).append(",\"values\":");
      best(text, check).append(",\"causes\":[");
      for (int at = 0; at < ranked.size() && at < spec.worst; at++) {
        Group cause = (Group) ranked.get(at);
        text.append(at > 0 ? "," : "").append("{\"count\":").append(cause.count).append(",\"values\":");
        best(text, cause).append('}');
      }
      text.append("]}");
    }
    return text.append(']').toString();
  }

  private StringBuilder best(StringBuilder text, Group group) {
    text.append('[');
    for (int at = 0; at < group.many; at++) {
      Value value = group.best[at];
      UTF8String[] kept = (UTF8String[]) texts.get(Long.valueOf(value.hash));
      text.append(at > 0 ? "," : "").append("{\"value\":").append(value.hash).append(",\"count\":").append(value.count);
      text.append(",\"texts\":").append(kept == null ? "null" : kept[1].toString()).append('}');
    }
    return text.append(']');
  }
}
