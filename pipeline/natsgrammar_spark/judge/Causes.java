package natsgrammar;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Base64;
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
    private final Columns numbers; // check, hash of the cause, hash of the value, length, place
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

  /** A check, a cause of it, or a value with that cause. The most frequent come first, then the shortest ones. */
  private static final class Counted implements Comparable {
    final long hash;
    final Counted group; // the check of a cause, the cause of a value
    final Counted[] best; // the first values of a check or a cause
    int many; // number of these
    int length = Integer.MAX_VALUE;
    long count;
    UTF8String place; // the first one of a value: its column and file
    long rows; // of a check
    long row; // the last one of them
    int listed; // number of groups that have a value among their best

    Counted(long hash, Counted group, int most) {
      this.hash = hash;
      this.group = group;
      best = new Counted[most];
    }

    @Override
    public int compareTo(Object other) {
      Counted second = (Counted) other;
      int order = Long.compare(second.count, count);
      order = order == 0 ? Integer.compare(length, second.length) : order;
      return order == 0 ? Long.compare(hash, second.hash) : order;
    }

    void add(int length, long count) {
      this.length = Math.min(this.length, length);
      this.count += count;
    }

    /** Ranks a value that was just counted. Returns the value that is no longer among the best, or null. */
    Counted rank(Counted value) {
      Counted dropped = null;
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
  private final HashMap texts = new HashMap(); // of values
  private final HashMap places = new HashMap(); // each once
  private HashMap values = new HashMap(); // null if there are too many
  private long left; // bytes
  private long row;

  Causes(Spec spec) {
    this.spec = spec;
  }

  /** Counts the violations of a row. */
  void see(ArrayData violations, UTF8String file) {
    if (row == 0) {
      left = spec.bytes / TaskContext.get().numPartitions();
    }
    row++;
    violation.update(1, file);
    for (int at = 0; at < violations.numElements() && values != null; at++) {
      violation.update(0, violations.getStruct(at, 11));
      InternalRow numbers = spec.numbers.of(violation);
      long hash = numbers.getLong(2);
      UTF8String place = once(numbers.getUTF8String(4));
      Counted value = count(numbers.getInt(0), numbers.getLong(1), hash, numbers.getInt(3), 1, place, false);
      Counted check = value.group.group;
      check.rows += check.row == row ? 0 : 1;
      check.row = row;
      if (value.listed > 0 && !texts.containsKey(Long.valueOf(hash))) {
        UTF8String text = spec.texts.of(violation).getUTF8String(0).copy();
        left -= text.numBytes();
        texts.put(Long.valueOf(hash), text);
      }
      if (left < 0) {
        values = null;
      }
    }
  }

  private UTF8String once(UTF8String place) {
    UTF8String known = (UTF8String) places.get(place);
    if (known == null) {
      known = place.copy();
      left -= EACH + place.numBytes();
      places.put(known, known);
    }
    return known;
  }

  private Counted count(int check, long cause, long hash, int length, long many, UTF8String place, boolean keepsAll) {
    Counted group = counted(causes, cause, counted(checks, check, null, spec.worst), spec.examples);
    left -= values.containsKey(Long.valueOf(hash)) ? 0 : EACH;
    Counted value = counted(values, hash, group, 0);
    value.add(length, many);
    value.place = value.place == null || place.compareTo(value.place) < 0 ? place : value.place;
    for (Counted each = group; each != null; each = each.group) {
      each.add(length, many);
      Counted dropped = each.rank(value);
      if (dropped != null && dropped.listed == 0 && !keepsAll) {
        UTF8String kept = (UTF8String) texts.remove(Long.valueOf(dropped.hash));
        left += kept == null ? 0 : kept.numBytes();
      }
    }
    return value;
  }

  private static Counted counted(HashMap known, long hash, Counted group, int most) {
    Counted counted = (Counted) known.get(Long.valueOf(hash));
    if (counted == null) {
      counted = new Counted(hash, group, most);
      known.put(Long.valueOf(hash), counted);
    }
    return counted;
  }

  /** Returns all counts, as few numbers; null if there were too many values. */
  Object[] sent() {
    if (values == null) {
      return null;
    }
    long[] rows = new long[2 * checks.size()], all = new long[NUMBERS * values.size()];
    UTF8String[] places = new UTF8String[values.size()];
    int at = 0;
    for (Object each : checks.values()) {
      rows[at++] = ((Counted) each).hash;
      rows[at++] = ((Counted) each).rows;
    }
    at = 0;
    for (Object each : values.values()) {
      Counted value = (Counted) each;
      long[] numbers = {value.group.group.hash, value.group.hash, value.hash, value.length, value.count};
      System.arraycopy(numbers, 0, all, at, NUMBERS);
      places[at / NUMBERS] = value.place;
      at += NUMBERS;
    }
    return new Object[] {rows, all, places, texts};
  }

  /** Adds what a task has sent. */
  void add(Object[] sent) {
    if (sent == null || values == null) {
      values = null;
      return;
    }
    long[] rows = (long[]) sent[0], all = (long[]) sent[1];
    UTF8String[] places = (UTF8String[]) sent[2];
    for (int at = 0; at < rows.length; at += 2) {
      counted(checks, rows[at], null, spec.worst).rows += rows[at + 1];
    }
    for (int at = 0; at < all.length; at += NUMBERS) {
      count((int) all[at], all[at + 1], all[at + 2], (int) all[at + 3], all[at + 4], places[at / NUMBERS], true);
    }
    texts.putAll((HashMap) sent[3]);
  }

  /** Returns a line for each reported value, as `tally.py` reads them; null if there were too many values. */
  String answer() {
    if (values == null) {
      return null;
    }
    ArrayList ranked = new ArrayList(causes.values());
    Collections.sort(ranked);
    StringBuilder lines = new StringBuilder();
    for (Object check : checks.values()) {
      report(lines, (Counted) check, (Counted) check);
      int left = spec.worst;
      for (Object cause : ranked) {
        if (((Counted) cause).group == check && left-- > 0) {
          report(lines, (Counted) check, (Counted) cause);
        }
      }
    }
    return lines.toString();
  }

  private void report(StringBuilder lines, Counted check, Counted group) {
    for (int at = 0; at < group.many; at++) {
      Counted value = group.best[at];
      int isExample = group == check ? 0 : 1;
      long[] numbers = {
        check.hash, check.rows, check.count, isExample, group.hash, group.count, value.hash, value.count
      };
      for (long number : numbers) {
        lines.append(number).append(' ');
      }
      Object kept = texts.get(Long.valueOf(value.hash));
      String place = Base64.getEncoder().encodeToString(value.place.getBytes());
      lines.append(place).append(' ').append(kept == null ? "" : kept.toString()).append('\n');
    }
  }
}
