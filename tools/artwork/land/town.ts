import { mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import { element, num, path } from '../svg.ts';
import { ridge } from './ridges.ts';

/** Towers of a bay city, pale with distance. */
export function skyline(frame: Frame): string {
  const { palette, random, width, horizon, sunSide } = frame;
  const [far, middle] = palette.land;
  const focus = sunSide > 0 ? 0.3 : 0.7;
  const layer = (count: number, scale: number, color: string, glow: number) => {
    let towers = '';
    let lit = '';
    let windows = '';
    for (let i = 0; i < count; i++) {
      const u = random.next();
      const cluster = Math.exp(-(((u - focus) / 0.2) ** 2));
      const h = horizon * scale * (0.18 + cluster * random.range(0.35, 1));
      const w = random.range(16, 36);
      const x = u * width - w / 2;
      const y = horizon - h;
      towers += `M${num(x)} ${num(horizon)}V${num(y)}h${num(w)}V${num(horizon)}z`;
      if (random.chance(0.3))
        towers += `M${num(x + w * 0.46)} ${num(y)}v${num(-h * 0.16)}h${num(w * 0.08)}v${num(h * 0.16)}z`;
      if (random.chance(0.3))
        towers += `M${num(x + w * 0.2)} ${num(y)}v${num(-h * 0.06)}h${num(w * 0.6)}v${num(h * 0.06)}z`;
      lit += `M${num(sunSide > 0 ? x + w * 0.68 : x)} ${num(horizon)}V${num(y)}h${num(w * 0.32)}V${num(horizon)}z`;
      for (let k = 0; k < glow * 7; k++) {
        windows += `M${num(x + w * random.range(0.1, 0.8))} ${num(y + h * random.range(0.05, 0.85))}h3v2.6h-3z`;
      }
    }
    return (
      path(towers, { fill: color }) +
      path(lit, { fill: mix(color, palette.key, 0.5), 'fill-opacity': 0.3 }) +
      path(windows, { fill: '#ffdf9f', 'fill-opacity': 0.75 })
    );
  };
  return [
    layer(30, 0.3, mix(far, palette.sky[3], 0.4), 0),
    layer(26, 0.24, mix(far, middle, 0.35), palette.lamps),
    ridge(frame, {
      from: -40,
      to: width + 40,
      height: horizon * 0.045,
      color: mix(middle, palette.land[2], 0.3),
      grain: 70,
      rough: 0.8,
      taperLeft: 0,
      taperRight: 0,
    }),
  ].join('');
}

/** A rocky point with its lighthouse. */
export function lighthouse(frame: Frame): string {
  const { palette, random, width, horizon, sunSide } = frame;
  const [far, middle, near] = palette.land;
  const left = sunSide > 0;
  const x = width * (left ? random.range(0.12, 0.2) : random.range(0.8, 0.88));
  const tall = horizon * 0.085;
  const rocks = (reach: number, height: number, color: string, grain: number) =>
    ridge(frame, {
      from: left ? -40 : width * (1 - reach),
      to: left ? width * reach : width + 40,
      height,
      color,
      grain,
      rough: 0.7,
      taperLeft: left ? 0 : 0.6,
      taperRight: left ? 0.6 : 0,
    });
  return [
    ridge(frame, { from: -60, to: width + 60, height: tall * 1.4, color: far, grain: 320 }),
    rocks(0.5, tall * 0.9, middle, 120),
    tower(frame, x, horizon - tall * 0.6, horizon * 0.34),
    rocks(0.36, tall * 1.15, near, 90),
  ].join('');
}

function tower({ d, palette, sunSide }: Frame, x: number, foot: number, height: number): string {
  const white = mix(mix('#faf6ec', palette.land[0], 0.12), palette.land[2], palette.lamps > 0.5 ? 0.45 : 0);
  const shade = mix(white, palette.land[1], 0.6);
  const low = height * 0.105;
  const high = height * 0.062;
  const top = foot - height * 0.82;
  const fill = d.linear({ x: x - low, y: 0 }, { x: x + low, y: 0 }, [
    { at: 0, color: sunSide > 0 ? shade : white },
    { at: 0.5, color: mix(white, shade, 0.25) },
    { at: 1, color: sunSide > 0 ? white : shade },
  ]);
  const half = (y: number) => high + (low - high) * ((y - top) / (foot - top));
  const band = (from: number, to: number) => {
    const a = top + (foot - top) * from;
    const b = top + (foot - top) * to;
    return `M${num(x - half(a))} ${num(a)}H${num(x + half(a))}L${num(x + half(b))} ${num(b)}H${num(x - half(b))}Z`;
  };
  const red = mix('#9c3a3c', palette.land[1], 0.25 + palette.lamps * 0.25);
  const beam = palette.lamps > 0.5 ? glow(d, x, top - height * 0.05, height) : '';
  const room = height * 0.045;
  return [
    path(band(0, 1.02), { fill }),
    path(band(0.26, 0.46) + band(0.68, 0.86), { fill: red, 'fill-opacity': 0.9 }),
    element('rect', {
      x: num(x - high * 1.5),
      y: num(top - 3),
      width: num(high * 3),
      height: 6,
      fill: mix(shade, palette.land[2], 0.5),
    }),
    element('rect', {
      x: num(x - high * 0.8),
      y: num(top - room * 1.6),
      width: num(high * 1.6),
      height: num(room * 1.6),
      fill: mix('#ffe6ad', palette.glass[1], palette.lamps > 0.1 ? 0 : 0.5),
    }),
    path(
      `M${num(x - high * 1.15)} ${num(top - room * 1.6)}Q${num(x)} ${num(top - room * 3.6)} ${num(x + high * 1.15)} ${num(top - room * 1.6)}Z`,
      { fill: red },
    ),
    element('rect', { x: num(x - 1), y: num(top - room * 3.5), width: 2, height: num(room), fill: red }),
    beam,
  ].join('');
}

function glow(d: Frame['d'], x: number, y: number, size: number): string {
  const fill = d.radial({ x, y }, size * 0.5, [
    { at: 0, color: '#fff0c4', opacity: 0.9 },
    { at: 0.2, color: '#ffe0a0', opacity: 0.35 },
    { at: 1, color: '#ffe0a0', opacity: 0 },
  ]);
  return element('circle', { cx: num(x), cy: num(y), r: num(size * 0.5), fill });
}
