/** The largest 1, 2 or 5 times a power of ten that is not above `most`. */
export function roundStep(most: number): number {
  if (most < 1) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  const factor = [5, 2, 1].find((it) => it * power <= most) ?? 1;
  return factor * power;
}
