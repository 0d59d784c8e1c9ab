package natsgrammar;

import java.io.Serializable;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * What is wrong with names, as functions of Spark: violation.`NAME` for a name, as `Rule.check_bytes` computes it in
 * Python, violations.`NAME` for all rejected values of a row, and parse.`NAME` for the parts of valid ones.
 *
 * `pack.py` writes the bytes that a function is made from: everything known before the name is seen, such as how
 * messages show each character. Only the beginning of a name too long for a suggestion is ever copied. Janino compiles
 * this file, so it uses neither lambdas nor generics.
 */
public final class Violations {
  /** Checks whether there is a function. */
  public boolean has(String verb, String name) {
    return Functions.has(verb, name);
  }

  /** Adds the function of a rule. */
  public void add(String name, String struct, byte[] numbers) {
    Explained rule = new Explained(ByteBuffer.wrap(numbers).asIntBuffer());
    Functions.add("violation", name, new Violation(name, DataType.fromDDL(struct), rule));
  }

  /**
   * Adds a function from an array of rejected values to the array of their violations, see `explain.py`. Spark could do
   * this with expressions over the elements, but it numbers their variables anew in each query, and so compiles
   * everything around them again, for each batch of a stream.
   *
   * Each line of `rules` is the number of a check, an address, and the name of a function for names. The last three
   * texts describe a missing value.
   */
  public void addAll(
      String name, String takes, String returns, String rules, String found, String expected, String message) {
    UTF8String[] missing = new UTF8String[] {
      UTF8String.fromString(found), UTF8String.fromString(expected), UTF8String.fromString(message), null, null
    };
    Functions.add("violations", name, new OfRow(name, takes, returns, rules.split("\n"), missing));
  }

  /**
   * Adds parse.`NAME`, which returns the texts of an expression's groups in valid names, as a struct.
   *
   * `between` are the ASCII texts around the groups, with NUL between them, if these suffice to find the groups. `fields` has
   * the number of a field for each group; of the groups of one field, at most one is in a text.
   */
  public void addParse(String name, String struct, String expression, String between, byte[] fields) {
    Parse parse = new Parse(name, StructType.fromDDL(struct), Pattern.compile(expression), between, fields);
    Functions.add("parse", name, parse);
  }

  public static final class Parse extends Functions.OfText {
    private final Pattern expression;
    private final String[] between; // or null
    final byte[] fields;

    Parse(String name, DataType struct, Pattern expression, String between, byte[] fields) {
      super("parse." + name, struct);
      this.expression = expression;
      this.fields = fields;
      this.between = between.isEmpty() ? null : between.split("\0", -1);
    }

    /** Returns the texts of the groups, null for a group without one; null for a text that the expression does not match. */
    UTF8String[] groups(UTF8String text) throws InterruptedException {
      UTF8String[] groups = new UTF8String[fields.length];
      for (int group = 0, at = 0; between != null && group < groups.length; group++) {
        int start = at + between[group].length(), end = between[group + 1].isEmpty() ? -1 : (int) between[group + 1].charAt(0);
        for (at = start; at < text.numBytes() && text.getByte(at) != end; at++) {}
        groups[group] = UTF8String.fromAddress(text.getBaseObject(), text.getBaseOffset() + start, at - start);
      }
      Matcher match = between == null ? match(text) : null;
      for (int group = 0; match != null && group < groups.length; group++) {
        groups[group] = UTF8String.fromString(match.group(group + 1));
      }
      return between == null && match == null ? null : groups;
    }

    /** Returns the match of a whole text, or null. */
    Matcher match(UTF8String text) throws InterruptedException {
      Matcher match = expression.matcher(text.toString());
      Matching matching = new Matching(match);
      try {
        matching.run();
      } catch (StackOverflowError error) { // Java descends for each round of a repeat, which ends the executor
        Thread deep = new Thread(null, matching, "parse", 1024L * text.numBytes());
        deep.start();
        deep.join();
      }
      return matching.matches ? match : null;
    }

    public InternalRow invoke(UTF8String text) throws InterruptedException {
      UTF8String[] groups = text == null ? null : groups(text);
      if (groups == null) {
        return null;
      }
      Object[] parts = new Object[((StructType) resultType()).length()];
      for (int group = 0; group < groups.length; group++) {
        parts[fields[group]] = groups[group] == null ? parts[fields[group]] : groups[group];
      }
      return new GenericInternalRow(parts);
    }
  }

  private static final class Matching implements Runnable {
    private final Matcher match;
    boolean matches;

    Matching(Matcher match) {
      this.match = match;
    }

    @Override
    public void run() {
      matches = match.matches();
    }
  }

  public static final class Violation extends Functions.OfText {
    final Explained rule;

    Violation(String name, DataType struct, Explained rule) {
      super("violation." + name, struct);
      this.rule = rule;
    }

