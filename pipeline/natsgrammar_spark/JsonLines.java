package natsgrammar;

import java.nio.charset.StandardCharsets;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Functions of Spark that prove what Spark's JSON parser does not: clean_json.`NAME` is true only of a line that is one
 * JSON object, as RFC 8259 has it, without members that come twice or halves of surrogate pairs, and with a string or
 * null wherever the shape has a text. It may be false of such a line, too, as of one with an exponent.
 *
 * A shape is a type in a few letters: `s` a text, `o` anything else, `a` and `m` an array and a map of what follows, `r` a
 * struct: each member as its name in hexadecimal digits, `:` and its type; then `;`. Janino compiles this file.
 */
public final class JsonLines {
  private static final int LARGEST = 1 << 20; // bytes of a line
  private static final int DEEPEST = 50;
  private static final int MOST = 300; // members of an object
  private static final int LONGEST_NAME = 1000;
  private static final int LONGEST_NUMBER = 38;

  /** Adds the function of a shape. */
  public void add(String name, String shape) {
    Functions.add("clean_json", name, new Clean(name, shape));
  }

  public static final class Clean extends Functions.OfText {
    private final String shape;
    private transient Type type;

    Clean(String name, String shape) {
      super("clean_json." + name, DataTypes.BooleanType);
      this.shape = shape;
    }

    public Boolean invoke(UTF8String line) {
      if (line == null) {
        return null;
      }
      if (type == null) {
        type = new Types(shape).next();
      }
      return Boolean.valueOf(line.numBytes() <= LARGEST && line.isValid() && new Line(line.getBytes()).is(type));
    }
  }

  private static final class Type {
    final char kind;
    Type of; // of an array or a map
    byte[][] names = new byte[4][]; // of a struct
    Type[] types = new Type[4];
    int many;

    Type(char kind) {
      this.kind = kind;
    }

    /** The type of a member; null if the struct has none of this name. `guess` is where it is looked for first. */
    Type member(byte[] text, int start, int length, int guess) {
      for (int i = 0; i < many; i++) {
        int at = guess + i < many ? guess + i : guess + i - many;
        if (names[at].length == length && same(names[at], 0, text, start, length)) {
          return types[at];
        }
      }
      return null;
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
    private int[] starts = new int[16]; // of the names of members of all open objects
    private int[] lengths = new int[16];
    private int[] hashes = new int[16];
    private int named;

    Line(byte[] text) {
      this.text = text;
    }

    boolean is(Type type) {
      while (at < text.length && text[at] == ' ') {
        at++;
      }
      if (here() != '{') {
        return false;
      }
      value(type);
      space();
      return ok && at == text.length;
    }

    private int here() {
      return at < text.length ? (int) text[at] : 0;
    }

    private void space() {
      while (at < text.length && (text[at] == ' ' || text[at] == '\t' || text[at] == '\r')) {
        at++;
      }
    }

    private boolean fault() {
      ok = false;
      return false;
    }

    /** Reads a value of the type, or of any if that is null. */
    private void value(Type type) {
      space();
      int first = here();
      if (type != null && type.kind == 's' && first != '"' && first != 'n') {
        ok = false;
        return;
      }
      switch (first) {
        case '"':
          string();
          return;
        case '{':
          object(type);
          return;
        case '[':
          array(type);
          return;
        case 't':
          word("true");
          return;
        case 'f':
          word("false");
          return;
        case 'n':
          word("null");
          return;
        default:
          number();
      }
    }

    private void object(Type type) {
      int before = named;
      if (++depth > DEEPEST) {
        ok = false;
      }
      at++;
      space();
      if (ok && here() == '}') {
        at++;
        depth--;
        return;
      }
      for (int number = 0; ok; number++) {
        space();
        int start = at + 1;
        if (here() != '"' || !string() || number == MOST) {
          ok = false;
          return;
        }
        int length = at - 1 - start;
        if (length > LONGEST_NAME || !isNew(before, start, length)) {
          ok = false;
          return;
        }
        space();
        if (here() != ':') {
          ok = false;
          return;
        }
        at++;
        Type of = null;
        if (type != null) {
          of = type.kind == 'r' ? type.member(text, start, length, number < type.many ? number : 0) : type.of;
        }
        value(of);
        space();
        int next = here();
        at++;
        if (next == '}') {
          named = before;
          depth--;
          return;
        }
        if (next != ',') {
          ok = false;
        }
      }
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

    private void array(Type type) {
      if (++depth > DEEPEST) {
        ok = false;
      }
      at++;
      space();
      if (ok && here() == ']') {
        at++;
        depth--;
        return;
      }
      while (ok) {
        value(type == null ? null : type.of);
        space();
        int next = here();
        at++;
        if (next == ']') {
          depth--;
          return;
        }
        if (next != ',') {
          ok = false;
        }
      }
    }

    private boolean string() {
      for (at++; at < text.length; at++) {
        int octet = text[at];
        if (octet == '"') {
          at++;
          return true;
        }
        if (octet >= 0 && octet < ' ') {
          return fault();
        }
        if (octet == '\\') {
          at++;
          int escaped = here();
          if (escaped == 'u') {
            int code = hex();
            if (code >= 0xD800 && code < 0xDC00) {
              at += 2;
              int low = at < text.length && text[at - 1] == '\\' && text[at] == 'u' ? hex() : -1;
              if (low < 0xDC00 || low > 0xDFFF) {
                return fault();
              }
            } else if (code < 0 || code >= 0xDC00 && code <= 0xDFFF) {
              return fault();
            }
          } else if ("\"\\/bfnrt".indexOf(escaped) < 0) {
            return fault();
          }
        }
      }
      return fault();
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

    /** Reads a number without an exponent; texts of others are rare. */
    private void number() {
      int start = at;
      if (here() == '-') {
        at++;
      }
      int first = here(), whole = digits();
      if (whole == 0 || first == '0' && whole > 1) {
        ok = false;
        return;
      }
      if (here() == '.') {
        at++;
        ok &= digits() > 0;
      }
      ok &= here() != 'e' && here() != 'E' && at - start <= LONGEST_NUMBER;
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
