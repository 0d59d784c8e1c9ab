package natsgrammar;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * What is wrong with a name, as functions of Spark: violation.`NAME`, which computes what `Rule.check_bytes` does in
 * Python.
 *
 * A function is made from the numbers that `jvm.py` writes: all that can be known before the name is seen, such as how
 * each character is shown. Only a beginning of a name that is too long for a suggestion is ever copied. Janino compiles
 * this file, so it uses neither lambdas nor generics.
 */
public final class Violations {
  /** Whether there is a function of the name. */
  public boolean has(String name) {
    return Functions.has("violation", name);
  }

  /** Adds the function of a rule. */
  public void add(String name, String struct, byte[] numbers) {
    Explained rule = new Explained(ByteBuffer.wrap(numbers).asIntBuffer());
    Functions.add("violation", name, new Violation(name, DataType.fromDDL(struct), rule));
  }

  /** The rule of a function that was added. */
  static Explained named(String name) {
    return ((Violation) Functions.added("violation", name)).rule;
  }

  public static final class Violation extends Functions.OfText {
    private final Explained rule;

    Violation(String name, DataType struct, Explained rule) {
      super("violation." + name, struct);
      this.rule = rule;
    }

    public InternalRow invoke(UTF8String text) {
      return text == null ? null : rule.violation(text);
    }
  }

  /** A rule with what is said of the names that it refuses. */
  static final class Explained implements Serializable {
    private final String[] characters; // as they are shown: the first ones
    private final int[] printable; // where characters begin to be printable, and where they cease, in turns
    private final String noun;
    private final int code; // of the error of nats-server, or -1
    private final int longest; // code points of a name that gets a suggestion
    private final int[] standIns;
    private final Functions.Table rule;
    private final String[] messages;
    private final int[] messageOf; // state -> its message
    private final String[] endings; // state -> what completes a name
    private final Functions.Table served; // nats-server's rule, or null
    private final Functions.Codec encoder; // what suggestions are made with, or null for repairs

    Explained(IntBuffer numbers) {
      characters = texts(numbers);
      printable = Functions.array(numbers);
      noun = Functions.text(numbers);
      code = numbers.get();
      longest = numbers.get();
      standIns = Functions.array(numbers);
      rule = new Functions.Table(numbers);
      messages = texts(numbers);
      messageOf = Functions.array(numbers);
      endings = texts(numbers);
      served = numbers.get() == 1 ? new Functions.Table(numbers) : null;
      encoder = numbers.get() == 1 ? new Functions.Codec(rule, numbers) : null;
    }

    private static String[] texts(IntBuffer numbers) {
      String[] read = new String[numbers.get()];
      for (int at = 0; at < read.length; at++) {
        read[at] = Functions.text(numbers);
      }
      return read;
    }

    /** The first error of a name; null for a valid one. */
    InternalRow violation(UTF8String text) {
      int position = rule.firstError(text);
      if (position < 0) {
        return null;
      }
      Object base = text.getBaseObject();
      long at = text.getBaseOffset(), end = at + text.numBytes();
      int row = 0;
      for (int before = 0; before < position; before++) {
        int passed = Functions.codePoint(base, at, end);
        row = rule.next[row + rule.symbol(passed)];
        at += Functions.size(passed);
      }
      String expected = messages[messageOf[row / rule.width]];
      UTF8String name = text.isValid() ? text : text.makeValid();
      int found = at == end ? -1 : Functions.codePoint(base, at, end);
      StringBuilder message = new StringBuilder();
      if (at < end) {
        String what = found < 0 ? String.format("invalid UTF-8 byte 0x%02X", Platform.getByte(base, at)) : shown(found);
        message.append(what).append(" at position ").append(position).append(": expected ").append(expected);
      } else if (position > 0) {
        message.append("the ").append(noun).append(" ends at position ").append(position).append("; expected ");
        message.append(expected);
      } else {
        message.append("the ").append(noun).append(" is empty; expected ").append(expected);
      }
      if (code >= 0 && !(served != null && served.accepts(name))) {
        message.append(" (error ").append(code).append(" of nats-server)");
      }
      String character = at == end ? "" : new String(Character.toChars(found < 0 ? 0xFFFD : found));
      return new GenericInternalRow(
          new Object[] {
            Integer.valueOf(position),
            UTF8String.fromString(character),
            UTF8String.fromString(expected),
            UTF8String.fromString(message.toString()),
            suggestion(name, name == text)
          });
    }

