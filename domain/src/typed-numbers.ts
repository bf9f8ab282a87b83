/**
 * A number as people type it, without dollar sign, spaces and the commas between thousands. Text with any other comma stays
 * as it is and is no number: '250,50' must not become 25050.
 */
export function withoutSeparators(typed: string): string {
  const text = typed.replace(/[$\s]/g, '');
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text;
}
