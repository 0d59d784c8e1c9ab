package natsgrammar;

import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * A Spark function: first_line.`file` is true for the first of successive rows with one text, such as the lines of a file.
 *
 * So a partition can have many files with headers. Each task has a function of its own. Janino compiles this file, so it
 * uses neither lambdas nor generics.
 */
public final class FirstLine {
  /** Adds the function. */
  public void add() {
    Functions.add("first_line", "file", new First());
  }

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
}