    public InternalRow invoke(UTF8String text) {
      return text == null ? null : rule.violation(text);
    }
  }

  public static final class OfRow extends Functions.OfText {
    private final DataType input;
    private final int[] checks; // the number of the check, the address and the rule have the same place
    private final UTF8String[] addresses;
    private final Explained[] rules;
    private final UTF8String[] missing;

    OfRow(String name, String takes, String returns, String[] lines, UTF8String[] missing) {
      super("violations." + name, DataType.fromDDL(returns));
      input = DataType.fromDDL(takes);
      checks = new int[lines.length];
      addresses = new UTF8String[lines.length];
      rules = new Explained[lines.length];
      for (int at = 0; at < lines.length; at++) {
        String[] words = lines[at].split(" ");
        checks[at] = Integer.parseInt(words[0]);
        addresses[at] = UTF8String.fromString(words[1]);
        rules[at] = ((Violation) Functions.added("violation", words[2])).rule;
      }
      this.missing = missing;
    }

    @Override
    public BoundFunction bind(StructType given) {
      return this;
    }

    @Override
    public DataType[] inputTypes() {
      return new DataType[] {input};
    }

    public ArrayData invoke(ArrayData rejected) {
      if (rejected == null) {
        return null;
      }
      Object[] violations = new Object[rejected.numElements()];
      for (int at = 0; at < violations.length; at++) {
        violations[at] = violation(rejected.getStruct(at, 4));
      }
      return new GenericArrayData(violations);
    }

    /** The fields of a rejected value are the check, the column, the bytes and the address. */
    private InternalRow violation(InternalRow rejected) {
      int check = rejected.getInt(0);
      UTF8String column = rejected.getUTF8String(1), address = rejected.getUTF8String(3), value = null;
      UTF8String[] texts = missing; // found, expected, message, suggestion, cause
      Object position = null;
      if (!rejected.isNullAt(2)) {
        UTF8String name = UTF8String.fromBytes(rejected.getBinary(2));
        InternalRow first = rule(check, address).violation(name);
        position = Integer.valueOf(first.getInt(0));
        texts = new UTF8String[5];
        for (int at = 0; at < texts.length; at++) {
          texts[at] = first.getUTF8String(at + 1);
        }
        value = name.isValid() ? name : name.makeValid();
      }
      Object[] fields = {
        Integer.valueOf(check), column, address, null, position, texts[0], texts[1], texts[2], texts[3], value, texts[4]
      };
      return new GenericInternalRow(fields);
    }

    private Explained rule(int check, UTF8String address) {
      for (int at = 0; at < rules.length; at++) {
        if (checks[at] == check && addresses[at].equals(address)) {
          return rules[at];
        }
      }
      throw new IllegalArgumentException("no rule " + address + " in check " + check);
    }
  }

  // Numbers in place of a rejected character: the name is too long, the text is not UTF-8, the name ends.
  private static final int EXCESS = -3, UNDECODABLE = -2, END = -1;

  /** A cause of rejections, as in Python: its identifier, sentence and advice, and the bounds of its characters. */
  private static final class Cause implements Serializable {
    final String name;
    private final String sentence;
    private final String advice;
    private final int[] found;
    private final int[] before;

    Cause(String[] texts, int[] found, int[] before) {
      name = texts[0];
      sentence = texts[1];
      advice = texts[2];
      this.found = found;
      this.before = before;
    }

    boolean explains(int error, int passed) {
      return isIn(found, error) && isIn(before, passed);
    }

    private static boolean isIn(int[] bounds, int number) {
      int at = Arrays.binarySearch(bounds, number);
      return ((at < 0 ? -at - 1 : at + 1) & 1) == 1;
    }

    String message(int error, String shown, int position, String expected) {
      boolean isPlace = error >= 0 || error == UNDECODABLE;
      boolean isImplied = error >= 0 && found.length == 2 && found[0] == error && found[1] == error + 1;
      String character = isPlace && !isImplied ? ": " + shown : "";
      String place = isPlace && before[before.length - 1] > 0 ? " at position " + position : "";
      return sentence + character + place + "; expected " + expected + (advice.isEmpty() ? "" : "; " + advice);
    }
  }

