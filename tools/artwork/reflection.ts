import type { Frame } from './frame.ts';
import type { BoatModel } from './model.ts';
import type { Stage } from './stage.ts';
import { element, group, num, path } from './svg.ts';

/** The boat upside down in the water, broken up by the waves. */
export function paintReflection(frame: Frame, model: BoatModel, stage: Stage, strength: number): string {
  const { d, random, width, height } = frame;
  const near = Math.cos((stage.yaw * Math.PI) / 180) > 0 ? -1 : 1;
  const half = model.hull.beam * 0.42;
  const stern = stage.afloat([0, near * half, 0]);
  const bow = stage.afloat([model.hull.length * 0.9, near * half * 0.5, 0]);
  const slope = (bow.y - stern.y) / (bow.x - stern.x);
  const rise = stern.y - slope * stern.x;
  const top = Math.min(stern.y, bow.y);
  const depth = Math.min(height - top, 330);
  let bands = '';
  for (let y = top - 4; y < top + depth; ) {
    const u = (y - top) / depth;
    const thick = 3.4 + 9 * Math.max(0, u);
    const gap = 0.4 + 12 * Math.max(0, u) ** 1.2;
    let x = Math.min(stern.x, bow.x) - 60 - random.range(0, 90);
    while (x < Math.max(stern.x, bow.x) + 90) {
      const length = random.range(120, 420) * (1 - u * 0.55);
      const half = Math.round(length / 2);
      const wave = random.spread() * thick * 0.5;
      bands += `M${Math.round(x)} ${num(y + wave)}q${half}-${num(thick * 0.9)} ${half * 2} 0q-${half} ${num(thick * 1.7)}-${half * 2} 0z`;
      x += length * random.range(0.8, 1 + u * 0.6);
    }
    y += (thick + gap) * 0.8;
  }
  const fill = d.linear({ x: 0, y: top }, { x: 0, y: top + depth }, [
    { at: 0, color: '#ffffff' },
    { at: 0.35, color: '#9a9a9a' },
    { at: 1, color: '#000000' },
  ]);
  const area = { maskUnits: 'userSpaceOnUse', x: 0, y: num(top - 8), width, height: num(depth + 8) };
  const mask = d.define('mask', area, path(bands, { fill }));
  const flip = `matrix(1 ${slope * 2} 0 -1 0 ${num(rise * 2)})`;
  return group(element('use', { href: '#boat', transform: flip }), { mask: `url(#${mask})`, opacity: strength });
}