    /** A character in messages, as `shown` has it in Python. */
    private String shown(int code) {
      if (code < characters.length) {
        return characters[code];
      }
      int run = Arrays.binarySearch(printable, code);
      boolean isPrintable = ((run < 0 ? -run - 2 : run) & 1) == 0;
      String point = String.format("U+%04X", code);
      return isPrintable ? "`" + new String(Character.toChars(code)) + "` (" + point + ")" : point;
    }

    /** A valid name near this one, or null. U+FFFD stands for bytes that are not UTF-8 in a name that was not `whole`. */
    private UTF8String suggestion(UTF8String name, boolean whole) {
      boolean lossy = !whole && (encoder != null || rule.of(0xFFFD) > 0);
      if (lossy || name.numBytes() > 4L * longest || name.numChars() > longest) {
        return null;
      }
      UTF8String nearest = encoder == null ? near(points(name.toString())) : encoder.encode(name);
      return nearest == null || nearest.equals(name) || !rule.accepts(nearest) ? null : nearest;
    }

    /** The name repaired; null if it does not resemble the name any more. */
    private UTF8String near(int[] name) {
      String repaired = repaired(name);
      boolean isNear = name.length == 0 || resembles(points(repaired), name);
      return isNear ? UTF8String.fromString(repaired) : null;
    }

    /** The characters of a text; `String.codePoints` would take longer than all else here. */
    private static int[] points(String text) {
      int[] points = new int[text.codePointCount(0, text.length())];
      for (int at = 0, next = 0; at < points.length; next += Character.charCount(points[at++])) {
        points[at] = text.codePointAt(next);
      }
      return points;
    }

    /** Whether a repaired name has half of the letters and digits of the name, as `_resembles` counts them in Python. */
    private static boolean resembles(int[] nearest, int[] name) {
      int same = Arrays.mismatch(nearest, name); // what both begin with, which is most of a name, need not be sorted
      int[] wanted = Arrays.copyOfRange(name, same < 0 ? name.length : same, name.length);
      int[] rest = Arrays.copyOfRange(nearest, name.length - wanted.length, nearest.length);
      Arrays.sort(wanted);
      Arrays.sort(rest);
      int said = 0, kept = 0;
      boolean any = wanted.length < name.length;
      for (int at = 0; at < name.length - wanted.length; at++) {
        said += says(name[at]);
      }
      kept = said;
      int at = 0;
      for (int character : wanted) {
        while (at < rest.length && rest[at] < character) {
          at++;
        }
        boolean both = at < rest.length && rest[at] == character;
        at += both ? 1 : 0;
        any |= both;
        said += says(character);
        kept += both ? says(character) : 0;
      }
      return any && 2 * kept >= said;
    }

    /** 1 for letters, digits and all beyond ASCII. */
    private static int says(int character) {
      int letter = character | 0x20;
      return character > 127 || character >= '0' && character <= '9' || letter >= 'a' && letter <= 'z' ? 1 : 0;
    }

    /** The name with every misplaced character replaced or removed, and completed to a valid end. */
    private String repaired(int[] name) {
      int[] written = new int[name.length];
      int many = 0, row = 0;
      for (int character : name) {
        int kept = character;
        for (int next = 0; rule.next[row + rule.symbol(kept)] < 0; next++) {
          if (next == standIns.length) {
            kept = -1;
            break;
          }
          kept = standIns[next];
        }
        if (kept >= 0) {
          written[many++] = kept;
          row = rule.next[row + rule.symbol(kept)];
        } else if (isEnd(row)) {
          break;
        }
      }
      return ended(written, many, row / rule.width);
    }

    /** Whether nothing can follow. */
    private boolean isEnd(int row) {
      for (int symbol = 0; symbol < rule.width; symbol++) {
        if (rule.next[row + symbol] >= 0) {
          return false;
        }
      }
      return true;
    }

    /** A valid name made from a prefix of one, by cutting or completing it, whichever changes less. */
    private String ended(int[] beginning, int many, int state) {
      String whole = new String(beginning, 0, many);
      if (rule.accepting[state]) {
        return whole;
      }
      int accepted = 0, row = 0;
      for (int at = 0; at < many; at++) {
        row = rule.next[row + rule.symbol(beginning[at])];
        accepted = rule.accepting[row / rule.width] ? at + 1 : accepted;
      }
      String ending = endings[state];
      boolean cuts = accepted > 0 && many - accepted <= ending.codePointCount(0, ending.length());
      return cuts ? new String(beginning, 0, accepted) : whole + ending;
    }
  }
}
