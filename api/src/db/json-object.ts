/** A timestamp in the format of the API. */
export const isoMoment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** SQL for a JSON object, from field names to SQL expressions. `row_to_json` writes no spaces, unlike `json_build_object`. */
export function jsonObject(fields: Record<string, string>): string {
  const columns = Object.entries(fields).map(([name, value]) => `${value} as "${name}"`);
  return `row_to_json((select o from (select ${columns.join(', ')}) o))`;
}
