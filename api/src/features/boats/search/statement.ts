/** A statement under construction. Values are bound as parameters, never inlined. */
export class Statement {
  readonly values: unknown[] = [];

  /** Returns the placeholder of the value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
