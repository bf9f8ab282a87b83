/** A statement under construction: its values travel beside its text, never in it. */
export class Statement {
  readonly values: unknown[] = [];

  /** The placeholder of this value. */
  bind(value: unknown): string {
    return `$${this.values.push(value)}`;
  }
}
