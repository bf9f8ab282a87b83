import classes from './value-table.module.css';

interface ValueRow {
  label: string;
  value: string;
  isTotal?: boolean;
}

/** Amounts under each other. */
export function ValueTable({ rows, footnote }: { rows: readonly ValueRow[]; footnote?: string }) {
  return (
    <>
      <dl className={classes.values}>
        {rows.map(({ label, value, isTotal }) => (
          <div key={label} data-total={isTotal || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {footnote === undefined ? null : <p className={classes.footnote}>{footnote}</p>}
    </>
  );
}
