import { mix } from '../color.ts';
import { steps } from '../geometry.ts';
import { brass } from '../palette.ts';
import { createRandom } from '../random.ts';
import { Drawing, element, group, num } from '../svg.ts';
import { emblems, type Ink } from './emblems.ts';

interface Cloth {
  ground: string;
  light: string;
  shade: string;
  accent: string;
}

const cloths: readonly [Cloth, ...Cloth[]] = [
  { ground: '#17304f', light: '#f7f3e9', shade: '#b9c4d0', accent: brass },
  { ground: '#2a5f6b', light: '#f6f1e4', shade: '#a9cac8', accent: '#e2bd78' },
  { ground: '#64293a', light: '#f8efe3', shade: '#d8b3a5', accent: '#d9b46d' },
  { ground: '#e6d7b9', light: '#1d395c', shade: '#5f7891', accent: '#a9743c' },
  { ground: '#b7d3ca', light: '#1c4552', shade: '#5c8790', accent: '#b3763f' },
  { ground: '#39434e', light: '#f4f0e6', shade: '#a5afb8', accent: brass },
  { ground: '#8faec6', light: '#f9f6ee', shade: '#22436a', accent: '#f0d59c' },
  { ground: '#b5653f', light: '#fbf3e4', shade: '#f0cfa8', accent: '#1d395c' },
];

/** A medallion with a nautical emblem instead of a portrait. */
export function drawAvatar(seed: number | string): string {
  const random = createRandom(`avatar:${seed}`);
  const cloth = random.pick(cloths);
  const emblem = random.pick(emblems);
  const d = new Drawing(400, 400);
  const ink: Ink = cloth;
  const center = { x: 150, y: 130 };
  const field = d.radial(center, 320, [
    { at: 0, color: mix(cloth.ground, '#ffffff', 0.14) },
    { at: 0.6, color: cloth.ground },
    { at: 1, color: mix(cloth.ground, '#0a1420', 0.34) },
  ]);
  d.add(
    element('rect', { width: 400, height: 400, fill: mix(cloth.ground, '#0a1420', 0.22) }),
    element('circle', { cx: 200, cy: 200, r: 192, fill: field }),
    border(cloth, random.int(0, 2)),
    group(emblem(ink), { transform: 'translate(200 202) scale(1.14)' }),
  );
  return d.toString();
}

function border({ accent, shade }: Cloth, style: number): string {
  const ring = (r: number, width: number, stroke: string, extra = {}) =>
    element('circle', { cx: 200, cy: 200, r, fill: 'none', stroke, 'stroke-width': width, ...extra });
  if (style === 0) return ring(178, 5, accent) + ring(168, 1.5, shade);
  if (style === 1)
    return (
      ring(176, 13, accent, { 'stroke-dasharray': '15 5' }) +
      ring(176, 13, '#000000', { 'stroke-opacity': 0.16, 'stroke-dasharray': '4 16' }) +
      ring(164, 1.5, shade)
    );
  const beads = steps(40).map((u) => {
    const angle = u * Math.PI * 2;
    return element('circle', {
      cx: num(200 + Math.cos(angle) * 177),
      cy: num(200 + Math.sin(angle) * 177),
      r: 4,
      fill: accent,
    });
  });
  return beads.join('') + ring(166, 2, shade);
}
