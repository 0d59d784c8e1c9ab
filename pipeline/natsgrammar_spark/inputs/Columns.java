package natsgrammar;

import java.io.Serializable;
import java.util.ArrayList;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.expressions.UnsafeProjection;
import org.apache.spark.sql.catalyst.optimizer.ColumnPruning;
import org.apache.spark.sql.catalyst.optimizer.ReplaceExpressions;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.plans.logical.Project;
import org.apache.spark.sql.classic.Dataset;
import scala.collection.immutable.Seq;

/**
 * Columns that Spark computes row by row, outside of a query: those of a dataset that is nothing but selections, over the
 * columns of the first one. One thread uses them at a time.
 *
 * Janino compiles this file, so it uses neither lambdas nor generics.
 */
final class Columns implements Serializable {
  private final ArrayList selected = new ArrayList(); // the last selection first, and what each selects from
  private final ArrayList from = new ArrayList();
  private transient UnsafeProjection[] projections;

  Columns(Dataset dataset) {
    LogicalPlan plan = ReplaceExpressions.apply(dataset.queryExecution().analyzed());
    Project project = (Project) ColumnPruning.apply(plan); // a line of megabytes is copied no more often than it has to be
    for (LogicalPlan child = project.child(); child instanceof Project; child = project.child()) {
      selected.add(project.projectList());
      from.add(child.output());
      project = (Project) child;
    }
  }

  /** The columns of a row, until they are asked for those of the next one. */
  InternalRow of(InternalRow row) {
    int many = selected.size();
    if (projections == null) {
      projections = new UnsafeProjection[many];
      for (int at = 0; at < many; at++) {
        projections[at] = UnsafeProjection.create((Seq) selected.get(at), (Seq) from.get(at));
      }
    }
    for (int at = many - 1; at >= 0; at--) {
      row = projections[at].apply(row);
    }
    return row;
  }
}
