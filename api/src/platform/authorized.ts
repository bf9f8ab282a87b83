declare const role: unique symbol;

/**
 * A row, or a caller, that a policy found allowed, and as whom. Services and stores that change something ask for it, so that
 * none can forget to ask the policy.
 */
export type Authorized<Row, Role extends string> = Row & { readonly [role]: Role };

/** For policies, once they have checked. */
export const authorized = <Row extends object, Role extends string>(row: Row, _as: Role): Authorized<Row, Role> =>
  row as Authorized<Row, Role>;
