const LARGEST = 2_147_483_647;

/** Parses the boat id of a URL; undefined for anything else. */
export function readBoatId(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text ?? '')) return undefined;
  const id = Number(text);
  return id <= LARGEST ? id : undefined;
}

export const isBoatId = (text: string) => readBoatId(text) !== undefined;
