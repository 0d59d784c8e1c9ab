package natsgrammar;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.classic.Dataset;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Functions of Spark that read a line of JSON: json_row.`NAME` is a row and null, or why the line is not a row.
 *
 * What a line holds is known at once if it is one JSON object, as RFC 8259 has it, without members that come twice or halves of
 * surrogate pairs, with the types of a shape, and a string or null wherever the shape has a text. This file may refuse such a
 * line, too, as one with an exponent. For shapes with `n` or `o`, Spark's parser reads the lines that are proved to have none of
 * these faults, and for all shapes it reads the others.
 *
 * A shape is a type in a few letters: `s` a text, `b` true or false, `y`, `h`, `i` and `l` an integer of 1, 2, 4 and 8 bytes, `n`
 * a decimal and two digits for those that it has after the point, `o` anything else, `a` and `m` an array and a map of what follows, `r` a struct: each member as its name in hexadecimal
 * digits, `:` and its type; then `;`. Janino compiles this file.
 */
public final class JsonLines {
  private static final int LARGEST = 1 << 20; // bytes of a line
  private static final int DEEPEST = 50;
  private static final int MOST = 300; // members of an object
  private static final int LONGEST_NAME = 1000;
  private static final int LONGEST_NUMBER = 38;

  private static final InternalRow NO_ROW = new GenericInternalRow(0);
  private static final String ESCAPED = "\"\\/bfnrt", MEANT = "\"\\/\b\f\n\r\t";

  /** Whether there is a function of the name. */
  public boolean has(String name) {
    return Functions.has("json_row", name);
  }

  /**
   * Adds the function of a type whose columns have a shape. Two columns over a line, of that type, read it: `proved` those
   * that are proved, or it is null if all of these are read here, and `slow` the others.
   */
  public void add(String name, String shape, String type, Dataset proved, Dataset slow) {
    Columns once = proved == null ? null : new Columns(proved);
    Functions.add("json_row", name, new Row("json_row." + name, DataType.fromDDL(type), shape, once, new Columns(slow)));
  }

  public static final class Row extends Functions.OfText {
    private final String shape;
    private final Columns proved;
    private final Columns slow;
    private transient Type type;

    Row(String name, DataType returns, String shape, Columns proved, Columns slow) {
      super(name, returns);
      this.shape = shape;
      this.proved = proved;
      this.slow = slow;
    }

    public InternalRow invoke(UTF8String line) {
      if (line == null) {
        return null;
      }
      InternalRow row = read(line);
      if (row != null && proved == null) {
        return new GenericInternalRow(new Object[] {row, null});
      }
      InternalRow given = new GenericInternalRow(new Object[] {line});
      InternalRow found = row == null ? null : proved.of(given).getStruct(0, 2);
      return (found != null && found.isNullAt(1) ? found : slow.of(given).getStruct(0, 2)).copy();
    }

    /** What the line holds; null if it is not taken. */
    private InternalRow read(UTF8String line) {
      if (type == null) {
        type = new Types(shape).next();
      }
      if (line.numBytes() > LARGEST || !line.isValid()) {
        return null;
      }
      return new Line(line.getBytes(), proved == null).row(type);
    }
  }

  private static final class Type {
    final char kind;
    Type of; // of an array or a map
    byte[][] names = new byte[4][]; // of a struct
    Type[] types = new Type[4];
    int many; // members of a struct, digits after the point of a decimal

    Type(char kind) {
      this.kind = kind;
    }

    /** The number of a member; -1 if the struct has none of this name. `guess` is where it is looked for first. */
    int member(byte[] text, int start, int length, int guess) {
      for (int i = 0; i < many; i++) {
        int at = guess + i < many ? guess + i : guess + i - many;
        if (names[at].length == length && same(names[at], 0, text, start, length)) {
          return at;
        }
      }
      return -1;
    }
  }

  /** Reads a shape. */
  private static final class Types {
    private final String shape;
    private int at;

    Types(String shape) {
      this.shape = shape;
    }

    Type next() {
      Type found = new Type(shape.charAt(at++));
      if (found.kind == 'a' || found.kind == 'm') {
        found.of = next();
      } else if (found.kind == 'n') {
        found.many = Integer.parseInt(shape.substring(at, at += 2));
      } else if (found.kind == 'r') {
        while (shape.charAt(at) != ';') {
          int end = shape.indexOf(':', at);
          if (found.many == found.names.length) {
            found.names = (byte[][]) java.util.Arrays.copyOf(found.names, 2 * found.many);
            found.types = (Type[]) java.util.Arrays.copyOf(found.types, 2 * found.many);
          }
          byte[] name = new byte[(end - at) / 2];
          for (int i = 0; i < name.length; i++) {
            name[i] = (byte) Integer.parseInt(shape.substring(at + 2 * i, at + 2 * i + 2), 16);
          }
          at = end + 1;
          found.names[found.many] = name;
          found.types[found.many++] = next();
        }
        at++;
      }
      return found;
    }
  }

