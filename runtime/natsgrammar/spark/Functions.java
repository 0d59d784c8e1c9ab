package natsgrammar;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.LinkedHashSet;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.catalyst.analysis.NoSuchFunctionException;
import org.apache.spark.sql.connector.catalog.FunctionCatalog;
import org.apache.spark.sql.connector.catalog.Identifier;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.NullType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * The rules and codecs of a Python package, as functions of Spark: VERB.`ADDRESS` in the catalog named after it.
 *
 * The tables are resources in the folder named after the package, see `pack.py`. The functions give the same answers as
 * the Python functions. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Functions implements FunctionCatalog {
  // Static, because Spark makes a catalog for each session.
  private static final ConcurrentHashMap ADDED = new ConcurrentHashMap();
  private final ConcurrentHashMap loaded = new ConcurrentHashMap();
  private String catalog;

  /** Adds a function that no jar lists. */
  static void add(String verb, String name, UnboundFunction function) {
    ADDED.put(verb + " " + name, function);
  }

  /** Returns a function that was added, or null. */
  static UnboundFunction added(String verb, String name) {
    return (UnboundFunction) ADDED.get(verb + " " + name);
  }

  static boolean has(String verb, String name) {
    return added(verb, name) != null;
  }

  @Override
  public void initialize(String name, CaseInsensitiveStringMap options) {
    catalog = name;
  }

  @Override
  public String name() {
    return catalog;
  }

  /** Lists the functions of all jars, each of which has its own index. */
  @Override
  public Identifier[] listFunctions(String[] namespace) {
    LinkedHashSet functions = new LinkedHashSet();
    try {
      Enumeration indices = Functions.class.getClassLoader().getResources(catalog + "/index");
      while (indices.hasMoreElements()) {
        byte[] index = octets(((URL) indices.nextElement()).openStream());
        for (String line : new String(index, StandardCharsets.UTF_8).split("\n")) {
          String[] words = line.split(" ");
          if (Arrays.equals(namespace, new String[] {words[0]})) {
            functions.add(Identifier.of(namespace, words[1]));
          }
        }
      }
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
    return (Identifier[]) functions.toArray(new Identifier[0]);
  }

  /** Returns a function. Spark asks twice for each call in a query, and reading one means to search all jars. */
  @Override
  public UnboundFunction loadFunction(Identifier name) throws NoSuchFunctionException {
    String verb = String.join(".", name.namespace()), key = verb + " " + name.name();
    UnboundFunction function = added(verb, name.name());
    if (function == null) {
      function = (UnboundFunction) loaded.get(key);
    }
    if (function == null) {
      function = read(verb, name);
      loaded.put(key, function);
    }
    return function;
  }

  /** Reads a function; for an address without edition that of the latest, which is listed last. */
  private UnboundFunction read(String verb, Identifier name) throws NoSuchFunctionException {
    String address = null;
    for (Identifier listed : listFunctions(new String[] {verb})) {
      String known = listed.name();
      if (known.equals(name.name()) || known.replaceFirst("@[^:]*", "").equals(name.name())) {
        address = known;
      }
    }
    if (address == null) {
      throw new NoSuchFunctionException(name);
    }
    String full = catalog + "." + verb + "." + address;
    switch (verb) {
      case "is_valid":
        return new IsValid(full, rule(catalog, address));
      case "position":
        return new Position(full, rule(catalog, address));
      default:
        return new Coded(full, codec(address), verb.equals("encode"));
    }
  }

  /** Returns the table of a rule, from the jar of a package. */
  static Table rule(String catalog, String address) {
    return new Table(numbers(catalog, "rules/" + address));
  }

  private Codec codec(String address) {
    IntBuffer numbers = numbers(catalog, "codecs/" + address);
    Table wire = rule(catalog, text(numbers));
    String of = text(numbers);
    return new Codec(wire, of.isEmpty() ? null : rule(catalog, of), numbers);
  }

  private static IntBuffer numbers(String catalog, String resource) {
    try {
      String path = "/" + catalog + "/" + resource;
      return ByteBuffer.wrap(octets(Functions.class.getResourceAsStream(path))).asIntBuffer();
    } catch (IOException error) {
      throw new UncheckedIOException(error);
    }
  }

  private static byte[] octets(InputStream stream) throws IOException {
    try {
      return stream.readAllBytes();
    } finally {
      stream.close();
    }
  }

  private static byte[] octets(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  static String text(IntBuffer numbers) {
    int[] codes = array(numbers);
    return new String(codes, 0, codes.length);
  }

  static int[] array(IntBuffer numbers) {
    int[] read = new int[numbers.get()];
    numbers.get(read);
    return read;
  }

  /** Classes of code points: `starts[i]` begins an interval of class `classes[i]`. Class 0 is for characters in no name. */
  static class Classes implements Serializable {
    private final int[] starts;
    private final int[] classes;
    private final int[] ascii = new int[128];

    Classes(IntBuffer numbers) {
      starts = array(numbers);
      classes = array(numbers);
      for (int code = 0; code < ascii.length; code++) {
        ascii[code] = search(code);
      }
    }

    /** Returns the class of a code point; 0 for -1. */
    final int of(int code) {
      return code < 0 ? 0 : code < ascii.length ? ascii[code] : search(code);
    }

    private int search(int code) {
      int at = Arrays.binarySearch(starts, code);
      return classes[at < 0 ? -at - 2 : at];
    }
  }

  /**
   * The automaton of a rule. A row of `next` is a state: for each symbol, the start of the row of the following state. A
   * symbol is a class. If there are few states, each ASCII character is a symbol itself, which saves looking up its class.
   */
  static final class Table extends Classes {
    private static final int FEW = 300; // states: so many rows of 128 numbers fit a processor's second cache
    private static final long BEYOND_ASCII = 0x8080808080808080L;
    private static final boolean IS_BIG_ENDIAN = ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN;

    final int[] next;
    final boolean[] accepting;
    final int width;
    private final int direct; // number of symbols that are characters

    Table(IntBuffer numbers) {
      super(numbers);
      int[] rows = array(numbers), ends = array(numbers);
      int classes = rows.length / ends.length;
      direct = ends.length > FEW ? 0 : 128;
      width = direct + classes;
      next = new int[width * ends.length];
      accepting = new boolean[ends.length];
      for (int state = 0; state < ends.length; state++) {
        accepting[state] = ends[state] == 1;
        for (int symbol = 0; symbol < width; symbol++) {
          int after = rows[state * classes + (symbol < direct ? of(symbol) : symbol - direct)];
          next[state * width + symbol] = after < 0 ? -1 : after / classes * width;
        }
      }
    }

    /** Returns the symbol of a code point; for -1 that of characters in no name. */
    int symbol(int code) {
      return code >= 0 && code < direct ? code : direct + of(code);
    }

    boolean accepts(UTF8String text) {
      return firstError(text) < 0;
    }

    /** Returns the number of code points before the first error; -1 for a valid name. */
    int firstError(UTF8String text) {
      Object base = text.getBaseObject();
      long at = text.getBaseOffset(), end = at + text.numBytes();
      int row = 0, position = 0;
      for (; direct > 0 && end - at >= 8; at += 8, position += 8) {
        long eight = Platform.getLong(base, at);
        if ((eight & BEYOND_ASCII) != 0) {
          break;
        }
        eight = IS_BIG_ENDIAN ? Long.reverseBytes(eight) : eight;
        for (int before = 0; before < 8; before++, eight >>>= 8) {
          int after = next[row + (int) (eight & 0x7F)];
          if (after != row) { // most steps stay in a state: the processor predicts it, and need not wait for the table
            if (after < 0) {
              return position + before;
            }
            row = after;
          }
        }
      }
      for (; ; position++) {
        if (at == end) {
          return accepting[row / width] ? -1 : position;
        }
        int code = codePoint(base, at, end);
        int after = next[row + symbol(code)];
        if (after != row) {
          if (after < 0) {
            return position;
          }
          row = after;
        }
        at += size(code);
      }
    }
  }

  /**
   * A percent codec: class 1 is for reserved characters, and `wire` decides whether a text can be decoded. `empty` is the
   * empty token; without a separator the whole text is one token. A codec `of` the values of a rule first lets the pairs of
   * `exchange` change places, and doubles its sign.
   */
  static final class Codec extends Classes {
    private static final byte[] HEX = octets("0123456789ABCDEF");
    private final Table wire;
    private final Table of; // null if any text is a value
    private final byte[] exchange;
    private final byte[] empty;
    private final byte sign;
    private final int separator; // -1 if there is none
    private final boolean unquotes;
    private final boolean doubles;

    Codec(Table wire, Table of, IntBuffer numbers) {
      super(numbers);
      this.wire = wire;
      this.of = of;
      empty = octets(text(numbers));
      sign = octets(text(numbers))[0];
      byte[] between = octets(text(numbers));
      separator = between.length == 0 ? -1 : (int) between[0];
      unquotes = numbers.get() == 1;
      exchange = octets(text(numbers));
      doubles = exchange.length > 0;
    }

    /** Lets the characters of each pair change places, in place. */
    private byte[] exchanged(byte[] octets) {
      for (int at = 0; doubles && at < octets.length; at++) {
        int place = indexOf(exchange, octets[at]);
        octets[at] = place < 0 ? octets[at] : exchange[place ^ 1];
      }
      return octets;
    }

    UTF8String encode(UTF8String value) {
      if (of != null && !of.accepts(value)) {
        return null;
      }
      byte[] copy = doubles ? Arrays.copyOf(value.getBytes(), value.numBytes()) : null;
      UTF8String text = doubles ? UTF8String.fromBytes(exchanged(copy)) : value;
      Object base = text.getBaseObject();
      long start = text.getBaseOffset(), end = start + text.numBytes();
      int reserved = 0, empties = 0;
      int before = separator;
      for (long at = start; at < end; ) {
        int code = codePoint(base, at, end);
        if (code < 0) {
          return null;
        }
        reserved += of(code) * size(code);
        empties += before == separator && code == separator ? 1 : 0;
        before = code;
        at += size(code);
      }
      empties += before == separator ? 1 : 0;
      int more = Math.addExact(Math.multiplyExact(doubles ? 1 : 2, reserved), Math.multiplyExact(empties, empty.length));
      if (more == 0) {
        return text;
      }
      byte[] written = new byte[Math.addExact(text.numBytes(), more)];
      int to = 0;
      before = separator;
      for (long at = start; ; ) {
        int code = at == end ? separator : codePoint(base, at, end);
        if (before == separator && code == separator) {
          System.arraycopy(empty, 0, written, to, empty.length);
          to += empty.length;
        }
        if (at == end) {
          return UTF8String.fromBytes(written);
        }
        before = code;
        boolean escape = of(code) == 1;
        for (long after = at + size(code); at < after; at++) {
          byte octet = Platform.getByte(base, at);
          if (escape) {
            written[to++] = sign;
            if (doubles) {
              written[to++] = sign;
              continue;
            }
            written[to++] = HEX[octet >> 4 & 15];
            written[to++] = HEX[octet & 15];
          } else {
            written[to++] = octet;
          }
        }
      }
    }

    UTF8String decode(UTF8String text) {
      if (!wire.accepts(text)) {
        return null;
      }
      byte[] from = text.getBytes();
      boolean quoted = unquotes && indexOf(from, '"') >= 0;
      boolean signs = empty.length == 0 || empty[0] == sign; // whether all that changes begins with the sign
      if (!doubles && !quoted && signs && indexOf(from, sign) < 0) {
        return text;
      }
      byte[] read = Arrays.copyOf(from, from.length);
      int end = unescape(read, quoted ? unquote(read) : read.length, !quoted);
      return UTF8String.fromBytes(exchanged(Arrays.copyOf(read, end)));
    }

    private static int indexOf(byte[] octets, int octet) {
      for (int at = 0; at < octets.length; at++) {
        if (octets[at] == octet) {
          return at;
        }
      }
      return -1;
    }

    /** Removes quotation marks, and the backslashes between them, in place; returns the new length. */
    private static int unquote(byte[] octets) {
      int to = 0;
      boolean inside = false;
      for (int at = 0; at < octets.length; at++) {
        if (octets[at] == '"') {
          inside = !inside;
        } else {
          if (inside && octets[at] == '\\') {
            at++;
          }
          octets[to++] = octets[at];
        }
      }
      return to;
    }

    /** Decodes escapes and empty tokens in place; the wire rule ensures complete ones. Returns the new length. */
    private int unescape(byte[] octets, int end, boolean begins) {
      int to = 0;
      for (int at = 0; at < end; at++) {
        if (begins && isEmpty(octets, at, end)) {
          at += empty.length - 1;
          begins = false;
          continue;
        }
        begins = octets[at] == separator;
        if (octets[at] == sign && doubles) {
          octets[to++] = octets[at++];
        } else if (octets[at] == sign) {
          octets[to++] = (byte) (Character.digit(octets[at + 1], 16) << 4 | Character.digit(octets[at + 2], 16));
          at += 2;
        } else {
          octets[to++] = octets[at];
        }
      }
      return to;
    }

    /** Checks whether the token that begins here is the empty one. */
    private boolean isEmpty(byte[] octets, int at, int end) {
      int after = at + empty.length;
      return empty.length > 0
          && after <= end
          && (after == end || octets[after] == separator)
          && Arrays.equals(empty, 0, empty.length, octets, at, after);
    }
  }

  /** Returns the number of bytes of a code point in UTF-8. */
  static int size(int code) {
    return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }

  /** Returns the code point at this address; -1 for bytes that are not UTF-8, by table 3-7 of the Unicode Standard. */
  static int codePoint(Object base, long at, long end) {
    int first = Platform.getByte(base, at) & 0xFF;
    if (first < 0x80) {
      return first;
    }
    int size = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
    if (size == 0 || at + size > end) {
      return -1;
    }
    int code = first & 0x7F >> size;
    for (int i = 1; i < size; i++) {
      int octet = Platform.getByte(base, at + i);
      if ((octet & 0xC0) != 0x80) {
        return -1;
      }
      code = code << 6 | octet & 0x3F;
    }
    boolean whole = size(code) == size && (code < 0xD800 || code > 0xDFFF) && code <= 0x10FFFF;
    return whole ? code : -1;
  }

  /** A function of one STRING. Spark finds its `invoke` by name and passes NULL as null. */
  abstract static class OfText implements UnboundFunction, ScalarFunction, Cloneable {
    private final String name;
    private final DataType result;
    private DataType input = DataTypes.StringType;

    OfText(String name, DataType result) {
      this.name = name;
      this.result = result;
    }

    @Override
    public String name() {
      return name;
    }

    @Override
    public String description() {
      return name + ": STRING -> " + result.sql();
    }

    /** Binds a STRING of any collation, since collations do not change bytes. */
    @Override
    public BoundFunction bind(StructType given) {
      DataType type = given.length() == 1 ? given.fields()[0].dataType() : null;
      if (!(type instanceof StringType || type instanceof NullType)) {
        throw new UnsupportedOperationException(name + " takes one STRING");
      }
      try {
        OfText bound = (OfText) clone();
        bound.input = type instanceof StringType ? type : DataTypes.StringType;
        return bound;
      } catch (CloneNotSupportedException error) {
        throw new IllegalStateException(error);
      }
    }

    @Override
    public DataType[] inputTypes() {
      return new DataType[] {input};
    }

    @Override
    public DataType resultType() {
      return result;
    }

    @Override
    public String canonicalName() {
      return name;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof OfText && ((OfText) other).name.equals(name);
    }

    @Override
    public int hashCode() {
      return name.hashCode();
    }

    @Override
    public String toString() {
      return name;
    }
  }

  public static final class IsValid extends OfText {
    private final Table table;

    IsValid(String name, Table table) {
      super(name, DataTypes.BooleanType);
      this.table = table;
    }

    public Boolean invoke(UTF8String text) {
      return text == null ? null : Boolean.valueOf(table.accepts(text));
    }
  }

  public static final class Position extends OfText {
    private final Table table;

    Position(String name, Table table) {
      super(name, DataTypes.IntegerType);
      this.table = table;
    }

    public Integer invoke(UTF8String text) {
      int position = text == null ? -1 : table.firstError(text);
      return position < 0 ? null : Integer.valueOf(position);
    }
  }

  public static final class Coded extends OfText {
    private final Codec codec;
    private final boolean encodes;

    Coded(String name, Codec codec, boolean encodes) {
      super(name, DataTypes.StringType);
      this.codec = codec;
      this.encodes = encodes;
    }

    public UTF8String invoke(UTF8String text) {
      return text == null ? null : encodes ? codec.encode(text) : codec.decode(text);
    }
  }
}
