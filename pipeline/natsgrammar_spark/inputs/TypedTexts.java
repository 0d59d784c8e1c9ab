package natsgrammar;

import com.fasterxml.jackson.core.JsonToken;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Base64;
import org.apache.spark.sql.catalyst.util.DateTimeUtils;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Option;

/**
 * Spark functions that read a text as a value: column_value.`NAME` returns null for a text that the type does not accept.
 *
 * The spelling is judged by the rules `column-types`; the arithmetic that no automaton does is here. Where a session accepts no
 * jar, `typed_texts.py` judges, and Spark reads the values. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class TypedTexts {
  private static final int WHOLE = 0, DECIMAL = 1, FLOAT = 2, DOUBLE = 3, DATE = 4, TIMESTAMP = 5, LOCAL = 6, BINARY = 7;
  private static final int BOOLEAN = 8, EPOCH = 9;
  private static final int LONGEST = 1000; // characters of a number, as Jackson has it: long ones take quadratic time
  private static final BigDecimal FIRST = new BigDecimal("-62135596800000000"); // the microseconds of the years 1 to 9999
  private static final BigDecimal LAST = new BigDecimal("253402300799999999");

  public boolean has(String name) {
    return Functions.has("column_value", name);
  }

  /** Adds the function for a type, in DDL, for texts of times without an offset, and for numbers of an epoch, see `Reader`. */
  public void add(String name, String type, String zone, String epoch) {
    Functions.add("column_value", name, new Value("column_value." + name, DataType.fromDDL(type), zone, epoch));
  }

  public static final class Value extends Functions.OfText {
    private final String zone;
    private final String epoch;
    private transient Reader reader;

    Value(String name, DataType type, String zone, String epoch) {
      super(name, type);
      this.zone = zone;
      this.epoch = epoch;
    }

    public Object invoke(UTF8String text) {
      if (reader == null) {
        reader = new Reader(resultType(), zone, epoch);
      }
      return text == null ? null : reader.read(text);
    }
  }

  /** Reads the texts of one type. */
  static final class Reader {
    private final DataType type;
    private final int kind;
    private final int power; // of ten, for the microseconds in the unit of an epoch
    private final ZoneId zone;
    private final Functions.Table rule;

    /** `epoch` is s, ms, us or ns for a timestamp that is a number of them since 1970, else empty. */
    Reader(DataType type, String zone, String epoch) {
      String name = type.simpleString().replaceFirst("\\(.*", "").replace('_', '-');
      this.type = type;
      kind = epoch.isEmpty() ? kind(name) : EPOCH;
      power = epoch.equals("s") ? 6 : epoch.equals("ms") ? 3 : epoch.equals("us") ? 0 : -3;
      this.zone = DateTimeUtils.getZoneId(zone);
      rule = Functions.rule("natsgrammar", "column-types@1:" + (kind == EPOCH ? "decimal" : name));
    }

    private static int kind(String name) {
      switch (name) {
        case "decimal":
          return DECIMAL;
        case "float":
          return FLOAT;
        case "double":
          return DOUBLE;
        case "date":
          return DATE;
        case "timestamp":
          return TIMESTAMP;
        case "timestamp-ntz":
          return LOCAL;
        case "binary":
          return BINARY;
        case "boolean":
          return BOOLEAN;
        default:
          return WHOLE;
      }
    }

    boolean isWhole() {
      return kind == WHOLE;
    }

    /** Returns whether JSON has values of the type as such tokens. */
    boolean isOf(JsonToken token) {
      boolean ofStrings = kind >= DATE && kind < BOOLEAN, ofBoth = kind == DECIMAL || kind == EPOCH;
      return token == JsonToken.VALUE_STRING ? ofStrings || ofBoth : token.isBoolean() ? kind == BOOLEAN : kind < DATE || ofBoth;
    }

    /** Returns the value as Spark has it; null for a text that the type does not accept. */
    Object read(UTF8String text) {
      if (!rule.accepts(text)) {
        return null;
      }
      switch (kind) {
        case WHOLE:
          return whole(type, Long.parseLong(text.toString()));
        case DECIMAL:
        case EPOCH:
          return text.numBytes() > LONGEST ? null : exact(new BigDecimal(text.toString()));
        case FLOAT:
        case DOUBLE:
          return text.numBytes() > LONGEST ? null : rounded(text.toString());
        case DATE:
          return Integer.valueOf((int) LocalDate.of(number(text, 0, 4), number(text, 5, 7), number(text, 8, 10)).toEpochDay());
        case BINARY:
          return Base64.getDecoder().decode(text.getBytes());
        case BOOLEAN:
          return Boolean.valueOf(text.numBytes() == 4);
        default:
          Option moment = kind == LOCAL
              ? DateTimeUtils.stringToTimestampWithoutTimeZone(text, false)
              : DateTimeUtils.stringToTimestamp(text, zone);
          return moment.isEmpty() ? null : moment.get();
      }
    }

    private static int number(UTF8String text, int from, int end) {
      int number = 0;
      for (int at = from; at < end; at++) {
        number = 10 * number + text.getByte(at) - '0';
      }
      return number;
    }

    /** Returns the decimal, or the moment; null if the type has no place for a digit. */
    private Object exact(BigDecimal number) {
      boolean isZero = number.signum() == 0;
      if (kind == DECIMAL) {
        DecimalType of = (DecimalType) type;
        BigDecimal value = isZero ? BigDecimal.ZERO : number.stripTrailingZeros(); // an exponent makes no digits
        boolean fits = value.scale() <= of.scale() && value.precision() - value.scale() <= of.precision() - of.scale();
        return isZero || fits ? Decimal.apply(value, of.precision(), of.scale()) : null;
      }
      BigDecimal micros = isZero ? BigDecimal.ZERO : number.scaleByPowerOfTen(power).stripTrailingZeros();
      boolean fits = micros.scale() <= 0 && micros.compareTo(FIRST) >= 0 && micros.compareTo(LAST) <= 0;
      return fits ? Long.valueOf(micros.longValueExact()) : null;
    }

    /** Returns the nearest value; null if that is an infinity or zero, and the text is neither. */
    private Object rounded(String text) {
      boolean isNumber = text.indexOf('N') < 0 && text.indexOf('I') < 0;
      String digits = isNumber ? text : text.replaceFirst("Inf$", "Infinity");
      double value = kind == FLOAT ? Float.parseFloat(digits) : Double.parseDouble(digits);
      if (isNumber && (Double.isInfinite(value) || value == 0 && text.matches("[^eE]*[1-9].*"))) {
        return null;
      }
      return kind == FLOAT ? (Object) Float.valueOf((float) value) : (Object) Double.valueOf(value);
    }
  }

  /** Returns a whole number as Spark has it in a type; null if it is beyond it. */
  static Object whole(DataType type, long value) {
    if (type == DataTypes.LongType) {
      return Long.valueOf(value);
    }
    if (type == DataTypes.IntegerType) {
      return value == (int) value ? Integer.valueOf((int) value) : null;
    }
    if (type == DataTypes.ShortType) {
      return value == (short) value ? Short.valueOf((short) value) : null;
    }
    return value == (byte) value ? Byte.valueOf((byte) value) : null;
  }
}
