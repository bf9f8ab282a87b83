import classes from './value-table.module.css';

interface ValueRow {
  label: string;
  value: string;
  isTotal?: boolean;
  /** The value before, where a counteroffer changed it. */
  was?: string;
  /** Something that readers must not overlook. */
  remark?: string | undefined;
}

/** Amounts under each other. */
export function ValueTable({ rows, footnote }: { rows: readonly ValueRow[]; footnote?: string }) {
  return (
    <>
      <dl className={classes.values}>
        {rows.map(({ label, value, isTotal, was, remark }) => (
          <div key={label} data-total={isTotal || undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {was === undefined ? null : <small>Was {was}</small>}
              {remark === undefined ? null : <small data-remark>{remark}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {footnote === undefined ? null : <p className={classes.footnote}>{footnote}</p>}
    </>
  );
}
