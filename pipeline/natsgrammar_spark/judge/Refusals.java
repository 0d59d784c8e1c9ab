package natsgrammar;

import java.io.Serializable;
import java.util.ArrayList;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.util.ArrayData;
import org.apache.spark.sql.catalyst.util.GenericArrayData;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.unsafe.types.UTF8String;

/**
 * What is wrong with all refused values of a row, as functions of Spark: violations.`NAME`, from an array of structs of
 * `explain.py` to another. Expressions over the elements of arrays would do the same, but Spark names their variables anew in
 * each query, and compiles all that is around them again. Janino compiles this file.
 */
public final class Refusals {
  /** Whether there is a function of the name. */
  public boolean has(String name) {
    return Functions.has("violations", name);
  }

  /**
   * Adds a function. Each line of `rules` is the number of a check, an address and the name of a function
   * of violation; the last three are said of a value that is not there.
   */
  public void add(
      String name, String takes, String returns, String rules, String found, String expected, String message) {
    String[] nulls = {found, expected, message};
    Functions.add("violations", name, new Explain(name, takes, returns, rules, nulls));
  }

  public static final class Explain extends Functions.OfText {
    private final DataType input;
    private final Rule[] rules;
    private final UTF8String[] nulls = new UTF8String[3];

    Explain(String name, String takes, String returns, String lines, String[] texts) {
      super("violations." + name, DataType.fromDDL(returns));
      input = DataType.fromDDL(takes);
      ArrayList read = new ArrayList();
      for (String line : lines.split("\n")) {
        read.add(new Rule(line.split(" ")));
      }
      rules = (Rule[]) read.toArray(new Rule[0]);
      for (int at = 0; at < nulls.length; at++) {
        nulls[at] = UTF8String.fromString(texts[at]);
      }
    }

    @Override
    public BoundFunction bind(StructType given) {
      return this;
    }

    @Override
    public DataType[] inputTypes() {
      return new DataType[] {input};
    }

    public ArrayData invoke(ArrayData refusals) {
      if (refusals == null) {
        return null;
      }
      Object[] explained = new Object[refusals.numElements()];
      for (int at = 0; at < explained.length; at++) {
        explained[at] = explained(refusals.getStruct(at, 4));
      }
      return new GenericArrayData(explained);
    }

    /** The fields of a refusal are the check, the column, the value and the address. */
    private InternalRow explained(InternalRow refusal) {
      int check = refusal.getInt(0);
      UTF8String column = refusal.getUTF8String(1), address = refusal.getUTF8String(3);
      if (refusal.isNullAt(2)) {
        return row(check, column, address, null, nulls[0], nulls[1], nulls[2], null, null);
      }
      UTF8String value = UTF8String.fromBytes(refusal.getBinary(2));
      InternalRow found = rule(check, address).violation(value);
      Object position = Integer.valueOf(found.getInt(0));
      UTF8String name = value.isValid() ? value : value.makeValid();
      UTF8String[] told = new UTF8String[4];
      for (int at = 0; at < told.length; at++) {
        told[at] = found.getUTF8String(at + 1);
      }
      return row(check, column, address, position, told[0], told[1], told[2], told[3], name);
    }

    private static InternalRow row(
        int check,
        UTF8String column,
        UTF8String address,
        Object position,
        UTF8String found,
        UTF8String expected,
        UTF8String message,
        UTF8String suggestion,
        UTF8String value) {
      return new GenericInternalRow(
          new Object[] {
            Integer.valueOf(check), column, address, null, position, found, expected, message, suggestion, value
          });
    }

    private Violations.Explained rule(int check, UTF8String address) {
      for (Rule rule : rules) {
        if (rule.check == check && rule.address.equals(address)) {
          return rule.explained;
        }
      }
      throw new IllegalArgumentException("no rule " + address + " in check " + check);
    }
  }

  /** What one check says by one rule. */
  private static final class Rule implements Serializable {
    final int check;
    final UTF8String address;
    final Violations.Explained explained;

    Rule(String[] words) {
      check = Integer.parseInt(words[0]);
      address = UTF8String.fromString(words[1]);
      explained = Violations.named(words[2]);
    }
  }
}
