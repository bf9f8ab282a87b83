import classes from './value-table.module.css';

interface ValueRow {
  label: string;
  value: string;
  isTotal?: boolean;
  /** The value before, where a counteroffer changed it. */
  was?: string;
}

/** Amounts under each other. */
export function ValueTable({ rows, footnote }: { rows: readonly ValueRow[]; footnote?: string }) {
  return (
    <>
      <dl className={classes.values}>
        {rows.map(({ label, value, isTotal, was }) => (
          <div key={label} data-total={isTotal || undefined}>
            <dt>{label}</dt>
            <dd>
              {value}
              {was === undefined ? null : <small>Was {was}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {footnote === undefined ? null : <p className={classes.footnote}>{footnote}</p>}
    </>
  );
}
