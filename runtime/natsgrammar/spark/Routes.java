package natsgrammar;

import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.Platform;
import org.apache.spark.unsafe.array.ByteArrayMethods;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * Sets of filters as functions of Spark: route.`SET` and match.`SET`, with the answers of `SubjectIndex` in Python.
 *
 * A set is broadcast as bytes: the number of filters, the length of each, and their text. Each executor makes one index
 * of it. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Routes {
  private static final ConcurrentHashMap CONTEXTS = new ConcurrentHashMap(); // SET -> its SparkContext
  private static final ConcurrentHashMap INDICES = new ConcurrentHashMap(); // SET -> SoftReference of its index
  private static final long SPREAD = 0x9E3779B97F4A7C15L; // 2^64 divided by the golden ratio

  /** Checks whether the running Spark has the functions of the set. */
  public boolean has(String set) {
    return CONTEXTS.get(set) == SparkContext.getOrCreate();
  }

  /** Broadcasts the set and adds its functions. */
  public void add(String set, byte[] filters) {
    SparkContext context = SparkContext.getOrCreate();
    Broadcast broadcast = JavaSparkContext.fromSparkContext(context).broadcast(filters);
    Functions.add("route", set, new Route(set, broadcast));
    Functions.add("match", set, new Match(set, broadcast));
    CONTEXTS.put(set, context);
  }

  /** The tokens of a subject or filter, one after another. */
  private static final class Tokens {
    private static final long DOTS = 0x2E2E2E2E2E2E2E2EL, LOW = 0x0101010101010101L, HIGH = 0x8080808080808080L;
    private static final boolean BIG = ByteOrder.nativeOrder() == ByteOrder.BIG_ENDIAN;
    final Object base;
    private final long end;
    private long next;
    long start;
    int length;
    long key; // the token if it has at most eight bytes, else a hash of it

    Tokens(Object base, long start, int length) {
      this.base = base;
      next = start;
      end = start + length;
    }

    boolean more() {
      return next <= end;
    }

    void read() {
      start = next;
      long octets = octets(next);
      int count = count(octets);
      key = head(octets, count);
      for (next += count; count == 8; next += count) {
        octets = octets(next);
        count = count(octets);
        if (count > 0) {
          key = (Long.rotateLeft(key, 29) ^ head(octets, count)) * SPREAD;
        }
      }
      length = (int) (next++ - start);
    }

    boolean is(char only) {
      return length == 1 && key == only;
    }

    private static long head(long octets, int count) {
      return count == 8 ? octets : octets & (1L << 8 * count) - 1;
    }

    /** Returns eight bytes, the first in the lowest place; 0 beyond the end. */
    private long octets(long at) {
      if (end - at >= 8) {
        long octets = Platform.getLong(base, at);
        return BIG ? Long.reverseBytes(octets) : octets;
      }
      long octets = 0;
      for (long last = end; last-- > at; ) {
        octets = octets << 8 | Platform.getByte(base, last) & 0xFF;
      }
      return octets;
    }

    /** Returns how many of them are before a dot and the end. */
    private int count(long octets) {
      long other = octets ^ DOTS;
      long dots = other - LOW & ~other & HIGH;
      int most = (int) Math.min(8, end - next);
      return dots == 0 ? most : Math.min(most, Long.numberOfTrailingZeros(dots) >>> 3);
    }
  }

  /** Keys with values, the first of which is not 0: a key and its values are in one cache line. */
  private static final class Table {
    private final int width;
    private long[] slots;
    private int used, shift = 60; // only on the upper bits of a product, all bits of the key have an effect

    Table(int width) {
      this.width = width;
      slots = new long[16 * width];
    }

    /** Returns the slot of the key, or a free one for it. */
    int first(long key) {
      return at((int) (key * SPREAD >>> shift) * width, key);
    }

    /** Returns the next such slot after one with another value of the key. */
    int after(int slot, long key) {
      return at(slot + width, key);
    }

    private int at(int start, long key) {
      int slot = start & slots.length - 1;
      while (slots[slot + 1] != 0 && slots[slot] != key) {
        slot = slot + width & slots.length - 1;
      }
      return slot;
    }

    void put(int slot, long key, long value) {
      used += slots[slot + 1] == 0 ? 1 : 0;
      slots[slot] = key;
      slots[slot + 1] = value;
      if (used * 5 / 4 * width > slots.length) {
        long[] before = slots;
        slots = new long[2 * before.length];
        shift--;
        for (int i = 0; i < before.length; i += width) {
          if (before[i + 1] != 0) {
            int free = first(before[i]);
            while (slots[free + 1] != 0) {
              free = after(free, before[i]);
            }
            System.arraycopy(before, i, slots, free, width);
          }
        }
      }
    }
  }

  /**
   * Filters as a tree of tokens. Most tokens follow only one node, which is stored beside them, so a token of a subject
   * is looked up once, however many nodes it may follow. Most nodes have one token after them, stored beside them, too.
   * The number of a filter is its place in the set plus 1; 0 is none. If nothing follows but the end of one filter, a
   * leaf replaces the node: the negative number, doubled, and 1 less if the filter ends with `>`.
   */
  private static final class Index {
    // Of a token, after its key: its place and length, a node with the next one, whether it follows other nodes, too.
    private static final int PLACE = 1, STEP = 2, MORE = 3;
    // Of a node: the node after `*`, the filter that ends here, the one that ends with `>`, a token, the node after it.
    private static final int STAR = 0, ENDED = 1, ENDLESS = 2, LITERAL = 3, CHILD = 4, FIELDS = 5;
    private final byte[] text;
    private final int[] starts;
    private final Table tokens = new Table(4);
    private final Table steps = new Table(2); // node and token → the next node
    private int[] fields = new int[16 * FIELDS]; // a node is the place of its first one
    private int nodes = 1;

    Index(byte[] set) {
      text = set;
      ByteBuffer numbers = ByteBuffer.wrap(set);
      int count = numbers.getInt();
      starts = new int[count + 1];
      starts[0] = 4 + 4 * count;
      for (int number = 0; number < count; number++) {
        int length = numbers.getInt();
        starts[number + 1] = starts[number] + length;
        add(new Tokens(set, Platform.BYTE_ARRAY_OFFSET + starts[number], length), number + 1);
      }
    }

    private void add(Tokens filter, int number) {
      int node = 0, leaf = -2 * number;
      filter.read();
      if (filter.is('>')) {
        fields[node + ENDLESS] = number;
        return;
      }
      for (boolean last = false; !last; ) {
        int slot = filter.is('*') ? -1 : added(filter);
        last = !filter.more();
        if (!last) {
          filter.read();
          last = filter.is('>');
          leaf -= last ? 1 : 0;
        }
        int child = slot < 0 ? fields[node + STAR] : next(node, slot);
        if (child == 0 && last) {
          put(node, slot, leaf);
          return;
        }
        if (child <= 0) {
          int made = node();
          end(made, child);
          put(node, slot, made);
          child = made;
        }
        node = child;
      }
      end(node, leaf);
    }

    /** Makes a leaf part of a node; other nodes stay as they are. */
    private void end(int node, int leaf) {
      if (leaf < 0) {
        fields[node + (endless(leaf) ? ENDLESS : ENDED)] = number(leaf);
      }
    }

    private static boolean endless(int leaf) {
      return (leaf & 1) > 0;
    }

    private static int number(int leaf) {
      return -leaf >> 1;
    }

    /** Returns the slot of the token, and adds a new one. */
    private int added(Tokens filter) {
      int slot = slot(filter);
      if (tokens.slots[slot + PLACE] == 0) {
        tokens.put(slot, filter.key, filter.start - Platform.BYTE_ARRAY_OFFSET << 32 | filter.length);
        slot = slot(filter);
      }
      return slot;
    }

    /** Adds a child that follows the node after the token in the slot, or after `*` if there is no slot. */
    private void put(int node, int slot, int child) {
      if (slot < 0) {
        fields[node + STAR] = child;
        return;
      }
      int place = place(slot);
      if (fields[node + LITERAL] == 0 || fields[node + LITERAL] == place) {
        fields[node + LITERAL] = place;
        fields[node + CHILD] = child;
      } else if (tokens.slots[slot + STEP] == 0 || tokens.slots[slot + STEP] >>> 32 == node) {
        tokens.slots[slot + STEP] = step(node, child);
      } else {
        long step = step(node, place);
        steps.put(steps.first(step), step, child);
        tokens.slots[slot + MORE] = 1;
      }
    }

    /** Makes a node, and returns the place of its fields. */
    private int node() {
      if ((nodes + 1) * FIELDS > fields.length) {
        fields = Arrays.copyOf(fields, 2 * fields.length);
      }
      return nodes++ * FIELDS;
    }

    private static long step(int node, int to) {
      return (long) node << 32 | to & 0xFFFFFFFFL;
    }

    private int place(int slot) {
      return (int) (tokens.slots[slot + PLACE] >>> 32);
    }

    /** Returns the node or leaf after the token in the slot, or 0. */
    private int next(int node, int slot) {
      int place = place(slot);
      if (fields[node + LITERAL] == place) {
        return fields[node + CHILD];
      }
      long step = tokens.slots[slot + STEP];
      if (step != 0 && step >>> 32 == node) {
        return (int) step;
      }
      return tokens.slots[slot + MORE] > 0 ? (int) steps.slots[steps.first(step(node, place)) + 1] : 0;
    }

    /** Returns the slot of the token, or a free one for it. */
    private int slot(Tokens token) {
      int slot = tokens.first(token.key);
      for (long place = tokens.slots[slot + PLACE]; place != 0; place = tokens.slots[slot + PLACE]) {
        int length = (int) place;
        if (length == token.length && (length <= 8 || equal(token, place >>> 32))) {
          return slot;
        }
        slot = tokens.after(slot, token.key);
      }
      return slot;
    }

    private boolean equal(Tokens token, long place) {
      long at = Platform.BYTE_ARRAY_OFFSET + place;
      return ByteArrayMethods.arrayEquals(token.base, token.start, text, at, token.length);
    }

    /** Returns the numbers of the filters that match the subject, or of `any`; 0 after the last. */
    int[] reached(UTF8String text, boolean any) {
      Tokens subject = new Tokens(text.getBaseObject(), text.getBaseOffset(), text.numBytes());
      int[] here = new int[4], next = new int[4], numbers = new int[4];
      int hits = 0, many = 1;
      while (subject.more() && (many > 0 || hits > 0)) {
        subject.read();
        if (subject.length == 0) {
          return new int[1];
        }
        if (next.length < 2 * many) {
          next = new int[4 * many];
        }
        boolean goesOn = subject.more();
        int more = 0, slot = -1;
        for (int i = 0; i < many; i++) {
          int node = here[i];
          if (fields[node + ENDLESS] > 0) {
            numbers = with(numbers, hits++, fields[node + ENDLESS]);
          }
          int child = fields[node + STAR];
          if (child > 0) {
            next[more++] = child;
          } else if (child < 0 && endless(child) == goesOn) {
            numbers = with(numbers, hits++, number(child));
          }
          if (fields[node + LITERAL] > 0) {
            slot = slot < 0 ? slot(subject) : slot;
            child = tokens.slots[slot + PLACE] == 0 ? 0 : next(node, slot);
            if (child > 0) {
              next[more++] = child;
            } else if (child < 0 && endless(child) == goesOn) {
              numbers = with(numbers, hits++, number(child));
            }
          }
        }
        int[] spare = here;
        here = next;
        next = spare;
        many = any && hits > 0 ? 0 : more;
      }
      for (int i = 0; i < many; i++) {
        if (fields[here[i] + ENDED] > 0) {
          numbers = with(numbers, hits++, fields[here[i] + ENDED]);
        }
      }
      if (hits > 1) {
        Arrays.sort(numbers, 0, hits);
      }
      return numbers;
    }

    /** Adds a number, with a 0 after it. */
    private static int[] with(int[] numbers, int at, int number) {
      int[] all = at + 1 < numbers.length ? numbers : Arrays.copyOf(numbers, 2 * numbers.length);
      all[at] = number;
      return all;
    }

    ArrayData named(int[] numbers) {
      int count = 0;
      while (numbers[count] > 0) {
        count++;
      }
      Object[] names = new Object[count];
      for (int i = 0; i < count; i++) {
        int start = starts[numbers[i] - 1];
        names[i] = UTF8String.fromAddress(text, Platform.BYTE_ARRAY_OFFSET + start, starts[numbers[i]] - start);
      }
      return new GenericArrayData(names);
    }
  }

  /** A function of a subject and a set of filters. */
  private abstract static class OfSubject extends Functions.OfText {
    private final String set;
    private final Broadcast filters;
    private transient Index index;

    OfSubject(String verb, String set, Broadcast filters, DataType result) {
      super(verb + "." + set, result);
      this.set = set;
      this.filters = filters;
    }

    final Index index() {
      if (index == null) {
        synchronized (INDICES) {
          SoftReference kept = (SoftReference) INDICES.get(set);
          index = kept == null ? null : (Index) kept.get();
          if (index == null) {
            index = new Index((byte[]) filters.value());
            INDICES.put(set, new SoftReference(index));
          }
        }
      }
      return index;
    }
  }

  public static final class Route extends OfSubject {
    Route(String set, Broadcast filters) {
      super("route", set, filters, DataTypes.createArrayType(DataTypes.StringType, false));
    }

    public ArrayData invoke(UTF8String subject) {
      return subject == null ? null : index().named(index().reached(subject, false));
    }
  }

  public static final class Match extends OfSubject {
    Match(String set, Broadcast filters) {
      super("match", set, filters, DataTypes.BooleanType);
    }

    public Boolean invoke(UTF8String subject) {
      return subject == null ? null : Boolean.valueOf(index().reached(subject, true)[0] > 0);
    }
  }
}
