import { mix } from '../color.ts';
import { lerp, steps } from '../geometry.ts';
import { brass } from '../palette.ts';
import type { Random } from '../random.ts';
import { curve, type Drawing, element, group, num, path } from '../svg.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

type Picture = 'chart' | 'sonar' | 'radar';

/** A display with a sea chart, the bottom under the keel, or the radar's sweep. */
export function display(d: Drawing, random: Random, box: Box, picture: Picture): string {
  const { x, y, width, height } = box;
  const frame = (grow: number, fill: string) =>
    element('rect', {
      x: num(x - grow),
      y: num(y - grow),
      width: num(width + grow * 2),
      height: num(height + grow * 2),
      rx: 8 + grow * 0.5,
      fill,
    });
  const clip = d.clip(`M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}z`);
  const inside = { chart, sonar, radar }[picture](d, random, box);
  const glare = path(
    `M${num(x + width * 0.5)} ${num(y)}h${num(width * 0.22)}l${num(-width * 0.34)} ${num(height)}h${num(-width * 0.22)}z`,
    { fill: '#ffffff', 'fill-opacity': 0.07 },
  );
  return frame(13, '#12181f') + frame(11, '#252d36') + group(inside + glare, { 'clip-path': clip });
}

function chart(d: Drawing, random: Random, { x, y, width, height }: Box): string {
  const sea = d.linear({ x, y }, { x, y: y + height }, [
    { at: 0, color: '#2b6d93' },
    { at: 1, color: '#174a70' },
  ]);
  const coast = (inset: number, seed: number) =>
    steps(9).map((u) => ({
      x: x + width * (0.62 - inset + 0.14 * Math.sin(u * 5 + seed) + 0.05 * Math.sin(u * 13 + seed * 2)),
      y: y - 10 + (height + 20) * u,
    }));
  const seed = random.range(0, 6);
  const land = (inset: number) => `${curve(coast(inset, seed))}H${num(x + width + 5)}V${num(y - 10)}Z`;
  const course = steps(5).map((u) => ({
    x: x + width * (0.16 + 0.24 * u + 0.04 * Math.sin(u * 6)),
    y: y + height * lerp(0.88, 0.16, u),
  }));
  const ship = course[2] ?? { x, y };
  return (
    element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), fill: sea }) +
    path(land(0.12), { fill: '#5fa6bd', 'fill-opacity': 0.5 }) +
    path(land(0.05), { fill: '#9fd0cc', 'fill-opacity': 0.6 }) +
    path(land(0), { fill: '#e5d5ac' }) +
    path(curve(course), { fill: 'none', stroke: '#fff6df', 'stroke-width': 3, 'stroke-dasharray': '9 7' }) +
    path(`M${num(ship.x)} ${num(ship.y - 15)}l9 24l-9-6l-9 6z`, { fill: brass, stroke: '#fff6df', 'stroke-width': 1.5 })
  );
}

function sonar(d: Drawing, random: Random, { x, y, width, height }: Box): string {
  const sea = d.linear({ x, y }, { x, y: y + height }, [
    { at: 0, color: '#0d2947' },
    { at: 1, color: '#081a30' },
  ]);
  const bed = (drop: number) =>
    steps(14).map((u) => ({
      x: x + width * u,
      y: y + height * (drop + 0.07 * Math.sin(u * 7 + 1) + 0.02 * Math.sin(u * 29)),
    }));
  const floor = (drop: number) => `${curve(bed(drop))}V${num(y + height)}H${num(x)}Z`;
  const fish = Array.from({ length: 6 }, () => {
    const cx = x + width * random.range(0.1, 0.85);
    const cy = y + height * random.range(0.2, 0.55);
    return `M${num(cx)} ${num(cy)}q10-12 20 0`;
  });
  return (
    element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), fill: sea }) +
    path(floor(0.68), { fill: '#2b6f8b' }) +
    path(floor(0.75), { fill: '#c79a54' }) +
    path(floor(0.82), { fill: '#8b4a3a' }) +
    path(fish.join(''), { fill: 'none', stroke: '#9fd7d3', 'stroke-width': 4, 'stroke-linecap': 'round' })
  );
}

