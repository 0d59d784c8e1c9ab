package natsgrammar;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.NumberInput;
import java.io.IOException;
import java.io.Serializable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.HashSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.json.JSONOptions;
import org.apache.spark.sql.catalyst.json.JacksonParser;
import org.apache.spark.sql.catalyst.util.ArrayBasedMapData;
import org.apache.spark.sql.catalyst.util.DateTimeUtils;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.execution.datasources.text.TextFileFormat;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.Decimal;
import org.apache.spark.sql.types.DecimalType;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;
import scala.Function1;
import scala.Option;
import scala.collection.immutable.Map;
import scala.collection.immutable.Map$;
import scala.collection.immutable.Nil$;
import scala.collection.immutable.Seq;

/**
 * Spark functions that read lines of JSON and CSV, and the parts of names, each added by one of the methods of this class.
 *
 * Jackson's streaming parser, which ships with Spark, reads each line of JSON once. `Type` makes values of its texts, because
 * Spark reads `5` as text and 128 as -128, and rounds; only variants are left to the converter of Spark's own parser. Members are
 * compared here, because Jackson's STRICT_DUPLICATE_DETECTION needs 0.1 µs a line more. By `python -m benchmarks pipeline`, `run`
 * needs 1.80 times the processor time in which Spark reads and writes the same million lines; with a parser of our own in place
 * of Jackson's, it was 2.1 times. Where a session accepts no jar, `json_checks.py` and `typed_texts.py` find the same faults.
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Lines {
  // Reasons, in the order in which `addRow` gets their texts.
  private static final int TOO_LONG = 0, NOT_UTF8 = 1, BLANK = 2, HALF = 3, TWICE = 4, BEYOND = 5, NOT_JSON = 6, NO_OBJECT = 7;
  private static final int TEXT_AFTER = 8;

  // Kinds of values: of numbers, of strings in JSON, and of others; an epoch is either.
  private static final int WHOLE = -1, DECIMAL = 0, FLOAT = 1, DOUBLE = 2, DATE = 3, TIMESTAMP = 4, LOCAL = 5, BINARY = 6;
  private static final int TEXT = 7, BOOLEAN = 8, EPOCH = 9, STRUCT = 10, MAP = 11, ARRAY = 12, VARIANT = 13;
  private static final String KINDS =
      "decimal float double date timestamp timestamp-ntz binary string boolean epoch struct map array variant";

  private static final int MOST = 10, SHOWN = 100; // violations of a text, and characters of a value
  private static final int NEVER = Integer.MAX_VALUE; // the number of no place
  private static final int LONGEST = 1000; // characters of a number, as Jackson has it: long ones take quadratic time
  private static final BigDecimal FIRST = new BigDecimal("-62135596800000000"); // the microseconds of the years 1 to 9999
  private static final BigDecimal LAST = new BigDecimal("253402300799999999");

  /** Returns whether there is a function of the name. */
  public boolean has(String verb, String name) {
    return Functions.has(verb, name);
  }

  /** Adds first_line.`file`, which is true for the first of successive rows with one text, such as the lines of a file. */
  public void addFirst() {
    Functions.add("first_line", "file", new First());
  }

  /**
   * Adds column_value.`NAME`, which reads a text as a value of a type, in DDL; null for a text that the type does not accept.
   *
   * `zone` is for texts of times without an offset, and `epoch` for numbers, see `Type`.
   */
  public void addValue(String name, String type, String zone, String epoch) {
    Functions.add("column_value", name, new Value("column_value." + name, DataType.fromDDL(type), zone, epoch));
  }

  /**
   * Adds json_row.`NAME`, which returns a row and null, or null and the reason why a line of JSON is not a row: a text, or if
   * `corrupt` is a type of violations, those.
   *
   * `columns` are a struct type, in DDL, and `zone` is for texts of times without an offset. `reasons` are texts that end in NUL:
   * of each reason, then of each place in the columns, a place before what is in it. `epochs` has the unit of each column, or
   * nothing, before a comma. `conditions` are a JSON list, see `Condition`. Lines of more than `longest` bytes are not parsed.
   * For violations: `labels` are the number of a check, the text's column, what precedes a JSON Pointer, an address, and the causes
   * in `Malformed`; `expected` and `rules` say for each place and condition what it accepts, and name a function for violations.
   */
  public void addRow(
      String name, String columns, String zone, String epochs, String reasons, String conditions, int longest,
      String corrupt, String labels, String expected, String rules) {
    DataType returns = StructType.fromDDL("row " + columns + ", corrupt " + corrupt);
    Explaining explaining = labels.isEmpty() ? null : new Explaining(reasons, labels, expected, rules);
    Row row = new Row("json_row." + name, returns, zone, epochs, reasons.split("\0"), conditions, longest, explaining);
    Functions.add("json_row", name, row);
  }

  /**
   * Adds parts_row.`NAME`, which returns a row of the parts that parse.`parse` finds in a name, and null or its violations.
   *
   * `columns` are a struct type and `returns` the type of violations, in DDL. Texts that end in NUL: `labels` are the name's
   * column, then for the rule and each part the address of what judges it, and why; `rules` are their functions for violations.
   */
  public void addParts(
      String name, String columns, String returns, String zone, String parse, int check, String labels, String rules) {
    DataType both = StructType.fromDDL("row " + columns + ", corrupt " + returns);
    Functions.add("parts_row", name, new Parts("parts_row." + name, both, zone, parse, check, labels, rules));
  }

  /** Spark's reader of lines, without the copy for the columns of directories, whose generated code takes 0.2 s to compile. */
  public static final class Text extends TextFileFormat {
    @Override
    public Function1 buildReaderWithPartitionValues(
        SparkSession session, StructType data, StructType folders, StructType read, Seq filters, Map options,
        Configuration hadoop) {
      return folders.isEmpty()
          ? buildReader(session, data, folders, read, filters, options, hadoop)
          : super.buildReaderWithPartitionValues(session, data, folders, read, filters, options, hadoop);
    }
  }

  /** A function that each task has for itself, so that a partition can have many files with headers. */
  public static final class First extends Functions.OfText {
    private transient UTF8String last;

    First() {
      super("first_line.file", DataTypes.BooleanType);
    }

    @Override
    public boolean isDeterministic() {
      return false;
    }

    public Boolean invoke(UTF8String file) {
      boolean isFirst = !file.equals(last);
      if (isFirst) {
        last = file.clone(); // Spark reuses the memory of a row
      }
      return Boolean.valueOf(isFirst);
    }
  }

  public static final class Value extends Functions.OfText {
    private final String zone;
    private final String epoch;
    private transient Type type;

    Value(String name, DataType type, String zone, String epoch) {
      super(name, type);
      this.zone = zone;
      this.epoch = epoch;
    }

    public Object invoke(UTF8String text) {
      if (type == null) {
        type = new Type(resultType(), zone, new String[] {epoch}, new int[1], new HashMap());
      }
      return text == null ? null : type.read(text);
    }
  }

  public static final class Row extends Functions.OfText {
    private final String zone;
    private final String epochs;
    private final String[] reasons;
    private final String conditions;
    private final int longest;
    private final Explaining explaining; // or null
    private transient Type type;

    Row(
        String name, DataType returns, String zone, String epochs, String[] reasons, String conditions, int longest,
        Explaining explaining) {
      super(name, returns);
      this.zone = zone;
      this.epochs = epochs;
      this.reasons = reasons;
      this.conditions = conditions;
      this.longest = longest;
      this.explaining = explaining;
    }

    public InternalRow invoke(UTF8String line) throws IOException {
      if (line == null) {
        return null;
      }
      if (type == null) {
        HashMap known = Condition.read(conditions);
        type = new Type(((StructType) resultType()).fields()[0].dataType(), zone, epochs.split(",", -1), new int[1], known);
      }
      Line read = new Line(line.getBytes(), explaining != null);
      boolean isLong = line.numBytes() > longest, isText = read.isAscii || line.isValid(); // Jackson accepts more than UTF-8
      int reason = isLong ? TOO_LONG : isText ? read.read(type) : NOT_UTF8;
      if (reason < 0) {
        return new GenericInternalRow(new Object[] {read.row, null});
      }
      Object corrupt = explaining == null ? UTF8String.fromString(reasons[reason]) : explaining.violations(line, read, reason);
      return new GenericInternalRow(new Object[] {null, corrupt});
    }
  }

  /** The violations of a text that is not a row, as `misfits.py` finds them. */
  private static final class Explaining implements Serializable {
    private final String[] reasons;
    private final String[] labels;
    private final String[] expected;
    private final Violations.Explained[] rules;

    Explaining(String reasons, String labels, String expected, String rules) {
      this.reasons = reasons.split("\0", -1);
      this.labels = labels.split("\0", -1);
      this.expected = expected.split("\0", -1);
      this.rules = explained(rules);
    }

    /** Returns the functions for violations of rules, by their names; null for an empty name. */
    static Violations.Explained[] explained(String rules) {
      String[] names = rules.split("\0", -1);
      Violations.Explained[] read = new Violations.Explained[names.length];
      for (int at = 0; at < names.length; at++) {
        Violations.Violation function = (Violations.Violation) Functions.added("violation", names[at]);
        read[at] = function == null ? null : function.rule;
      }
      return read;
    }

    GenericArrayData violations(UTF8String text, Line line, int reason) throws IOException {
      UTF8String value = text.isValid() ? text : text.makeValid();
      Object[] violations = new Object[reason > TEXT_AFTER ? line.faults.size() : 1];
      for (int at = 0; at < violations.length; at++) {
        violations[at] = reason > TEXT_AFTER ? ofValue(value, line, (Fault) line.faults.get(at)) : ofText(value, line.line, reason);
      }
      return new GenericArrayData(violations);
    }

    private InternalRow ofText(UTF8String value, byte[] line, int reason) {
      int at = 0;
      for (int code = reason == NOT_UTF8 ? codePoint(line, at) : -1; code >= 0; code = codePoint(line, at)) {
        at += Functions.size(code);
      }
      Malformed fault = reason == NOT_UTF8 || reason == TOO_LONG || reason == BEYOND ? null : new Malformed(line);
      boolean isPlace = reason == NOT_UTF8 || fault != null && fault.cause != Malformed.NONE;
      at = fault == null ? at : fault.at;
      UTF8String rest = UTF8String.fromBytes(line, at, isPlace ? line.length - at : 0);
      String first = reason == NOT_UTF8 ? "\ufffd" : rest.substring(0, 1).toString();
      String found = fault == null || fault.constant == null ? first : fault.constant;
      String cause = fault == null || found.isEmpty() ? "" : labels[4 + fault.cause];
      String message = reasons[reason] + (cause.isEmpty() ? "" : ": ") + cause;
      return row(labels[1], isPlace ? Integer.valueOf(at) : null, found, "", message, null, value);
    }

    private static int codePoint(byte[] line, int at) {
      return Functions.codePoint(line, Platform.BYTE_ARRAY_OFFSET + at, Platform.BYTE_ARRAY_OFFSET + line.length);
    }

    private InternalRow ofValue(UTF8String value, Line line, Fault fault) throws IOException {
      String column = labels[2] + fault.pointer, message = reasons[TEXT_AFTER + fault.number];
      if (fault.start < 0) {
        return row(column, null, "", expected[fault.number], message, null, value);
      }
      int end = "\"{[".indexOf(line.line[fault.start]) < 0 ? fault.start : line.line.length;
      while (end < line.line.length && ",]} \t\n\r".indexOf(line.line[end]) < 0) {
        end++; // Jackson reads no number before anything else
      }
      JsonParser in = Line.JACKSON.createParser(line.line, fault.start, end - fault.start);
      boolean isText = in.nextToken() == JsonToken.VALUE_STRING && rules[fault.number] != null;
      InternalRow first = isText ? rules[fault.number].violation(UTF8String.fromString(in.getText())) : null;
      Object position = first == null ? null : Integer.valueOf(first.getInt(0));
      String found = first == null ? written(in) : first.getUTF8String(1).toString();
      UTF8String suggestion = first == null ? null : first.getUTF8String(4);
      return row(column, position, found, expected[fault.number], message, suggestion, value);
    }

    private InternalRow row(
        String column, Object position, String found, String accepts, String message, Object suggestion, UTF8String value) {
      UTF8String shown = UTF8String.fromString(found).substring(0, SHOWN), address = UTF8String.fromString(labels[3]);
      UTF8String place = UTF8String.fromString(column), cause = UTF8String.fromString(message);
      UTF8String known = UTF8String.fromString(accepts);
      Integer check = Integer.valueOf(labels[0]);
      Object[] fields = {check, place, address, null, position, shown, known, cause, suggestion, value, null};
      return new GenericInternalRow(fields);
    }

    /** Returns the current value as JSON with its numbers as they are, as far as it is shown. */
    private static String written(JsonParser in) throws IOException {
      StringBuilder out = new StringBuilder();
      int depth = 0;
      boolean follows = false; // whether a value was before
      do {
        JsonToken token = in.currentToken();
        depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        boolean isText = token == JsonToken.FIELD_NAME || token == JsonToken.VALUE_STRING;
        String text = isText ? quoted(in.getText()) : in.getText();
        out.append(follows && !token.isStructEnd() ? ", " : "").append(text.equals("-0") ? "0" : text);
        out.append(token == JsonToken.FIELD_NAME ? ": " : "");
        follows = token != JsonToken.FIELD_NAME && !token.isStructStart();
      } while (depth > 0 && out.length() < 2 * SHOWN && in.nextToken() != null);
      return out.toString();
    }

    private static String quoted(String text) {
      StringBuilder out = new StringBuilder("\"");
      for (int at = 0; at < text.length() && out.length() < 2 * SHOWN; at++) {
        char unit = text.charAt(at);
        int escape = "\"\\\b\f\n\r\t".indexOf(unit);
        String code = unit < ' ' ? String.format("\\u%04x", new Object[] {Integer.valueOf(unit)}) : String.valueOf(unit);
        out.append(escape < 0 ? code : "\\" + "\"\\bfnrt".charAt(escape));
      }
      return out.append('"').toString();
    }
  }

  /** The first fault in a text that is not one value of JSON, where Python's reader sees it. */
  private static final class Malformed {
    private static final int NONE = -1, AFTER = 0, CONSTANT = 1, VALUE = 2, NAME = 3, COLON = 4, COMMA = 5, CONTROL = 6;
    private static final int ESCAPE = 7, UNICODE = 8, UNENDED = 9, ITEM = 10, MEMBER = 11, MARK = 12;
    private static final Pattern SCALAR = Pattern.compile(
        "(NaN|-?Infinity)|null|true|false|-?(?:0|[1-9][0-9]*)(?:[.][0-9]+)?(?:[eE][-+]?[0-9]+)?");
    int at;
    String constant; // at a fault of this kind
    final int cause;
    private final String text; // a character for each octet

    Malformed(byte[] octets) {
      text = new String(octets, StandardCharsets.ISO_8859_1);
      int first = value();
      boolean isMarked = text.startsWith("\u00ef\u00bb\u00bf");
      cause = isMarked ? MARK : first == NONE && (next() != 0 || at < text.length()) ? AFTER : first;
    }

    /** Returns the next character that is no space; NUL at the end. */
    private char next() {
      while (at < text.length() && " \t\n\r".indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      return at < text.length() ? text.charAt(at) : '\0';
    }

    private int value() {
      char first = next();
      if (first == '"') {
        return string();
      }
      if (first == '{' || first == '[') {
        return inside((char) (first + 2));
      }
      Matcher scalar = SCALAR.matcher(text).region(at, text.length());
      if (!scalar.lookingAt()) {
        return VALUE;
      }
      constant = scalar.group(1);
      at = constant == null ? scalar.end() : at;
      return constant == null ? NONE : CONSTANT;
    }

    /** Reads an object or array to its last character. */
    private int inside(char last) {
      at++;
      for (boolean isFirst = true; !isFirst || next() != last; isFirst = false) {
        if (!isFirst && (next() == ']' || next() == '}')) {
          return next() == ']' ? ITEM : MEMBER;
        }
        int fault = last == ']' ? NONE : next() == '"' ? string() : NAME;
        fault = fault == NONE && last == '}' && next() != ':' ? COLON : fault;
        at += fault == NONE && last == '}' ? 1 : 0;
        fault = fault == NONE ? value() : fault;
        if (fault != NONE || next() != ',' && next() != last) {
          return fault == NONE ? COMMA : fault;
        }
        if (next() == last) {
          break;
        }
        at++;
      }
      at++;
      return NONE;
    }

    private int string() {
      int start = at++;
      for (; at < text.length(); at++) {
        char unit = text.charAt(at);
        if (unit == '"' || unit < ' ') {
          at += unit == '"' ? 1 : 0;
          return unit == '"' ? NONE : CONTROL;
        }
        if (unit == '\\' && at + 1 < text.length()) {
          boolean isCode = text.charAt(at + 1) == 'u';
          if (!isCode && "\"\\/bfnrt".indexOf(text.charAt(at + 1)) < 0) {
            return ESCAPE;
          }
          at++;
          if (isCode && (at + 5 >= text.length() || !text.substring(at + 1, at + 5).matches("[0-9a-fA-F]{4}"))) {
            return UNICODE;
          }
          at += isCode ? 4 : 0;
        }
      }
      at = start;
      return UNENDED;
    }
  }

  public static final class Parts extends Functions.OfText {
    private final String zone;
    private final Violations.Parse parse;
    private final Integer check;
    private final String[] labels;
    private final Violations.Explained[] rules;
    private transient Type type;

    Parts(String name, DataType returns, String zone, String parse, int check, String labels, String rules) {
      super(name, returns);
      this.zone = zone;
      this.parse = (Violations.Parse) Functions.added("parse", parse);
      this.check = Integer.valueOf(check);
      this.labels = labels.split("\0", -1);
      this.rules = Explaining.explained(rules); // null for a string, which any text is
    }

    public InternalRow invoke(UTF8String name) throws InterruptedException {
      if (name == null) {
        return null;
      }
      if (type == null) {
        type = new Type(((StructType) resultType()).fields()[0].dataType(), zone, null, new int[] {1}, new HashMap());
      }
      boolean isName = rules[0].rule.accepts(name);
      Object[] values = new Object[type.types.length], wrong = isName ? null : new Object[] {violation(name, 0, name, 0)};
      UTF8String[] groups = isName ? parse.groups(name) : null;
      for (int group = 0; isName && group < groups.length; group++) {
        int part = parse.fields[group];
        values[part] = groups[group] == null ? values[part] : type.types[part].read(groups[group]);
        if (groups[group] != null && values[part] == null) {
          int start = name.toString().codePointCount(0, parse.match(name).start(group + 1));
          wrong = wrong == null ? new Object[values.length] : wrong;
          wrong[part] = violation(name, part + 1, groups[group], start);
        }
      }
      ArrayList violations = wrong == null ? null : new ArrayList();
      for (int at = 0; wrong != null && at < wrong.length && violations.size() < MOST; at++) {
        if (wrong[at] != null) {
          violations.add(wrong[at]);
        }
      }
      Object corrupt = wrong == null ? null : new GenericArrayData(violations.toArray());
      return new GenericInternalRow(new Object[] {new GenericInternalRow(values), corrupt});
    }

    /** Returns the violation of the rule, or of a part's type, in a text that starts at a position of the name. */
    private InternalRow violation(UTF8String name, int number, UTF8String text, int start) {
      InternalRow first = rules[number].violation(text); // null if arithmetic rejects the text
      boolean isName = number == 0;
      String part = isName ? null : ((StructType) type.type).fieldNames()[number - 1];
      Object[] fields = {
        check,
        UTF8String.fromString(labels[0]),
        UTF8String.fromString(labels[1 + 2 * number]),
        UTF8String.fromString(part),
        Integer.valueOf(start + (first == null ? 0 : first.getInt(0))),
        first == null ? text : first.getUTF8String(1),
        first == null ? UTF8String.EMPTY_UTF8 : first.getUTF8String(2),
        isName ? first.getUTF8String(3) : UTF8String.fromString(labels[2 + 2 * number]),
        isName ? first.getUTF8String(4) : null,
        name.isValid() ? name : name.makeValid(),
        isName ? first.getUTF8String(5) : null
      };
      return new GenericInternalRow(fields);
    }
  }

  /**
   * A type, and how its values are read. The spelling of a text is judged by the rules `column-types`; the arithmetic that no
   * automaton does is here.
   */
  private static final class Type {
    final int kind;
    final DataType type;
    final int number; // of the place of its values
    private Functions.Table rule; // of the types whose values are texts of a certain form
    private ZoneId zone;
    private int power; // of ten, for the microseconds in the unit of an epoch
    Function1 converter; // of Spark, for variants
    Type of; // the elements of an array, the values of a map
    final HashMap fields = new HashMap(); // of a struct: their numbers, by name
    Type[] types;
    int isNull = NEVER, absent = NEVER, closed = NEVER; // numbers of conditions: no null, a value, no member but the fields
    final ArrayList held = new ArrayList(); // conditions of values

    /**
     * `epochs` has s, ms, us or ns for a timestamp that is a number of them since 1970, else an empty text: for this type, or for
     * the fields of a row. `places` counts the places, by whose numbers `conditions` has lists.
     */
    Type(DataType type, String zone, String[] epochs, int[] places, HashMap conditions) {
      String name = type.simpleString().replaceFirst("(?s)[(<].*", "").replace('_', '-');
      boolean isEpoch = !(type instanceof StructType) && !epochs[0].isEmpty();
      this.type = type;
      kind = isEpoch ? EPOCH : Arrays.asList(KINDS.split(" ")).indexOf(name);
      number = places[0]++;
      String[] none = {""};
      if (kind == STRUCT) {
        StructField[] known = ((StructType) type).fields();
        types = new Type[known.length];
        for (int at = 0; at < known.length; at++) {
          fields.put(known[at].name(), Integer.valueOf(at));
          types[at] = new Type(known[at].dataType(), zone, number == 0 ? new String[] {epochs[at]} : none, places, conditions);
        }
      } else if (kind == MAP) {
        of = new Type(((MapType) type).valueType(), zone, none, places, conditions);
      } else if (kind == ARRAY) {
        of = new Type(((ArrayType) type).elementType(), zone, none, places, conditions);
      } else if (kind == VARIANT) {
        JSONOptions how = new JSONOptions((Map) Map$.MODULE$.empty().updated("allowNonNumericNumbers", "false"), zone, "");
        converter = new JacksonParser(new StructType(), how, false, (Seq) (Object) Nil$.MODULE$).makeConverter(type);
      } else if (kind != TEXT) {
        power = epochs[0].equals("s") ? 6 : epochs[0].equals("ms") ? 3 : epochs[0].equals("us") ? 0 : -3;
        this.zone = DateTimeUtils.getZoneId(zone);
        rule = Functions.rule("natsgrammar", "column-types@1:" + (kind == EPOCH ? "decimal" : name));
      }
      ArrayList own = (ArrayList) conditions.get(Integer.valueOf(number));
      for (int at = 0; own != null && at < own.size(); at++) {
        Condition condition = (Condition) own.get(at);
        if (condition.kind.equals("null")) {
          isNull = condition.number;
        } else if (condition.kind.equals("closed")) {
          closed = condition.number;
        } else if (condition.kind.equals("required")) {
          absent = condition.number;
        } else {
          condition.prepare(this);
          held.add(condition);
        }
      }
    }

    /** Returns whether JSON has values of the type as such tokens. */
    boolean isOf(JsonToken token) {
      boolean ofStrings = kind >= DATE && kind < BOOLEAN, ofBoth = kind == DECIMAL || kind == EPOCH;
      return token == JsonToken.VALUE_STRING ? ofStrings || ofBoth : token.isBoolean() ? kind == BOOLEAN : kind < DATE || ofBoth;
    }

    /** Returns the value as Spark has it; null for a text that the type does not accept. */
    Object read(UTF8String text) {
      if (kind == TEXT) {
        return text;
      }
      if (!rule.accepts(text)) {
        return null;
      }
      switch (kind) {
        case WHOLE:
          return whole(Long.parseLong(text.toString()));
        case DECIMAL:
        case EPOCH:
          return text.numBytes() > LONGEST ? null : exact(new BigDecimal(text.toString()));
        case FLOAT:
        case DOUBLE:
          return text.numBytes() > LONGEST ? null : rounded(text.toString());
        case BINARY:
          return Base64.getDecoder().decode(text.getBytes());
        case BOOLEAN:
          return Boolean.valueOf(text.numBytes() == 4);
        default:
          int last = text.numBytes() - 1; // Spark would look up the zone Z by expressions
          boolean isUtc = text.getByte(last) == 'Z';
          UTF8String local = isUtc ? UTF8String.fromAddress(text.getBaseObject(), text.getBaseOffset(), last) : text;
          Option moment = kind == DATE ? DateTimeUtils.stringToDate(text) : kind == LOCAL || isUtc
              ? DateTimeUtils.stringToTimestampWithoutTimeZone(local, false)
              : DateTimeUtils.stringToTimestamp(text, zone);
          boolean fits = !moment.isEmpty() && (kind == DATE || isOfOurYears((Long) moment.get())); // not past them by its offset
          return fits ? moment.get() : null;
      }
    }

    private static boolean isOfOurYears(long micros) {
      return micros >= FIRST.longValue() && micros <= LAST.longValue();
    }

    /** Returns a whole number as Spark has it in the type; null if it is beyond it. */
    Object whole(long value) {
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

    /** Returns the decimal, or the moment; null if the type has no place for a digit. */
    private Object exact(BigDecimal number) {
      boolean isZero = number.signum() == 0;
      BigDecimal value = isZero ? BigDecimal.ZERO : number.stripTrailingZeros(); // an exponent makes no digits
      if (kind == DECIMAL) {
        DecimalType of = (DecimalType) type;
        boolean fits = value.scale() <= of.scale() && value.precision() - value.scale() <= of.precision() - of.scale();
        return isZero || fits ? Decimal.apply(value, of.precision(), of.scale()) : null;
      }
      BigDecimal micros = isZero ? value : value.scaleByPowerOfTen(power);
      boolean fits = micros.scale() <= 0 && micros.compareTo(FIRST) >= 0 && micros.compareTo(LAST) <= 0;
      return fits ? Long.valueOf(micros.longValueExact()) : null;
    }

    /** Returns the nearest value; null if that is an infinity or zero, and the text is neither, or a variant loses digits. */
    private Object rounded(String text) {
      boolean isNumber = text.indexOf('N') < 0 && text.indexOf('I') < 0;
      String digits = isNumber ? text : text.replaceFirst("Inf$", "Infinity");
      double value = kind == FLOAT ? NumberInput.parseFloat(digits, true) : NumberInput.parseDouble(digits, true);
      if (isNumber && (Double.isInfinite(value) || value == 0 && text.matches("[^eE]*[1-9].*"))) {
        return null;
      }
      if (this == Line.ROUNDED && value != 0 && text.toLowerCase().indexOf('e') > 0) {
        BigDecimal number = new BigDecimal(text), kept = new BigDecimal(value).round(new MathContext(number.precision()));
        return kept.compareTo(number) == 0 ? Double.valueOf(value) : null;
      }
      return kind == FLOAT ? (Object) Float.valueOf((float) value) : (Object) Double.valueOf(value);
    }
  }

  /** What the values at a place must be, beside of their type: from JSON, [PLACE, NUMBER OF THE REASON, KIND, TEXT, …]. */
  private static final class Condition {
    private int number;
    private String kind;
    private final ArrayList texts = new ArrayList();
    private final HashSet values = new HashSet(); // of `enum`
    private Functions.Table rule;
    private Number limit;
    private int from, to; // how values compare with the limit

    /** Returns a list of conditions for each number of a place. */
    static HashMap read(String json) throws IOException {
      HashMap read = new HashMap();
      JsonParser in = Line.JACKSON.createParser(json);
      in.nextToken();
      while (in.nextToken() == JsonToken.START_ARRAY) {
        Integer place = Integer.valueOf(in.nextIntValue(0));
        Condition condition = new Condition();
        condition.number = in.nextIntValue(0);
        condition.kind = in.nextTextValue();
        while (in.nextToken() != JsonToken.END_ARRAY) {
          condition.texts.add(UTF8String.fromString(in.getText()));
        }
        read.putIfAbsent(place, new ArrayList());
        ((ArrayList) read.get(place)).add(condition);
      }
      return read;
    }

    /** Reads the texts as values of the type at the place; an array's limit counts items, a text's counts characters. */
    void prepare(Type type) {
      boolean isTyped = type.kind == WHOLE || type.kind == DOUBLE || type.kind == BOOLEAN;
      for (int at = 0; at < texts.size() && kind.equals("enum"); at++) {
        values.add(isTyped ? type.read((UTF8String) texts.get(at)) : texts.get(at));
      }
      UTF8String first = (UTF8String) texts.get(0);
      if (kind.equals("rule")) {
        rule = Functions.rule("natsgrammar", first.toString());
      } else if (values.isEmpty()) {
        limit = isTyped ? (Number) type.read(first) : Long.valueOf(first.toString());
        from = kind.equals("least") ? 0 : kind.equals("above") ? 1 : -1;
        to = kind.equals("most") ? 0 : kind.equals("below") ? -1 : 1;
      }
    }

    /** Returns whether a number, a boolean, a text or the number of an array's items is right. */
    boolean holds(Object value) {
      if (rule != null) {
        return value instanceof UTF8String && rule.accepts((UTF8String) value); // decimals may be numbers
      }
      if (limit == null) {
        return values.contains(value);
      }
      long size = value instanceof UTF8String ? ((UTF8String) value).numChars() : ((Number) value).longValue();
      boolean isDouble = value instanceof Double;
      int order = isDouble ? Double.compare((Double) value, (Double) limit) : Long.compare(size, limit.longValue());
      return order >= from && order <= to;
    }
  }

  /** A value that a place or condition rejects. */
  private static final class Fault {
    final int number; // of the place or condition
    final String pointer;
    final int start; // of the value in the line; negative for a missing one

    Fault(int number, String pointer, int start) {
      this.number = number;
      this.pointer = pointer;
      this.start = start;
    }
  }

  /** One line, read once from left to right. */
  private static final class Line {
    private static final JsonFactory JACKSON = new JsonFactory(); // with the limits that Spark has as well
    private static final Integer ABSENT = Integer.valueOf(-1);
    private static final Type UNKNOWN = new Type(new StructType(), "", null, new int[1], new HashMap());
    private static final Type ROUNDED = new Type(DataTypes.DoubleType, "UTC", new String[] {""}, new int[1], new HashMap());

    InternalRow row;
    final byte[] line;
    private JsonParser in;
    final boolean isAscii;
    private final boolean escapes; // whether strings may have any
    private boolean isVariant; // whether the current value is a part of one
    private boolean isRounded; // whether that has a number that loses digits
    private boolean half; // whether a string has half a surrogate pair
    private boolean twice; // whether an object has two members of one name
    private int wrong = NEVER; // the first place with a value that its type does not accept
    final ArrayList faults; // the first ones; null if the least number is enough

    Line(byte[] line, boolean explains) {
      this.line = line;
      faults = explains ? new ArrayList(0) : null;
      byte all = 0;
      boolean any = false; // a field would be written for each octet
      for (byte octet : line) {
        all |= octet;
        any |= octet == '\\';
      }
      escapes = any;
      isAscii = all >= 0;
    }

    /** Reads the line. Returns a reason, or -1 if it is a row. */
    int read(Type type) throws IOException {
      if (line.length > 0 && line[0] <= 0 || line.length > 1 && line[1] == 0) {
        return malformed(); // Jackson would remove a byte order mark, and read UTF-16
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
        return row == null ? NO_OBJECT : more ? TEXT_AFTER : wrong == NEVER ? -1 : TEXT_AFTER + wrong;
      } catch (StreamConstraintsException error) {
        return BEYOND;
      } catch (JsonProcessingException error) {
        String text = UTF8String.fromBytes(line).toString();
        return text.matches("\\s*") ? BLANK : escapes ? again(text) : malformed();
      } finally {
        in.close();
      }
    }

    /** Returns a reason; Jackson accepts characters whose bytes it rejects, as in names with half a surrogate pair. */
    private int again(String text) throws IOException {
      in.close();
      in = JACKSON.createParser(text);
      try {
        in.nextToken();
        skip();
        in.finishToken();
        return HALF;
      } catch (StreamConstraintsException error) {
        return BEYOND;
      } catch (JsonProcessingException error) {
        return malformed();
      }
    }

    /** Returns a reason; Jackson accepts no number before a character other than space. */
    private int malformed() {
      return new Malformed(line).cause == Malformed.AFTER ? NO_OBJECT : NOT_JSON;
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
      if (token == JsonToken.START_OBJECT && type.kind == STRUCT) {
        return struct(type);
      }
      if (token == JsonToken.START_OBJECT && type.kind == MAP) {
        return map(type.of);
      }
      if (token == JsonToken.START_ARRAY && type.kind == ARRAY) {
        return array(type);
      }
      if (type.kind == VARIANT) {
        return variant(type);
      }
      UTF8String text = type.kind != WHOLE && token.isScalarValue() && type.isOf(token) ? text() : null;
      Object value = text == null ? null : type.read(text);
      if (type.kind == WHOLE && token == JsonToken.VALUE_NUMBER_INT && in.getNumberType() != JsonParser.NumberType.BIG_INTEGER) {
        value = type.whole(in.getLongValue()); // which no table need judge: JSON has no sign or zeros to spare
      }
      if (value == null) {
        reject(token == JsonToken.VALUE_NULL ? type.isNull : type.number, null, "");
      } else if (!type.held.isEmpty()) {
        // texts of dates are compared as they are, and zeros without their sign
        hold(type, token == JsonToken.VALUE_STRING ? text : type.kind == DOUBLE ? (Object) ((Double) value + 0.0) : value, null);
      }
      skip();
      return value;
    }

    private Integer start() {
      return Integer.valueOf((int) in.currentTokenLocation().getByteOffset());
    }

    /** Notes a fault in the value that starts there, or if that is null, in the current one; or in a step from there. */
    private void reject(int number, Integer start, String step) {
      wrong = Math.min(wrong, number);
      if (number != NEVER && faults != null && faults.size() < MOST) {
        String pointer = in.getParsingContext().pathAsPointer() + step;
        faults.add(new Fault(number, pointer, (start == null ? start() : start).intValue()));
      }
    }

    private void hold(Type type, Object value, Integer start) {
      for (int at = 0; at < type.held.size(); at++) {
        Condition condition = (Condition) type.held.get(at);
        if (!condition.holds(value)) {
          reject(condition.number, start, "");
        }
      }
    }

    private InternalRow struct(Type type) throws IOException {
      Object[] values = new Object[type.types.length];
      boolean[] known = new boolean[type.types.length];
      HashSet others = null;
      while (in.nextToken() != JsonToken.END_OBJECT) {
        String name = in.currentName();
        check(name);
        Integer field = (Integer) type.fields.get(name);
        in.nextToken();
        if (field == null) {
          others = others == null ? new HashSet() : others;
          reject(type.closed, null, "");
          twice |= !others.add(name);
          skip();
          continue;
        }
        int at = field.intValue();
        twice |= known[at];
        known[at] = true;
        values[at] = value(type.types[at]);
      }
      for (int at = 0; at < known.length; at++) {
        if (!known[at] && type.types[at].absent != NEVER) {
          String name = ((StructType) type.type).fieldNames()[at];
          reject(type.types[at].absent, ABSENT, "/" + name.replace("~", "~0").replace("/", "~1"));
        }
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

    private Object array(Type type) throws IOException {
      ArrayList values = new ArrayList();
      Integer start = type.held.isEmpty() ? null : start();
      while (in.nextToken() != JsonToken.END_ARRAY) {
        values.add(value(type.of));
      }
      hold(type, Long.valueOf(values.size()), start);
      return new GenericArrayData(values.toArray());
    }

    /** Returns the text of the current value: a part of the line, unless it may have escapes. */
    private UTF8String text() throws IOException {
      if (escapes) {
        return UTF8String.fromString(in.getText());
      }
      int start = (int) in.currentTokenLocation().getByteOffset();
      if (in.currentToken() != JsonToken.VALUE_STRING) {
        return UTF8String.fromBytes(line, start, in.getTextLength());
      }
      int end = ++start;
      while (end < line.length && line[end] != '"') { // without an end, Jackson rejects the line
        end++;
      }
      return UTF8String.fromBytes(line, start, end - start);
    }

    /** Returns the value as Spark reads it; null if it does not. */
    private Object variant(Type type) throws IOException {
      Integer start = start();
      Object value = null;
      isVariant = true;
      isRounded = false;
      skip();
      isVariant = false;
      in.finishToken(); // a string may have been passed over
      int length = (int) in.currentLocation().getByteOffset() - start.intValue();
      JsonParser again = JACKSON.createParser(line, start.intValue(), length);
      again.nextToken();
      try {
        value = half || twice || isRounded ? null : type.converter.apply(again);
      } catch (Exception error) {
        isRounded = true;
      }
      reject(isRounded ? type.number : NEVER, start, "");
      return value;
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
      } else if (token.isNumeric() && isVariant) {
        isRounded |= ROUNDED.read(text()) == null;
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
