import type { EddyTable } from '@tradewind/contract/eddy';
import classes from './answer-table.module.css';

/** A comparison, which scrolls horizontally where it is wider than the screen. */
export function AnswerTable({ caption, columns, rows }: EddyTable) {
  const [first, ...others] = columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={classes.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {first ? <th scope="col">{first}</th> : <td />}
            {others.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => {
            // Rows may share a name, such as two conversations about one boat.
            const key = `${row}`;
            return (
              <tr key={key}>
                <th scope="row">{name}</th>
                {cells.map((cell, column) => (
                  <td key={columns[column + 1]}>{cell}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
