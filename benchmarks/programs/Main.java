import io.nats.client.support.Validator;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import static java.nio.charset.StandardCharsets.UTF_8;
import names.Names;
import io.github.natsgrammar.NatsJava;
import io.github.natsgrammar.NatsServer;
import io.github.natsgrammar.Rule;
import io.github.natsgrammar.Safe;
import io.github.natsgrammar.Subjects;

public class Main {
    static final int ROUNDS = 3000; // until Java has optimised

    @SafeVarargs
    static void compare(String what, BiPredicate<String, String>... checks) throws Exception {
        List<String> lines = Files.readAllLines(Paths.get(what));
        String[][] names = lines.stream().map(line -> (line + "\t ").split("\t")).toArray(String[][]::new);
        double[][] taken = new double[checks.length][ROUNDS];
        for (int round = 0; round < ROUNDS; round++) {
            for (int at = 0; at < checks.length; at++) {
                long start = System.nanoTime();
                for (String[] name : names) {
                    if (checks[at] != null && !checks[at].test(name[0], name[1])) throw new AssertionError(what + name[0]);
                }
                taken[at][round] = (System.nanoTime() - start) / (double) names.length;
            }
        }
        System.out.print(what);
        for (double[] times : taken) {
            Arrays.sort(times);
            System.out.printf(java.util.Locale.ROOT, "\t%.1f", times[ROUNDS / 10]);
        }
        System.out.println();
    }

    static boolean fails(Runnable check) {
        try {
            check.run();
            return false;
        } catch (IllegalArgumentException error) {
            return true;
        }
    }

    static long memory() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    public static void main(String[] arguments) throws Exception {
        long before = memory();
        long start = System.nanoTime();
        NatsServer.NATS_SCHEDULE.isValid("x");
        System.out.println("first use\t" + (System.nanoTime() - start));
        compare("stream name", (name, none) -> NatsJava.STREAM_NAME.isValid(name), (name, none) -> Names.isValidStreamName(name),
            (name, none) -> Validator.validateStreamName(name, true) != null);
        compare("key", (name, none) -> NatsJava.KV_KEY_NAME.isValid(name), (name, none) -> Names.isValidKvKeyName(name),
            (name, none) -> Validator.validateNonWildcardKvKeyRequired(name) != null);
        compare("subject to publish", (name, none) -> NatsJava.SUBJECT_PUBLISH.isValid(name),
            (name, none) -> Names.isValidSubjectPublish(name), (name, none) -> Validator.validateSubject(name, true) != null);
        compare("subject to subscribe", (name, none) -> NatsJava.SUBJECT_STRICT.isValid(name),
            (name, none) -> Names.isValidSubjectStrict(name), (name, none) -> Validator.validateSubjectStrict(name, true) != null);
        compare("refused stream name", (name, none) -> NatsJava.STREAM_NAME.check(name).isPresent(),
            (name, none) -> Names.streamNameError(name) >= 0, (name, none) -> fails(() -> Validator.validateStreamName(name, true)));
        for (String kind : new String[] {" plain", " with escapes"}) {
            compare("encode" + kind, (text, none) -> Safe.TOKEN_CODEC.encode(text) != null, null,
                (text, none) -> URLEncoder.encode(text, UTF_8) != null);
            compare("decode" + kind, (text, none) -> Safe.TOKEN_CODEC.decode(text) != null, null,
                (text, none) -> URLDecoder.decode(text, UTF_8) != null);
        }
        compare("match", Subjects::match);
        compare("covers", Subjects::covers);
        compare("overlaps", Subjects::overlaps);
        for (String address : Files.readAllLines(Paths.get("addresses"))) Rule.of(address).get().isValid("x");
        System.out.println("memory\t" + (memory() - before));
    }
}
