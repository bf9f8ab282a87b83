declare const role: unique symbol;

/**
 * A row or caller that a policy has approved, with the role it was approved for. Services and stores that write require this
 * type, so that none can skip the policy.
 */
export type Authorized<Row, Role extends string> = Row & { readonly [role]: Role };

/** Only policies call this, after their check. */
export const authorized = <Row extends object, Role extends string>(row: Row, _as: Role): Authorized<Row, Role> =>
  row as Authorized<Row, Role>;
