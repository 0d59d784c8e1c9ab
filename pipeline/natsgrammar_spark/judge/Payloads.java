package natsgrammar;

import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.apache.commons.compress.compressors.gzip.GzipCompressorInputStream;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;
import org.xerial.snappy.Snappy;

/**
 * Spark functions that decompress payloads, by libraries that ship with Spark: gzip (RFC 1952), zstd (RFC 8878) and streams of S2
 * whose blocks are those of Snappy. Janino compiles this file, so it uses neither lambdas nor generics.
 */
public final class Payloads {
  private static final String SNAPPY = "\u00ff\6\0\0sNaPpY", S2 = "\u00ff\6\0\0S2sTwO"; // with which a stream begins
  private static final String TRUNCATED = "it is truncated";

  /** Adds decompressed.`NAME`, which returns octets and null, or null and the reason why there are none or too many. */
  public void add(String name, int longest) {
    Functions.add("decompressed", name, new Decompressed(name, longest));
  }

  public static final class Decompressed extends Functions.OfText {
    private final String encoding;
    private final int longest;

    Decompressed(String encoding, int longest) {
      super("decompressed." + encoding, StructType.fromDDL("data binary, corrupt string"));
      this.encoding = encoding;
      this.longest = longest;
    }

    public InternalRow invoke(UTF8String text) {
      if (text == null) {
        return null;
      }
      try {
        byte[] octets = encoding.equals("s2") ? ofBlocks(text.getBytes()) : ofStream(text.getBytes());
        return new GenericInternalRow(new Object[] {octets, null});
      } catch (IOException error) {
        String cause = error.getMessage() == null ? TRUNCATED : error.getMessage();
        return new GenericInternalRow(new Object[] {null, UTF8String.fromString(encoding + ": " + cause)});
      }
    }

    /** Raises IOException if there would be more octets than a payload may have. */
    private void ensureRoom(long octets) throws IOException {
      if (octets > longest) {
        throw new IOException(String.format("more than %,d bytes when decompressed", new Object[] {Integer.valueOf(longest)}));
      }
    }

    private byte[] ofStream(byte[] octets) throws IOException {
      ByteArrayInputStream in = new ByteArrayInputStream(octets);
      if (octets.length == 0) {
        throw new IOException("the payload is empty");
      }
      boolean isGzip = encoding.equals("gzip"); // which may have several members
      InputStream stream = isGzip ? (InputStream) new GzipCompressorInputStream(in, true) : new ZstdInputStream(in);
      try {
        byte[] read = stream.readNBytes(longest + 1);
        ensureRoom(read.length);
        return read;
      } finally {
        stream.close();
      }
    }

    /** Reads a stream of blocks (the framing format of Snappy, section 4), each only if there is room for its octets. */
    private byte[] ofBlocks(byte[] in) throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      String start = new String(in, 0, Math.min(in.length, 10), StandardCharsets.ISO_8859_1);
      if (!start.equals(SNAPPY) && !start.equals(S2)) {
        throw new IOException("a stream begins with `S2sTwO` or `sNaPpY`");
      }
      for (int at = 10, end; at < in.length; at = end) {
        int kind = in[at] & 255, length = at + 4 > in.length ? in.length : little(in, at + 1, 3);
        end = at + 4 + length;
        if (end > in.length || kind < 2 && length < 4) {
          throw new IOException(TRUNCATED);
        }
        if (kind < 2) {
          byte[] block = kind == 1 ? Arrays.copyOfRange(in, at + 8, end) : uncompressed(in, at + 8, length - 4, out.size());
          ensureRoom(out.size() + block.length);
          CRC32C sum = new CRC32C();
          sum.update(block, 0, block.length);
          int crc = (int) sum.getValue();
          if ((crc >>> 15 | crc << 17) + 0xa282ead8 != little(in, at + 4, 4)) {
            throw new IOException("a checksum is wrong");
          }
          out.write(block, 0, block.length);
        } else if (kind < 128) {
          throw new IOException("a chunk of unknown type " + kind);
        }
      }
      return out.toByteArray();
    }

    private byte[] uncompressed(byte[] in, int from, int length, int before) throws IOException {
      try {
        long size = Snappy.uncompressedLength(in, from, length) & 0xffffffffL;
        byte[] block = new byte[(int) Math.min(size, longest - before + 1L)];
        if (before + block.length <= longest) {
          Snappy.uncompress(in, from, length, block, 0);
        }
        return block;
      } catch (IOException error) {
        throw new IOException("a block of S2 that Snappy does not read, or a broken one");
      }
    }

    private static int little(byte[] in, int at, int many) {
      int number = 0;
      for (int more = 0; more < many; more++) {
        number |= (in[at + more] & 255) << 8 * more;
      }
      return number;
    }
  }
}
