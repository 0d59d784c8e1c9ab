package natsgrammar;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The most frequent values and causes among the violations of rows, counted as these pass: what the query of `tally.py` says,
 * by the same expressions. Counts are exact. Where values would take more memory than they may, there are none.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
final class Causes {
  private static final int EACH = 64; // bytes that a value takes until all are counted
  private static final int NUMBERS = 5; // that are sent of a value

  /** What is counted of a violation, and what is told of it: columns over the violation and its file. */
  static final class Asked implements Serializable {
    private final Columns numbers; // check, hash of the cause, hash of the value, length, column
    private final Columns told;
    private final int worst; // values and causes of a check
    private final int examples; // values of a cause
    private final long bytes;

    Asked(Dataset numbers, Dataset told, int worst, int examples, long share) {
      this.numbers = new Columns(numbers);
      this.told = new Columns(told);
      this.worst = worst;
      this.examples = examples;
      bytes = Runtime.getRuntime().maxMemory() / share; // of the driver, which all tasks use
    }
  }

  /** In the order of ranks: the most frequent first, and of equally frequent ones the shortest. */
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
      Counted its = (Counted) other;
      int found = Long.compare(its.count, count);
      found = found == 0 ? Integer.compare(length, its.length) : found;
      return found == 0 ? Long.compare(hash, its.hash) : found;
    }
  }

  private static final class Value extends Counted {
    final Group cause;
    int listed; // in how many groups it is among the best

    Value(long hash, int length, Group cause) {
      super(hash, length);
      this.cause = cause;
    }
  }

  /** The values of a check, or those of one cause of it. */
  private static final class Group extends Counted {
    final Group check; // of a cause
    final Value[] best;
    int many;
    long rows;
    long row; // the last one that was counted

    Group(long hash, Group check, int most) {
      super(hash, Integer.MAX_VALUE);
      this.check = check;
      best = new Value[most];
    }

    /** Ranks a value that was just counted. The result is the value that is no longer among the best, or null. */
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

  private final Asked asked;
  private final GenericInternalRow violation = new GenericInternalRow(new Object[2]);
  private final HashMap checks = new HashMap(); // by their numbers
  private final HashMap causes = new HashMap(); // by their hashes, as all below
  private final HashMap told = new HashMap(); // the column and the texts of values
  private HashMap values = new HashMap(); // null if these are too many
  private long left;
  private long row;

  Causes(Asked asked) {
    this.asked = asked;
  }

  /** Counts the violations of one row. */
  void see(ArrayData violations, UTF8String file) {
    if (row == 0) {
      left = asked.bytes / TaskContext.get().numPartitions();
    }
    row++;
    violation.update(1, file);
    for (int at = 0; at < violations.numElements() && values != null; at++) {
      violation.update(0, violations.getStruct(at, 10));
      InternalRow found = asked.numbers.of(violation);
      Value value = count(found.getInt(0), found.getLong(1), found.getLong(2), found.getInt(3), 1, false);
      Group check = value.cause.check;
      check.rows += check.row == row ? 0 : 1;
      check.row = row;
      if (value.listed > 0) {
        tell(value.hash, found.getUTF8String(4));
      }
      if (left < 0) {
        values = null;
      }
    }
  }

  /** Keeps the texts of the violation if it is the first of its value, by the order of columns. */
  private void tell(long value, UTF8String column) {
    UTF8String[] before = (UTF8String[]) told.get(Long.valueOf(value));
    if (before == null || column.compareTo(before[0]) < 0) {
      UTF8String text = asked.told.of(violation).getUTF8String(0);
      left -= before == null ? text.numBytes() : 0;
      told.put(Long.valueOf(value), new UTF8String[] {column.copy(), text.copy()});
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
        UTF8String[] its = (UTF8String[]) told.remove(Long.valueOf(dropped.hash));
        left += its == null ? 0 : its[1].numBytes();
      }
    }
    return value;
  }

  private Group check(int number) {
    Group found = (Group) checks.get(Integer.valueOf(number));
    if (found == null) {
      found = new Group(number, null, asked.worst);
      checks.put(Integer.valueOf(number), found);
    }
    return found;
  }

  private Group cause(int check, long hash) {
    Group found = (Group) causes.get(Long.valueOf(hash));
    if (found == null) {
      found = new Group(hash, check(check), asked.examples);
      causes.put(Long.valueOf(hash), found);
    }
    return found;
  }

  /** All that was counted, in a form that is small; null if values were too many. */
  Object[] sent() {
    if (values == null) {
      return null;
    }
    long[] rows = new long[2 * checks.size()], all = new long[NUMBERS * values.size()];
    int at = 0;
    for (Object one : checks.values()) {
      rows[at++] = ((Group) one).hash;
      rows[at++] = ((Group) one).rows;
    }
    at = 0;
    for (Object one : values.values()) {
      Value value = (Value) one;
      long[] its = {value.cause.check.hash, value.cause.hash, value.hash, value.length, value.count};
      System.arraycopy(its, 0, all, at, NUMBERS);
      at += NUMBERS;
    }
    return new Object[] {rows, all, told};
  }

  /** Adds what another has sent. */
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
    HashMap its = (HashMap) sent[2];
    for (Object hash : its.keySet()) {
      UTF8String[] mine = (UTF8String[]) told.get(hash), other = (UTF8String[]) its.get(hash);
      int order = mine == null ? 1 : mine[0].compareTo(other[0]);
      if (order > 0 || order == 0 && mine[1].compareTo(other[1]) > 0) {
        told.put(hash, other);
      }
    }
  }

  /** A list of JSON, with an entry for each check, as `tally.py` reads it; null if values were too many. */
  String answer() {
    if (values == null) {
      return null;
    }
    StringBuilder text = new StringBuilder("[");
    for (Object one : checks.values()) {
      Group check = (Group) one;
      ArrayList its = new ArrayList();
      for (Object cause : causes.values()) {
        if (((Group) cause).check == check) {
          its.add(cause);
        }
      }
      Collections.sort(its);
      text.append(text.length() > 1 ? "," : "").append("{\"check\":").append(check.hash);
      text.append(",\"rows\":").append(check.rows).append(",\"errors\":").append(check.count).append(",\"values\":");
      best(text, check).append(",\"causes\":[");
      for (int at = 0; at < its.size() && at < asked.worst; at++) {
        Group cause = (Group) its.get(at);
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
      UTF8String[] its = (UTF8String[]) told.get(Long.valueOf(value.hash));
      text.append(at > 0 ? "," : "").append("{\"value\":").append(value.hash).append(",\"count\":").append(value.count);
      text.append(",\"told\":").append(its == null ? "null" : its[1].toString()).append('}');
    }
    return text.append(']');
  }
}
