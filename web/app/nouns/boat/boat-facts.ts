export function lengthText(length: number | null): string | undefined {
  return length === null ? undefined : `${length} ft`;
}
