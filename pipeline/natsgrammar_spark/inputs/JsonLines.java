package natsgrammar;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.json.JSONOptions;
import org.apache.spark.sql.catalyst.json.JacksonParser;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.types.VariantType;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Function1;
import scala.collection.immutable.Map;
import scala.collection.immutable.Map$;
import scala.collection.immutable.Nil$;

/**
 * Spark functions that read a line of JSON: json_row.`NAME` returns a row and null, or null and the reason why the line is not a row.
 *
 * Jackson's streaming parser, which ships with Spark, reads each line once. `TypedTexts` makes values of its texts, because Spark
 * reads `5` as text and 128 as -128, and rounds; only variants are left to the converter of Spark's own parser. Members are
 * compared here, because Jackson's STRICT_DUPLICATE_DETECTION needs 0.1 µs a line more. Measured side by side, `run` needs 1.9
 * times the processor time in which Spark reads and writes the same million lines, and 1.5 times for eleven columns of all
 * types; with a parser of our own in place of Jackson's it was 2.1 and 2.4. Where a session accepts no jar, `json_checks.py`
 * finds the same faults. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class JsonLines {
  // Reasons, in the order in which `add` gets their texts.
  private static final int TOO_LONG = 0, NOT_UTF8 = 1, BLANK = 2, HALF = 3, TWICE = 4, BEYOND = 5, NOT_JSON = 6, NO_OBJECT = 7;
  private static final int TEXT_AFTER = 8;

  // How values are read: as one of these, or by their text.
  private static final int STRUCT = 0, MAP = 1, ARRAY = 2, TEXT = 3, WHOLE = 4, VARIANT = 5, OTHER = 6;

  /** Returns whether there is a function of the name. */
  public boolean has(String name) {
    return Functions.has("json_row", name);
  }

  /**
   * Adds the function for columns of a struct type, in DDL, and for texts of times without a zone. `reasons` are texts that end in
   * NUL: of each reason, then of each place in the columns, a place before what is in it. `epochs` has the unit of each column, or
   * nothing, before a comma. Lines of more than `longest` bytes are not parsed.
   */
  public void add(String name, String columns, String zone, String epochs, String reasons, int longest) {
    DataType returns = DataType.fromDDL("row " + columns + ", corrupt string");
    Functions.add("json_row", name, new Row("json_row." + name, returns, zone, epochs, reasons.split("\0"), longest));
  }

  public static final class Row extends Functions.OfText {
    private final StructType columns;
    private final String zone;
    private final String epochs;
    private final String[] reasons;
    private final int longest;
    private transient Type type;

    Row(String name, DataType returns, String zone, String epochs, String[] reasons, int longest) {
      super(name, returns);
      this.columns = (StructType) ((StructType) returns).fields()[0].dataType();
      this.zone = zone;
      this.epochs = epochs;
      this.reasons = reasons;
      this.longest = longest;
    }

    public InternalRow invoke(UTF8String line) throws IOException {
      if (line == null) {
        return null;
      }
      if (type == null) {
        Map options = (Map) Map$.MODULE$.empty();
        options = (Map) options.updated("allowNonNumericNumbers", "false");
        JSONOptions how = new JSONOptions(options, zone, "");
        JacksonParser spark = new JacksonParser(columns, how, false, (scala.collection.immutable.Seq) (Object) Nil$.MODULE$);
        type = new Type(columns, spark, zone, epochs.split(",", -1), new int[1]);
      }
      if (line.numBytes() > longest) {
        return none(TOO_LONG);
      }
      Line read = new Line(line.getBytes());
      int reason = read.isAscii || line.isValid() ? read.read(type) : NOT_UTF8; // Jackson accepts more than UTF-8
      return reason < 0 ? new GenericInternalRow(new Object[] {read.row, null}) : none(reason);
    }

    private InternalRow none(int reason) {
      return new GenericInternalRow(new Object[] {null, UTF8String.fromString(reasons[reason])});
    }
  }

  /** A type, and how its values are read. */
  private static final class Type {
    final int kind;
    final DataType type;
    final int number; // of the place of its values
    TypedTexts.Reader texts; // for the other kinds
    Function1 converter; // of Spark, for variants
    Type of; // the elements of an array, the values of a map
    String[] names; // of a struct
    Type[] types;

    /** `epochs` are those of the fields; `places` counts the places. */
    Type(DataType type, JacksonParser spark, String zone, String[] epochs, int[] places) {
      this.type = type;
      number = places[0]++;
      String[] none = {""};
      if (type instanceof StructType) {
        kind = STRUCT;
        StructField[] fields = ((StructType) type).fields();
        names = new String[fields.length];
        types = new Type[fields.length];
        for (int at = 0; at < fields.length; at++) {
          names[at] = fields[at].name();
          String[] epoch = number == 0 ? new String[] {epochs[at]} : none;
          types[at] = new Type(fields[at].dataType(), spark, zone, epoch, places);
        }
      } else if (type instanceof MapType) {
        kind = MAP;
        of = new Type(((MapType) type).valueType(), spark, zone, none, places);
      } else if (type instanceof ArrayType) {
        kind = ARRAY;
        of = new Type(((ArrayType) type).elementType(), spark, zone, none, places);
      } else if (type instanceof VariantType) {
        kind = VARIANT;
        converter = spark.makeConverter(type);
      } else if (type == DataTypes.StringType) {
        kind = TEXT;
      } else {
        texts = new TypedTexts.Reader(type, zone, epochs[0]);
        kind = texts.isWhole() ? WHOLE : OTHER;
      }
    }

    /** Returns the number of a member, trying `guess` first; -1 if the struct has none of this name. */
    int member(String name, int guess) {
      for (int i = 0; i < names.length; i++) {
        int at = guess + i < names.length ? guess + i : guess + i - names.length;
        if (names[at].equals(name)) {
          return at;
        }
      }
      return -1;
    }
  }

  /** One line, read once from left to right. */
  private static final class Line {
    private static final JsonFactory JACKSON = new JsonFactory(); // with the limits that Spark has as well
    private static final Type UNKNOWN = new Type(new StructType(), null, "", null, new int[1]);

    InternalRow row;
    private final byte[] line;
    private JsonParser in;
    final boolean isAscii;
    private boolean escapes; // whether strings may have any
    private boolean half; // whether a string has half a surrogate pair
    private boolean twice; // whether an object has two members of one name
    private int wrong = Integer.MAX_VALUE; // the first place with a value that its type does not accept

    Line(byte[] line) {
      this.line = line;
      int all = 0;
      for (int at = 0; at < line.length; at++) {
        all |= line[at];
        escapes |= line[at] == '\\';
      }
      isAscii = all >= 0;
    }

    /** Reads the line. Returns a reason, or -1 if it is a row. */
    int read(Type type) throws IOException {
      if (line.length > 0 && line[0] <= 0 || line.length > 1 && line[1] == 0) {
        return NOT_JSON; // Jackson would remove a byte order mark, and read UTF-16
      }
      in = JACKSON.createParser(line);
      try {
        JsonToken first = in.nextToken();
        if (first == null) {
          return BLANK;
        }
        if (first == JsonToken.START_OBJECT) {
          row = struct(type);
        } else {
          skip();
        }
        in.finishToken(); // a string may have no end
        boolean more = hasMore();
        if (half || twice && !more) {
          return half ? HALF : TWICE;
        }
        return row == null ? NO_OBJECT : more ? TEXT_AFTER : wrong == Integer.MAX_VALUE ? -1 : TEXT_AFTER + wrong;
      } catch (StreamConstraintsException error) {
        return BEYOND;
      } catch (JsonProcessingException error) {
        String text = UTF8String.fromBytes(line).toString();
        return text.matches("\\s*") ? BLANK : escapes && isWhole(text) ? HALF : NOT_JSON;
      } finally {
        in.close();
      }
    }

    /** Returns whether Jackson accepts characters whose bytes it rejects, as in names with half a surrogate pair. */
    private boolean isWhole(String text) throws IOException {
      in.close();
      in = JACKSON.createParser(text);
      try {
        in.nextToken();
        skip();
        in.finishToken();
        return !hasMore();
      } catch (JsonProcessingException error) {
        return false;
      }
    }

    private boolean hasMore() throws IOException {
      try {
        return in.nextToken() != null;
      } catch (JsonProcessingException error) {
        return true;
      }
    }

    /** Returns the current value; null also for one that its type does not accept. */
    private Object value(Type type) throws IOException {
      JsonToken token = in.currentToken();
      Object value = null;
      switch (type.kind) {
        case STRUCT:
          if (token == JsonToken.START_OBJECT) {
            return struct(type);
          }
          break;
        case MAP:
          if (token == JsonToken.START_OBJECT) {
            return map(type.of);
          }
          break;
        case ARRAY:
          if (token == JsonToken.START_ARRAY) {
            return array(type.of);
          }
          break;
        case VARIANT:
          return variant(type);
        case TEXT:
          value = token == JsonToken.VALUE_STRING ? text() : null;
          break;
        case WHOLE:
          if (token == JsonToken.VALUE_NUMBER_INT && in.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
            value = TypedTexts.whole(type.type, in.getLongValue()); // which no table need judge: JSON has no sign or zeros to spare
          }
          break;
        default:
          value = token.isScalarValue() && type.texts.isOf(token) ? type.texts.read(text()) : null;
      }
      if (value == null && token != JsonToken.VALUE_NULL) {
        wrong = Math.min(wrong, type.number);
      }
      skip();
      return value;
    }

    private InternalRow struct(Type type) throws IOException {
      Object[] values = new Object[type.names.length];
      boolean[] known = new boolean[type.names.length];
      HashSet others = null;
      for (int number = 0; in.nextToken() != JsonToken.END_OBJECT; number++) {
        String name = in.currentName();
        check(name);
        int at = type.member(name, number < values.length ? number : 0);
        in.nextToken();
        if (at < 0) {
          others = others == null ? new HashSet() : others;
          twice |= !others.add(name);
          skip();
          continue;
        }
        twice |= known[at];
        known[at] = true;
        values[at] = value(type.types[at]);
      }
      return new GenericInternalRow(values);
    }

    private Object map(Type of) throws IOException {
      ArrayList keys = new ArrayList(), values = new ArrayList();
      HashSet names = new HashSet();
      while (in.nextToken() != JsonToken.END_OBJECT) {
        String name = in.currentName();
        check(name);
        twice |= !names.add(name);
        keys.add(UTF8String.fromString(name));
        in.nextToken();
        values.add(value(of));
      }
      return new ArrayBasedMapData(new GenericArrayData(keys.toArray()), new GenericArrayData(values.toArray()));
    }

    private Object array(Type of) throws IOException {
      ArrayList values = new ArrayList();
      while (in.nextToken() != JsonToken.END_ARRAY) {
        values.add(value(of));
      }
      return new GenericArrayData(values.toArray());
    }

    private UTF8String text() throws IOException {
      char[] units = in.getTextCharacters();
      byte[] octets = new byte[in.getTextLength()];
      for (int at = 0, start = in.getTextOffset(); at < octets.length; at++) {
        octets[at] = (byte) units[start + at];
        if (units[start + at] >= 128) {
          return UTF8String.fromString(in.getText());
        }
      }
      return UTF8String.fromBytes(octets);
    }

    /** Returns the value as Spark reads it; null if it does not. */
    private Object variant(Type type) throws IOException {
      int start = (int) in.currentTokenLocation().getByteOffset();
      skip();
      JsonParser again = JACKSON.createParser(line, start, (int) in.currentLocation().getByteOffset() - start);
      again.nextToken();
      try {
        return half || twice ? null : type.converter.apply(again);
      } catch (Exception error) {
        wrong = Math.min(wrong, type.number);
        return null;
      }
    }

    /** Reads the current value to its end. */
    private void skip() throws IOException {
      JsonToken token = in.currentToken();
      if (token == JsonToken.START_OBJECT) {
        struct(UNKNOWN);
      } else if (token == JsonToken.START_ARRAY) {
        while (in.nextToken() != JsonToken.END_ARRAY) {
          skip();
        }
      } else if (token == JsonToken.VALUE_STRING && escapes) {
        check(in.getText());
      }
    }

    private void check(String text) {
      for (int at = 0; escapes && at < text.length(); at++) {
        char unit = text.charAt(at);
        if (Character.isSurrogate(unit)) {
          half |= !Character.isHighSurrogate(unit) || ++at == text.length() || !Character.isLowSurrogate(text.charAt(at));
        }
      }
    }
  }
}