  /** A rule, and what messages about rejected names need. */
  static final class Explained implements Serializable {
    private static final Pattern WORSE = Pattern.compile("(?:^|[./])(?:[*>#+][-_*>\\x00]|[-_][*>#+])|,\\)| \\z"); // as in Python
    private final String[] characters; // how messages show the first ones
    private final int[] printable; // where characters begin and cease to be printable, in turns
    private final String noun;
    private final int code; // nats-server's error code, or -1
    private final int longest; // most code points of a name that gets a suggestion
    private final int[] standIns;
    final Functions.Table rule;
    private final String[] messages;
    private final int[] messageOf; // state -> its message
    private final String[] endings; // state -> a completion of the name
    private final int[] limit; // the greatest length, and whether it counts bytes; empty if there is none
    private final Cause[] causes;
    private final Functions.Table served; // nats-server's rule, or null
    private final Functions.Codec encoder; // makes suggestions; null if repairs do

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
      limit = Functions.array(numbers);
      causes = new Cause[numbers.get()];
      for (int at = 0; at < causes.length; at++) {
        causes[at] = new Cause(texts(numbers), Functions.array(numbers), Functions.array(numbers));
      }
      served = numbers.get() == 1 ? new Functions.Table(numbers) : null;
      encoder = numbers.get() == 1 ? new Functions.Codec(rule, null, numbers) : null;
    }

    private static String[] texts(IntBuffer numbers) {
      String[] read = new String[numbers.get()];
      for (int at = 0; at < read.length; at++) {
        read[at] = Functions.text(numbers);
      }
      return read;
    }

    /** Returns the first error of a name; null for a valid one. */
    InternalRow violation(UTF8String text) {
      int position = rule.firstError(text);
      if (position < 0) {
        return null;
      }
      Object base = text.getBaseObject();
      long at = text.getBaseOffset(), end = at + text.numBytes();
      int row = 0, passed = END;
      for (int before = 0; before < position; before++) {
        passed = Functions.codePoint(base, at, end);
        row = rule.next[row + rule.symbol(passed)];
        at += Functions.size(passed);
      }
      String expected = messages[messageOf[row / rule.width]];
      UTF8String name = text.isValid() ? text : text.makeValid();
      int wrong = at == end ? -1 : Functions.codePoint(base, at, end);
      long bytes = at - text.getBaseOffset() + (wrong < 0 ? 0 : Functions.size(wrong));
      boolean isLong = limit.length > 0 && (limit[1] == 1 ? bytes : position + 1) > limit[0];
      int error = at == end ? END : wrong < 0 ? UNDECODABLE : isLong ? EXCESS : wrong;
      Cause cause = null;
      for (int next = 0; cause == null && next < causes.length; next++) {
        cause = causes[next].explains(error, passed) ? causes[next] : null;
      }
      String label = wrong >= 0 ? shown(wrong) : at == end ? "" : String.format("byte 0x%02X", Platform.getByte(base, at));
      StringBuilder message = new StringBuilder();
      if (cause != null) {
        message.append(cause.message(error, label, position, expected));
      } else if (at < end) {
        message.append(wrong < 0 ? "invalid UTF-8 " : "").append(label);
        message.append(" at position ").append(position).append(": expected ").append(expected);
      } else if (position > 0) {
        message.append("the ").append(noun).append(" ends at position ").append(position).append("; expected ");
        message.append(expected);
      } else {
        message.append("the ").append(noun).append(" is empty; expected ").append(expected);
      }
      if (code >= 0 && !(served != null && served.accepts(name))) {
        message.append(" (error ").append(code).append(" of nats-server)");
      }
      String character = at == end ? "" : new String(Character.toChars(wrong < 0 ? 0xFFFD : wrong));
      return new GenericInternalRow(
          new Object[] {
            Integer.valueOf(position),
            UTF8String.fromString(character),
            UTF8String.fromString(expected),
            UTF8String.fromString(message.toString()),
            suggestion(name, name == text),
            cause == null ? null : UTF8String.fromString(cause.name)
          });
    }

    /** Shows a character in a message, as `shown` does in Python. */
    private String shown(int code) {
      if (code < characters.length) {
        return characters[code];
      }
      int run = Arrays.binarySearch(printable, code);
      boolean isPrintable = ((run < 0 ? -run - 2 : run) & 1) == 0;
      String point = String.format("U+%04X", code);
      return isPrintable ? "`" + new String(Character.toChars(code)) + "` (" + point + ")" : point;
    }

    /** Returns a valid name near this one, or null. In a name that is not `whole`, U+FFFD replaces bytes that are not UTF-8. */
    private UTF8String suggestion(UTF8String name, boolean whole) {
      boolean lossy = !whole && (encoder != null || rule.of(0xFFFD) > 0);
      if (lossy || name.numBytes() > 4L * longest || name.numChars() > longest) {
        return null;
      }
      int[] read = points(name.toString());
      String repaired = repaired(read);
      int[] given = folded(read), near = folded(points(repaired));
      UTF8String nearest = UTF8String.fromString(repaired);
      if (encoder != null && !Arrays.equals(near, given)) {
        nearest = encoder.encode(name);
      } else if (!resembles(near, given) || WORSE.matcher(repaired).find() && !WORSE.matcher(name.toString()).find()) {
        return null;
      }
      return nearest.equals(name) || !rule.accepts(nearest) ? null : nearest;
    }

