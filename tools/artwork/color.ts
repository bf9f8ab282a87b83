export type Color = string;

type Channels = readonly [number, number, number];

function channels(color: Color): Channels {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex([r, g, b]: Channels): Color {
  const part = (v: number) =>
    Math.max(0, Math.min(255, Math.round(v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(r)}${part(g)}${part(b)}`;
}

export function mix(from: Color, to: Color, amount: number): Color {
  const a = channels(from);
  const b = channels(to);
  const t = Math.max(0, Math.min(1, amount));
  return hex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]);
}

/** The color of the paint in this light. */
export function multiply(paint: Color, light: Color, strength = 1): Color {
  const a = channels(paint);
  const b = channels(light);
  const k = strength / 255;
  return hex([a[0] * b[0] * k, a[1] * b[1] * k, a[2] * b[2] * k]);
}
