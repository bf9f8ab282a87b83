const LARGEST = 2_147_483_647;

/** Parses the row id of a URL; undefined for anything else. */
export function readRowId(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return undefined;
  const id = Number(text);
  return id <= LARGEST ? id : undefined;
}
