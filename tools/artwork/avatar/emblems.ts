import { steps } from '../geometry.ts';
import { group, num, path } from '../svg.ts';

/** Two tones of the same light: drawn around the origin, about 105 units in reach. */
export interface Ink {
  light: string;
  shade: string;
  accent: string;
  ground: string;
}

const dot = (x: number, y: number, r: number) =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0z`;
const turned = (d: string, angle: number, fill: string) => path(d, { fill, transform: `rotate(${num(angle)})` });
const line = (d: string, stroke: string, width: number) =>
  path(d, { fill: 'none', stroke, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });

function compass({ light, shade, accent }: Ink): string {
  const point = (length: number, waist: number, angle: number, [a, b]: [string, string]) =>
    turned(`M0 0L${-waist} ${-waist}L0 ${-length}Z`, angle, a) +
    turned(`M0 0L${waist} ${-waist}L0 ${-length}Z`, angle, b);
  const ticks = steps(32).map((u) => {
    const angle = u * Math.PI * 2;
    return `M${num(Math.cos(angle) * 88)} ${num(Math.sin(angle) * 88)}L${num(Math.cos(angle) * 96)} ${num(Math.sin(angle) * 96)}`;
  });
  return [
    line(dot(0, 0, 82), shade, 2.5),
    line(ticks.join(''), shade, 2.5),
    ...[45, 135, 225, 315].map((angle) => point(66, 13, angle, [accent, shade])),
    ...[0, 90, 180, 270].map((angle) => point(104, 17, angle, [light, shade])),
    path(dot(0, 0, 9), { fill: accent }),
  ].join('');
}

function anchor({ light, shade, accent }: Ink): string {
  const arms =
    'M-78 28C-74 78-34 98 0 102C34 98 74 78 78 28L92 46L98 14L66 30L58 36C54 62 34 78 10 82V-48H-10V82C-34 78-54 62-58 36L-66 30L-98 14L-92 46Z';
  return [
    line(dot(0, -76, 20), light, 11),
    path('M-50-44Q-56-44-56-38Q-56-32-50-32H50Q56-32 56-38Q56-44 50-44Z', { fill: light }),
    path(arms, { fill: light }),
    path('M0-48H10V82C34 78 54 62 58 36L66 30L98 14L92 46L78 28C74 78 34 98 0 102Z', { fill: shade }),
    line('M-18-70C-60-52 44-22-14 14C-58 44 40 60 22 92', accent, 7),
  ].join('');
}

function burgee({ light, shade, accent, ground }: Ink): string {
  return [
    line('M-70-98V104', accent, 8),
    path('M-66-88C-20-70 30-76 100-30C40-6-10 6-66 32Z', { fill: light }),
    path('M-66-46C-16-36 30-44 96-32C40-24-20-14-66-10Z', { fill: shade }),
    path('M-66-28C-30-26 0-30 40-32C0-24-30-22-66-20Z', { fill: ground }),
    path(dot(-70, -102, 9), { fill: accent }),
    line('M-104 78Q-78 62-52 78T0 78T52 78T104 78', shade, 7),
    line('M-84 98Q-63 84-42 98T0 98T42 98T84 98', light, 7),
  ].join('');
}

/** A reef knot: the pieces drawn last are those where the light rope lies on top. */
function knot({ light, shade, ground, accent }: Ink): string {
  const flat = { fill: 'none', 'stroke-linejoin': 'round' };
  const rope = (d: string, color: string) =>
    path(d, { ...flat, stroke: ground, 'stroke-width': 27 }) +
    path(d, { ...flat, stroke: color, 'stroke-width': 19 }) +
    path(d, { ...flat, stroke: ground, 'stroke-opacity': 0.3, 'stroke-width': 19, 'stroke-dasharray': '2 9' });
  const loop = 'M-106-15H-66C-24-15-24-38 18-38H28C70-38 70 38 28 38H18C-24 38-24 15-66 15H-106';
  return [
    rope(loop, light),
    group(rope(loop, accent), { transform: 'scale(-1 1)' }),
    rope('M-36-20C-18-26-8-38 18-38', light),
    rope('M59.500 0C59.500 19 49 38 28 38', light),
    rope('M-36 20C-46 16-54 15-66 15H-106', light),
    line('M-84 82Q-42 66 0 82T84 82', shade, 6),
    line('M-84-82Q-42-98 0-82T84-82', shade, 6),
  ].join('');
}

function waves({ light, shade, accent, ground }: Ink): string {
  const band = (y: number, fill: string) =>
    path(
      `M-108 ${y}C-84 ${y - 40}-60 ${y - 40}-36 ${y}S12 ${y + 36} 36 ${y}S84 ${y - 40} 108 ${y}C106 ${y + 24} 98 ${y + 44} 84 ${y + 60}H-84C-98 ${y + 44}-106 ${y + 24}-108 ${y}Z`,
      { fill },
    );
  return [
    path(dot(26, -36, 46), { fill: accent }),
    band(-6, shade),
    band(22, ground),
    band(30, light),
    path('M-84 74C-60 50-36 52-20 70S30 96 84 66C64 92 34 106 0 106S-64 96-84 74Z', { fill: shade }),
  ].join('');
}

function lighthouse({ light, shade, accent, ground }: Ink): string {
  return [
    path('M14-66L108-96V-38Z', { fill: accent, 'fill-opacity': 0.55 }),
    path('M-14-66L-108-96V-38Z', { fill: accent, 'fill-opacity': 0.55 }),
    path('M-22-46H22L34 76H-34Z', { fill: light }),
    path('M0-46H22L34 76H0Z', { fill: shade }),
    path('M-25.500-10H25.500L28.500 20H-28.500ZM-31 46H31L33 66H-33Z', { fill: ground }),
    path('M-30-52H30V-44H-30Z', { fill: accent }),
    path('M-15-80H15V-52H-15Z', { fill: '#fff3cf' }),
    path('M-20-80Q0-112 20-80Z', { fill: light }),
    path('M-104 92C-70 62-40 70-10 66S70 60 104 92C70 108-70 108-104 92Z', { fill: shade }),
    line('M-92 92Q-46 78 0 92T92 92', light, 6),
  ].join('');
}

function sail({ light, shade, accent }: Ink): string {
  return [
    path('M-4-102V44H-84C-40 10-12-40-4-102Z', { fill: light }),
    path('M8-78C48-46 72 0 78 44H8Z', { fill: shade }),
    path('M-90 54H92C84 76 70 86 52 88H-58C-74 84-84 72-90 54Z', { fill: accent }),
    line('M2-106V54', light, 5),
    line('M-104 100Q-78 88-52 100T0 100T52 100T104 100', shade, 7),
  ].join('');
}

function wheel({ light, shade, accent }: Ink): string {
  const spoke = 'M-5 0L-5-74C-12-84-11-98 0-106C11-98 12-84 5-74L5 0Z';
  return [
    ...steps(8)
      .slice(1)
      .map((u) => turned(spoke, u * 360, u * 8 > 4 ? shade : light)),
    line(dot(0, 0, 64), light, 15),
    line(dot(0, 0, 64), shade, 4),
    path(dot(0, 0, 25), { fill: accent }),
    path(dot(0, 0, 10), { fill: shade }),
  ].join('');
}

function gull({ light, shade, accent }: Ink): string {
  return [
    path(dot(0, 26, 54), { fill: accent }),
    path('M-108-30C-76-66-34-62-2-12C30-62 76-70 108-36C74-44 40-30 16 8C10 22-10 24-20 10C-44-26-76-38-108-30Z', {
      fill: light,
    }),
    path('M-2-12C30-62 76-70 108-36C74-44 40-30 16 8C8 20 0 10-2-12Z', { fill: shade }),
    line('M-96 66Q-48 50 0 66T96 66', light, 7),
    line('M-72 88Q-36 74 0 88T72 88', shade, 7),
  ].join('');
}

export const emblems = [compass, anchor, burgee, knot, waves, lighthouse, sail, wheel, gull] as const;
