import { mix } from './color.ts';
import type { Frame } from './frame.ts';
import { steps } from './geometry.ts';
import { element, lens, num, path } from './svg.ts';

export function paintSky(frame: Frame): string {
  return backdrop(frame) + stars(frame) + sun(frame) + streaks(frame) + clouds(frame) + haze(frame);
}

function backdrop({ d, palette, width, horizon }: Frame): string {
  const [top, upper, lower, low] = palette.sky;
  const fill = d.linear({ x: 0, y: 0 }, { x: 0, y: horizon }, [
    { at: 0, color: top },
    { at: 0.42, color: upper },
    { at: 0.8, color: lower },
    { at: 1, color: low },
  ]);
  return element('rect', { width, height: num(horizon + 2), fill });
}

function sun({ d, palette, width, horizon, sunX }: Frame): string {
  const { color, glow, height, radius, strength } = palette.sun;
  const center = { x: sunX, y: horizon * (1 - height) };
  const size = width * 0.46;
  const halo = d.radial(center, size, [
    { at: 0, color: glow, opacity: 0.95 * strength },
    { at: 0.16, color: glow, opacity: 0.5 * strength },
    { at: 0.5, color: glow, opacity: 0.14 * strength },
    { at: 1, color: glow, opacity: 0 },
  ]);
  const discRadius = radius * (width / 1600) ** 0.8;
  const disc = radius
    ? element('circle', { cx: num(center.x), cy: num(center.y), r: num(discRadius), fill: color })
    : '';
  return element('rect', { width, height: num(horizon + 2), fill: halo }) + disc;
}

function stars({ palette, random, width, horizon }: Frame): string {
  if (palette.hour !== 'moonlit' && palette.hour !== 'dusk') return '';
  const count = palette.hour === 'moonlit' ? 110 : 22;
  return Array.from({ length: count }, () =>
    element('circle', {
      cx: num(random.range(0, width)),
      cy: num(horizon * 0.75 * random.next() ** 1.5),
      r: random.range(0.5, 1.7),
      fill: '#f3f0e4',
      'fill-opacity': random.range(0.25, 0.85),
    }),
  ).join('');
}

/** Long thin clouds, high up. */
function streaks({ palette, random, width, horizon }: Frame): string {
  const { lit, opacity } = palette.cloud;
  const families = random.int(2, 4);
  let marks = '';
  for (let f = 0; f < families; f++) {
    const x = random.range(0, width);
    const y = horizon * random.range(0.1, 0.72);
    const count = random.int(3, 7);
    for (let i = 0; i < count; i++) {
      const length = width * random.range(0.1, 0.42) * (0.5 + y / horizon);
      marks += lens(
        x + random.spread() * width * 0.18,
        y + random.spread() * horizon * 0.05,
        length,
        random.range(2, 9),
      );
    }
  }
  return path(marks, { fill: lit, 'fill-opacity': opacity * 0.38 });
}

function clouds(frame: Frame): string {
  const { hour } = frame.palette;
  return hour === 'noon' || hour === 'tropical' || hour === 'overcast' ? heaps(frame) : bars(frame);
}

/** Flat evening clouds, lit from below along their lower edge. */
function bars({ palette, random, width, horizon, sunX }: Frame): string {
  const { lit, shade, opacity } = palette.cloud;
  let dark = '';
  let bright = '';
  const families = random.int(3, 5);
  for (let f = 0; f < families; f++) {
    const center = f === 0 ? sunX : random.range(0, width);
    const y = horizon * random.range(0.5, 0.9);
    for (let i = random.int(3, 6); i > 0; i--) {
      const x = center + random.spread() * width * 0.16;
      const level = y + random.spread() * horizon * 0.035;
      const length = width * random.range(0.12, 0.36);
      const thick = random.range(7, 20);
      dark += lens(x, level, length, thick);
      bright += lens(x + random.spread() * 14, level + thick * 0.22, length * 0.86, thick * 0.42);
    }
  }
  return (
    path(dark, { fill: mix(shade, palette.sky[2], 0.35), 'fill-opacity': opacity * 0.42 }) +
    path(bright, { fill: lit, 'fill-opacity': opacity * 0.55 })
  );
}

/** Heaped clouds, lit on the sun's side. */
function heaps(frame: Frame): string {
  const { random, width, horizon } = frame;
  const count = random.int(4, 6);
  const drawn = steps(count).map((u) => {
    const depth = random.next() ** 1.4;
    const x = width * (u + random.spread() * 0.09);
    const y = horizon * (0.98 - depth * 0.5);
    return {
      depth,
      mark: cloud(frame, x, y, width * random.range(0.11, 0.2) * (0.55 + depth * 0.8), random.range(0.24, 0.4)),
    };
  });
  return drawn
    .sort((a, b) => a.depth - b.depth)
    .map(({ mark }) => mark)
    .join('');
}

function cloud({ d, palette, random, sunSide }: Frame, x: number, y: number, size: number, swell: number): string {
  const { lit, shade, opacity } = palette.cloud;
  const peak = random.range(0.3, 0.7);
  const puffs = Array.from({ length: 13 }, (_, i) => {
    const u = i / 12;
    const arch = Math.max(0.16, 1 - Math.abs((u - peak) / (u < peak ? peak : 1 - peak)) ** 1.6);
    const r = size * (0.085 + 0.3 * swell * arch * random.range(0.55, 1.25));
    return { x: x + (u - 0.5) * size * 1.75, y: y - r * 0.55 - arch * size * swell * random.range(0.1, 0.55), r };
  });
  const outline = (shift: number, shrink: number) =>
    puffs
      .map(({ x: cx, y: cy, r }) => {
        const s = num(r * shrink);
        return `M${num(cx + shift - r * shrink)} ${num(cy)}a${s} ${s} 0 1 1 ${num(r * shrink * 2)} 0a${s} ${s} 0 1 1 ${num(-r * shrink * 2)} 0z`;
      })
      .join('');
  const top = y - size * swell * 1.25;
  const fade = (color: string, strength: number) =>
    d.linear({ x: 0, y: top }, { x: 0, y: y + size * 0.03 }, [
      { at: 0, color, opacity: opacity * strength },
      { at: 0.6, color, opacity: opacity * strength * 0.85 },
      { at: 1, color, opacity: 0 },
    ]);
  return (
    path(outline(0, 1), { fill: fade(mix(shade, lit, 0.4), 0.9) }) +
    path(outline(sunSide * size * 0.03, 0.86), {
      fill: fade(lit, 0.95),
      transform: `translate(0 ${num(-size * 0.015)})`,
    })
  );
}

/** The air over the sea. */
function haze({ d, palette, width, horizon }: Frame): string {
  const height = horizon * 0.16;
  const fill = d.vertical([
    { at: 0, color: palette.sky[3], opacity: 0 },
    { at: 1, color: palette.sky[3], opacity: 0.75 },
  ]);
  return element('rect', { y: num(horizon - height), width, height: num(height + 1), fill });
}