    /** Returns the characters of a text; `String.codePoints` would take longer than all else here. */
    private static int[] points(String text) {
      int[] points = new int[text.codePointCount(0, text.length())];
      for (int at = 0, next = 0; at < points.length; next += Character.charCount(points[at++])) {
        points[at] = text.codePointAt(next);
      }
      return points;
    }

    /** Checks whether a repaired name keeps all digits and half of the letters, as `_resembles` counts them in Python. */
    private static boolean resembles(int[] nearest, int[] name) {
      int same = Arrays.mismatch(nearest, name); // the common beginning, most of a name, need not be sorted
      int[] ending = Arrays.copyOfRange(name, same < 0 ? name.length : same, name.length);
      int[] rest = Arrays.copyOfRange(nearest, name.length - ending.length, nearest.length);
      Arrays.sort(ending);
      Arrays.sort(rest);
      int all = 0, kept = 0;
      boolean any = ending.length < name.length;
      for (int at = 0; at < name.length - ending.length; at++) {
        all += weight(name[at]);
      }
      kept = all;
      int at = 0;
      for (int character : ending) {
        while (at < rest.length && rest[at] < character) {
          at++;
        }
        boolean isKept = at < rest.length && rest[at] == character;
        at += isKept ? 1 : 0;
        any |= isKept;
        if (!isKept && character >= '0' && character <= '9') {
          return false;
        }
        all += weight(character);
        kept += isKept ? weight(character) : 0;
      }
      return any && 2 * kept >= all;
    }

    /** Returns 1 for letters, digits and everything beyond ASCII. */
    private static int weight(int character) {
      return character > 127 && character != 0xFEFF || character >= '0' && character <= '9' || isLetter(character) ? 1 : 0;
    }

    private static boolean isLetter(int character) {
      int small = character | 0x20;
      return small >= 'a' && small <= 'z';
    }

    /** Returns the characters in lower case, as far as they are ASCII. */
    private static int[] folded(int[] name) {
      int[] small = Arrays.copyOf(name, name.length);
      for (int at = 0; at < small.length; at++) {
        small[at] |= isLetter(small[at]) ? 0x20 : 0;
      }
      return small;
    }

    /** Repairs the name as `Automaton.repair` does in Python. */
    private String repaired(int[] name) {
      int[] written = new int[2 * name.length];
      int many = 0, row = 0, end = name.length;
      while (end > 0 && weight(name[end - 1]) == 0) {
        end--;
      }
      for (int at = 0; at < name.length; at++) {
        int character = name[at], next = rule.next[row + rule.symbol(character)];
        if (next >= 0) {
          written[many++] = character;
          row = next;
          continue;
        }
        int[][] texts = instead(character, endings[row / rule.width]);
        int turns = at < end && (many > 0 || weight(character) > 0) ? texts.length : 0;
        for (int turn = 0; next < 0 && turn < turns; turn++) {
          next = row;
          for (int point : texts[turn]) {
            next = next < 0 ? next : rule.next[next + rule.symbol(point)];
          }
          if (next >= 0) {
            for (int point : texts[turn]) {
              written[many++] = point;
            }
          }
        }
        if (next < 0 && isEnd(row)) {
          break;
        }
        row = next < 0 ? row : next;
      }
      return ended(written, many, row / rule.width);
    }

    /** Returns the texts that may replace a misplaced character, the nearest first. */
    private int[][] instead(int character, String ending) {
      int many = standIns.length;
      int[][] texts = new int[3 + 2 * many][];
      texts[0] = new int[] {isLetter(character) ? character ^ 0x20 : character};
      int expected = (ending + " ").charAt(0);
      texts[1 + many] = isLetter(expected) && isLetter(character) ? new int[] {expected, character} : texts[0];
      for (int at = 0; at < many; at++) {
        texts[1 + at] = new int[] {standIns[at], character};
        texts[2 + many + at] = new int[] {standIns[at]};
      }
      texts[2 + 2 * many] = ending.startsWith(".0") && weight(character) == 0 ? new int[] {'.'} : texts[0]; // a version
      return texts;
    }

    /** Checks whether nothing can follow. */
    private boolean isEnd(int row) {
      for (int symbol = 0; symbol < rule.width; symbol++) {
        if (rule.next[row + symbol] >= 0) {
          return false;
        }
      }
      return true;
    }

    /** Makes a valid name from a prefix of one, by cutting or completing it, whichever changes less. */
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
      int less = accepted > 0 ? many - accepted + weight(beginning[many - 1]) : Integer.MAX_VALUE;
      boolean cuts = less <= ending.codePointCount(0, ending.length());
      return cuts ? new String(beginning, 0, accepted) : whole + ending;
    }
  }
}
