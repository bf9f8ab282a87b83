/** Reads the rows of a CSV file (RFC 4180); undefined if a quote is not closed or stands in the wrong place. Empty lines are left out. */
export function readCsv(text: string): string[][] | undefined {
  const rows: string[][] = [];
  let row: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/gy;
  field.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (;;) {
    const match = field.exec(text);
    if (!match) return undefined;
    row.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
    if (field.lastIndex >= text.length) return rows;
  }
}

const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Writes a row. Spreadsheets would run a text that starts like a formula, so it gets an apostrophe. */
export const csvRow = (cells: readonly (string | number | null)[]): string =>
  `${cells
    .map((cell) => {
      const text = String(cell ?? '');
      const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
      return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    })
    .join(',')}\r\n`;
