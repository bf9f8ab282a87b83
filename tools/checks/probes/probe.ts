/** A planted violation: these files, added to a sound tree, must break this rule and no other. */
export interface Probe {
  readonly name: string;
  readonly rule: string;
  readonly plant: Readonly<Record<string, string>>;
}
