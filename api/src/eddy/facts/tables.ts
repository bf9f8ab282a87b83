/** Reads the rows of a Markdown table as sentences: each cell with the heading of its column or row. */
export class TableReader {
  #headings: string[] = [];

  /** The sentences of a row, none for the heading and its rule, or undefined if the text is no row. */
  read(text: string): string[] | undefined {
    if (!/^\|.*\|/.test(text)) {
      this.#headings = [];
      return undefined;
    }
    const cells = text
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => cell.trim());
    if (cells.every((cell) => /^:?-*:?$/.test(cell))) return [];
    if (this.#headings.length === 0) {
      this.#headings = cells;
      return cells.filter((cell) => /\d/.test(cell));
    }
    const [first = '', ...rest] = cells;
    const isAcross = this.#headings.slice(1).some((heading) => /\d/.test(heading) || heading.split(' ').length > 2);
    return rest.map((cell, index) => {
      const heading = this.#headings[index + 1] ?? '';
      return isAcross ? `${heading}: ${first} ${cell}` : `${first}: ${heading} ${cell}`;
    });
  }
}
