import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Asks java.util.regex what it says of names. Lines of standard input: `rule NAME`, `pattern BASE64` (one or more), and
 * `true BASE64` or `false BASE64` for a name. Prints `rule BASE64` for each name on which it disagrees.
 */
class Engine {
    public static void main(String[] none) throws Exception {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
        String rule = "";
        List<Pattern> patterns = new ArrayList<>();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String word = line.substring(0, line.indexOf(' ')), rest = line.substring(line.indexOf(' ') + 1);
            if (word.equals("rule")) {
                rule = rest;
                patterns.clear();
                continue;
            }
            String text = new String(Base64.getDecoder().decode(rest), StandardCharsets.UTF_8);
            if (word.equals("pattern")) {
                patterns.add(Pattern.compile(text));
            } else if (patterns.stream().allMatch(it -> it.matcher(text).matches()) != Boolean.parseBoolean(word)) {
                System.out.println(rule + " " + rest);
            }
        }
    }
}
