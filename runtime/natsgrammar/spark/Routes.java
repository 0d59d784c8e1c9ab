package natsgrammar;

import java.lang.ref.SoftReference;
import java.nio.ByteBuffer;
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
 * Sets of filters as functions of Spark: route.`SET` and match.`SET`, which compute what `SubjectIndex` does in Python.
 *
 * A set is broadcast as bytes: how many filters, the length of each, and their text. Each executor makes one index of
 * it. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Routes {
  private static final ConcurrentHashMap CONTEXTS = new ConcurrentHashMap(); // SET -> its SparkContext
  private static final ConcurrentHashMap INDICES = new ConcurrentHashMap(); // SET -> SoftReference of its index

  /** Whether the running Spark has the functions of the set. */
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

  /** Tokens of filters in a hash table: from the node of what precedes a token, and the token, to its node. The root is 0. */
  private static final class Index {
    private final byte[] text;
    private final UTF8String[] filters;
    private final int[] slots; // nodes, 0 is free
    private final int[] parents;
    private final int[] hashes;
    private final int[] starts; // of the token, in the text
    private final int[] lengths;
    private final int[] stars; // the node after the wildcard `*`, or 0
    private final int[] ended; // one more than the number of the filter that ends with the node, or 0
    private final int[] endless; // the same, of the filter that ends with `>` after the node
    private int nodes = 1;

    Index(byte[] set) {
      text = set;
      ByteBuffer numbers = ByteBuffer.wrap(set);
      int count = numbers.getInt();
      int at = 4 + 4 * count;
      int most = count + 1;
      for (int i = at; i < set.length; i++) {
        most += set[i] == '.' ? 1 : 0;
      }
      slots = new int[Integer.highestOneBit(most) * 4];
      parents = new int[most];
      hashes = new int[most];
      starts = new int[most];
      lengths = new int[most];
      stars = new int[most];
      ended = new int[most];
      endless = new int[most];
      filters = new UTF8String[count];
      for (int number = 0; number < count; number++) {
        int length = numbers.getInt();
        filters[number] = UTF8String.fromBytes(set, at, length);
        add(at, at + length, number + 1);
        at += length;
      }
    }

    private void add(int at, int end, int number) {
      int node = 0;
      while (at <= end) {
        int stop = at, hash = 0;
        for (; stop < end && text[stop] != '.'; stop++) {
          hash = hashed(hash, text[stop]);
        }
        boolean single = stop - at == 1;
        if (single && text[at] == '>') {
          endless[node] = number;
          return;
        }
        if (single && text[at] == '*') {
          if (stars[node] == 0) {
            stars[node] = nodes++;
          }
          node = stars[node];
        } else {
          int slot = slot(node, hash, text, Platform.BYTE_ARRAY_OFFSET + at, stop - at);
          if (slots[slot] == 0) {
            parents[nodes] = node;
            hashes[nodes] = hash;
            starts[nodes] = at;
            lengths[nodes] = stop - at;
            slots[slot] = nodes++;
          }
          node = slots[slot];
        }
        at = stop + 1;
      }
      ended[node] = number;
    }

    private static int hashed(int hash, byte octet) {
      return (hash ^ octet) * 0x01000193;
    }

    /** Where the node of the token is, or can be put. */
    private int slot(int parent, int hash, Object base, long at, int length) {
      int mixed = (hash ^ parent * 0x9E3779B9) * 0x85EBCA6B;
      int slot = (mixed ^ mixed >>> 15) & slots.length - 1;
      while (true) {
        int node = slots[slot];
        if (node == 0) {
          return slot;
        }
        if (parents[node] == parent
            && hashes[node] == hash
            && lengths[node] == length
            && ByteArrayMethods.arrayEquals(base, at, text, Platform.BYTE_ARRAY_OFFSET + starts[node], length)) {
          return slot;
        }
        slot = slot + 1 & slots.length - 1;
      }
    }

    /** One more than the numbers of the filters that the subject reaches, of any one if that is enough; 0 after the last. */
    int[] reached(UTF8String subject, boolean one) {
      Object base = subject.getBaseObject();
      long at = subject.getBaseOffset(), end = at + subject.numBytes();
      int[] found = new int[4];
      if (hasEmptyToken(base, at, end)) {
        return found;
      }
      int[] here = new int[4], next = new int[4];
      int hits = 0, many = 1;
      while (many > 0 && at <= end) {
        int hash = 0;
        long stop = at;
        for (; stop < end; stop++) {
          byte octet = Platform.getByte(base, stop);
          if (octet == '.') {
            break;
          }
          hash = hashed(hash, octet);
        }
        if (next.length < 2 * many) {
          next = new int[4 * many];
        }
        int more = 0;
        for (int i = 0; i < many; i++) {
          int node = here[i];
          if (endless[node] > 0) {
            found = with(found, hits++, endless[node]);
          }
          int child = slots[slot(node, hash, base, at, (int) (stop - at))];
          if (child > 0) {
            next[more++] = child;
          }
          if (stars[node] > 0) {
            next[more++] = stars[node];
          }
        }
        if (one && hits > 0) {
          return found;
        }
        int[] spare = here;
        here = next;
        next = spare;
        many = more;
        at = stop + 1;
      }
      for (int i = 0; i < many; i++) {
        if (ended[here[i]] > 0) {
          found = with(found, hits++, ended[here[i]]);
        }
      }
      Arrays.sort(found, 0, hits);
      return found;
    }

    private static boolean hasEmptyToken(Object base, long at, long end) {
      byte before = '.';
      for (; at < end; at++) {
        byte octet = Platform.getByte(base, at);
        if (octet == '.' && before == '.') {
          return true;
        }
        before = octet;
      }
      return before == '.';
    }

    /** The numbers with one more, and a 0 behind it. */
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
        names[i] = filters[numbers[i] - 1];
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