function radar(d: Drawing, random: Random, { x, y, width, height }: Box): string {
  const center = { x: x + width / 2, y: y + height / 2 };
  const reach = Math.min(width, height) * 0.46;
  const sweep = d.radial(center, reach, [
    { at: 0, color: '#5fc7b4', opacity: 0.7 },
    { at: 1, color: '#5fc7b4', opacity: 0.1 },
  ]);
  const rings = [0.33, 0.66, 1].map((u) =>
    element('circle', {
      cx: num(center.x),
      cy: num(center.y),
      r: num(reach * u),
      fill: 'none',
      stroke: '#4f9d9a',
      'stroke-width': 1.6,
      'stroke-opacity': 0.7,
    }),
  );
  const echoes = Array.from({ length: 7 }, () => {
    const angle = random.range(0, 6.28);
    const far = reach * random.range(0.3, 0.95);
    return element('circle', {
      cx: num(center.x + Math.cos(angle) * far),
      cy: num(center.y + Math.sin(angle) * far),
      r: num(random.range(2.5, 6)),
      fill: '#e8c877',
      'fill-opacity': 0.85,
    });
  });
  return (
    element('rect', { x: num(x), y: num(y), width: num(width), height: num(height), fill: '#0b2233' }) +
    path(
      `M${num(center.x)} ${num(center.y)}V${num(center.y - reach)}A${num(reach)} ${num(reach)} 0 0 1 ${num(center.x + reach * 0.77)} ${num(center.y - reach * 0.64)}Z`,
      { fill: sweep },
    ) +
    rings.join('') +
    echoes.join('')
  );
}

/** A round gauge with a brass rim. */
export function gauge(d: Drawing, random: Random, x: number, y: number, radius: number, dark: boolean): string {
  const circle = (r: number, fill: string) => element('circle', { cx: num(x), cy: num(y), r: num(r), fill });
  const rim = d.linear({ x: x - radius, y: y - radius }, { x: x + radius, y: y + radius }, [
    { at: 0, color: mix(brass, '#fff6df', 0.6) },
    { at: 0.5, color: brass },
    { at: 1, color: mix(brass, '#2b1d08', 0.45) },
  ]);
  const face = dark ? '#16202b' : '#f7f3e8';
  const ink = dark ? '#e9e2d0' : '#28323d';
  const ticks = steps(10)
    .map((u) => {
      const angle = lerp(0.75, 2.25, u) * Math.PI;
      const inner = radius * (u === 0 || u === 0.5 || u === 1 ? 0.58 : 0.66);
      return `M${num(x + Math.cos(angle) * inner)} ${num(y + Math.sin(angle) * inner)}L${num(x + Math.cos(angle) * radius * 0.76)} ${num(y + Math.sin(angle) * radius * 0.76)}`;
    })
    .join('');
  const angle = lerp(0.95, 1.75, random.next()) * Math.PI;
  const tip = { x: x + Math.cos(angle) * radius * 0.68, y: y + Math.sin(angle) * radius * 0.68 };
  return (
    circle(radius * 1.07, '#0d131a') +
    circle(radius, rim) +
    circle(radius * 0.86, face) +
    path(ticks, { stroke: ink, 'stroke-width': num(radius * 0.045), 'stroke-opacity': 0.85 }) +
    path(`M${num(x)} ${num(y)}L${num(tip.x)} ${num(tip.y)}`, {
      stroke: '#c4473f',
      'stroke-width': num(radius * 0.07),
      'stroke-linecap': 'round',
    }) +
    circle(radius * 0.11, ink) +
    path(
      `M${num(x - radius * 0.6)} ${num(y - radius * 0.2)}A${num(radius * 0.7)} ${num(radius * 0.7)} 0 0 1 ${num(x + radius * 0.3)} ${num(y - radius * 0.62)}`,
      {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.28,
        'stroke-width': num(radius * 0.09),
        'stroke-linecap': 'round',
      },
    )
  );
}