  private static boolean same(byte[] one, int at, byte[] other, int start, int length) {
    for (int i = 0; i < length; i++) {
      if (one[at + i] != other[start + i]) {
        return false;
      }
    }
    return true;
  }

  /** One line, read once from left to right; what it reads ends where `at` is, and `ok` is false from the first fault on. */
  private static final class Line {
    private final byte[] text;
    private int at;
    private int depth;
    private boolean ok = true;
    private final boolean builds; // values, and refuses what has not the type of the shape
    private boolean escapes; // in the string that was read last
    private int[] starts = new int[16]; // of the names of members of all open objects
    private int[] lengths = new int[16];
    private int[] hashes = new int[16];
    private int named;

    Line(byte[] text, boolean builds) {
      this.text = text;
      this.builds = builds;
    }

    /** The row, which is empty unless it builds values; null for a line that is not taken. */
    InternalRow row(Type type) {
      while (at < text.length && text[at] == ' ') {
        at++;
      }
      if (here() != '{') {
        return null;
      }
      Object row = value(type);
      space();
      return ok && at == text.length ? builds ? (InternalRow) row : NO_ROW : null;
    }

    private int here() {
      return at < text.length ? (int) text[at] : 0;
    }

    private void space() {
      while (at < text.length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r')) {
        at++;
      }
    }

    private Object fault() {
      ok = false;
      return null;
    }

    /** A value that is not of this kind, which matters where values are built. */
    private Object fault(char kind) {
      ok &= !builds || kind == 'o' || kind == 'n';
      return null;
    }

    /** Reads a value of the type, or of any if that is null; the result is the value, if it builds them. */
    private Object value(Type type) {
      space();
      int first = here();
      char kind = type == null ? 'o' : type.kind;
      if (kind == 's' && first != '"' && first != 'n' || kind == 'n' && first == '"') {
        return fault();
      }
      int start = at;
      switch (first) {
        case '"':
          if (!string()) {
            return fault();
          }
          return kind == 's' && builds ? text(start + 1, at - 1) : fault(kind);
        case '{':
          return object(type);
        case '[':
          return array(type);
        case 't':
          word("true");
          return kind == 'b' ? Boolean.TRUE : fault(kind);
        case 'f':
          word("false");
          return kind == 'b' ? Boolean.FALSE : fault(kind);
        case 'n':
          word("null");
          return null;
        default:
          int fraction = number();
          ok &= kind != 'n' || fraction <= type.many;
          return integer(start, kind);
      }
    }

    private Object object(Type type) {
      char kind = type == null ? 'o' : type.kind;
      if (kind != 'r' && kind != 'm') {
        fault(kind);
      }
      Object[] fields = builds && kind == 'r' ? new Object[type.many] : null;
      ArrayList keys = builds && kind == 'm' ? new ArrayList() : null, values = new ArrayList();
      int before = named;
      if (++depth > DEEPEST) {
        ok = false;
      }
      at++;
      space();
      boolean isEmpty = here() == '}';
      for (int number = 0; ok && !isEmpty; number++) {
        space();
        int start = at + 1;
        if (here() != '"' || !string() || number == MOST) {
          return fault();
        }
        int length = at - 1 - start;
        if (length > LONGEST_NAME || !isNew(before, start, length)) {
          return fault();
        }
        space();
        if (here() != ':') {
          return fault();
        }
        at++;
        int member = kind == 'r' ? type.member(text, start, length, number < type.many ? number : 0) : -1;
        Object value = value(member >= 0 ? type.types[member] : kind == 'm' ? type.of : null);
        if (fields != null && member >= 0) {
          fields[member] = value;
        } else if (keys != null) {
          keys.add(UTF8String.fromBytes(text, start, length));
          values.add(value);
        }
        space();
        int next = here();
        if (next == '}') {
          break;
        }
        at++;
        ok &= next == ',';
      }
      at++;
      named = before;
      depth--;
      if (fields != null) {
        return new GenericInternalRow(fields);
      }
      return keys == null
          ? null
          : new ArrayBasedMapData(new GenericArrayData(keys.toArray()), new GenericArrayData(values.toArray()));
    }

    /** Keeps the name of a member; false if it has an escape, or is in the object already. */
    private boolean isNew(int before, int start, int length) {
      int hash = length;
      for (int i = start; i < start + length; i++) {
        if (text[i] == '\\') {
          return false;
        }
        hash = hash * 31 + text[i];
      }
      for (int i = before; i < named; i++) {
        if (hashes[i] == hash && lengths[i] == length && same(text, starts[i], text, start, length)) {
          return false;
        }
      }
      if (named == starts.length) {
        starts = java.util.Arrays.copyOf(starts, 2 * named);
        lengths = java.util.Arrays.copyOf(lengths, 2 * named);
        hashes = java.util.Arrays.copyOf(hashes, 2 * named);
      }
      starts[named] = start;
      lengths[named] = length;
      hashes[named++] = hash;
      return true;
    }

