/** A pattern of LIKE for texts that contain this one. */
export const likeAnywhere = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** The number of a trade as people type it: '12', '#12', 'Trade 12'. */
export function readTradeNumber(text: string): number | undefined {
  const digits = /^(?:trade\s*)?#?([1-9]\d{0,8})$/i.exec(text.trim())?.[1];
  return digits === undefined ? undefined : Number(digits);
}