    private Object array(Type type) {
      char kind = type == null ? 'o' : type.kind;
      if (kind != 'a') {
        fault(kind);
      }
      ArrayList values = builds && kind == 'a' ? new ArrayList() : null;
      if (++depth > DEEPEST) {
        ok = false;
      }
      at++;
      space();
      boolean isEmpty = here() == ']';
      while (ok && !isEmpty) {
        Object value = value(type == null ? null : type.of);
        if (values != null) {
          values.add(value);
        }
        space();
        int next = here();
        if (next == ']') {
          break;
        }
        at++;
        ok &= next == ',';
      }
      at++;
      depth--;
      return values == null ? null : new GenericArrayData(values.toArray());
    }

    /** Reads a string; false if it is none. */
    private boolean string() {
      escapes = false;
      for (at++; at < text.length; at++) {
        int octet = text[at];
        if (octet == '"') {
          at++;
          return true;
        }
        if (octet >= 0 && octet < ' ') {
          return false;
        }
        if (octet == '\\') {
          escapes = true;
          at++;
          int escaped = here();
          if (escaped == 'u') {
            int code = hex();
            if (code >= 0xD800 && code < 0xDC00) {
              at += 2;
              int low = at < text.length && text[at - 1] == '\\' && text[at] == 'u' ? hex() : -1;
              if (low < 0xDC00 || low > 0xDFFF) {
                return false;
              }
            } else if (code < 0 || code >= 0xDC00 && code <= 0xDFFF) {
              return false;
            }
          } else if (ESCAPED.indexOf(escaped) < 0) {
            return false;
          }
        }
      }
      return false;
    }

    /** The four digits after `u`; -1 if there are none. */
    private int hex() {
      int code = 0;
      for (int i = 0; i < 4; i++) {
        at++;
        int digit = Character.digit(here(), 16);
        if (digit < 0) {
          return -1;
        }
        code = code << 4 | digit;
      }
      return code;
    }

    private void word(String word) {
      byte[] octets = word.getBytes(StandardCharsets.US_ASCII);
      ok &= at + octets.length <= text.length && same(octets, 0, text, at, octets.length);
      at += octets.length;
    }

    /** Reads a number without an exponent, as those with one are rare. The result is how many digits follow the point. */
    private int number() {
      int start = at, fraction = 0;
      if (here() == '-') {
        at++;
      }
      int first = here(), whole = digits();
      if (whole == 0 || first == '0' && whole > 1) {
        ok = false;
        return 0;
      }
      if (here() == '.') {
        at++;
        fraction = digits();
        ok &= fraction > 0;
      }
      ok &= here() != 'e' && here() != 'E' && at - start <= LONGEST_NUMBER;
      return fraction;
    }

    /** The integer that was read from the start on. */
    private Object integer(int start, char kind) {
      if (!ok || !builds || kind == 'o') {
        return null;
      }
      long value = 0;
      for (int i = text[start] == '-' ? start + 1 : start; i < at; i++) {
        if (text[i] == '.' || i - start == 18) {
          return fault();
        }
        value = value * 10 + text[i] - '0';
      }
      value = text[start] == '-' ? -value : value;
      if (kind == 'l') {
        return Long.valueOf(value);
      }
      if (kind == 'i' && value == (int) value) {
        return Integer.valueOf((int) value);
      }
      if (kind == 'h' && value == (short) value) {
        return Short.valueOf((short) value);
      }
      return kind == 'y' && value == (byte) value ? Byte.valueOf((byte) value) : fault();
    }

    /** The text of a string from its first byte to the one after its last. */
    private UTF8String text(int start, int end) {
      if (!escapes) {
        return UTF8String.fromBytes(text, start, end - start);
      }
      String all = new String(text, start, end - start, StandardCharsets.UTF_8);
      StringBuilder meant = new StringBuilder();
      for (int i = 0; i < all.length(); i++) {
        char one = all.charAt(i);
        if (one != '\\') {
          meant.append(one);
        } else if (all.charAt(++i) == 'u') {
          meant.append((char) Integer.parseInt(all.substring(i + 1, i + 5), 16));
          i += 4;
        } else {
          meant.append(MEANT.charAt(ESCAPED.indexOf(all.charAt(i))));
        }
      }
      return UTF8String.fromString(meant.toString());
    }

    private int digits() {
      int start = at;
      while (here() >= '0' && here() <= '9') {
        at++;
      }
      return at - start;
    }
  }
}
