import type { Frame } from '../frame.ts';
import { element, group, num } from '../svg.ts';
import { cliffs, village } from './coast.ts';
import { headlands, mountains } from './ridges.ts';
import { lighthouse, skyline } from './town.ts';
import { palms } from './tropics.ts';

const painters = { headlands, mountains, cliffs, village, palms, skyline, lighthouse, open: () => '' };

export type Setting = keyof typeof painters;

interface Land {
  land: string;
  /** The same land upside down, to be laid on the water. */
  mirrored: string;
}

export function paintLand(frame: Frame, setting: Setting): Land {
  const { d, palette, width, height, horizon } = frame;
  const land = painters[setting](frame);
  if (!land) return { land: '', mirrored: '' };
  const squash = 0.62;
  const fade = d.define(
    'mask',
    { maskUnits: 'userSpaceOnUse', x: 0, y: num(horizon), width, height: num(height - horizon) },
    element('rect', {
      y: num(horizon),
      width,
      height: num(horizon * 0.3),
      fill: d.linear({ x: 0, y: horizon }, { x: 0, y: horizon * 1.24 }, [
        { at: 0, color: '#8a8a8a' },
        { at: 1, color: '#000000' },
      ]),
    }),
  );
  const flip = `matrix(1 0 0 ${-squash} 0 ${num(horizon * (1 + squash))})`;
  const mirrored = group(element('use', { href: '#land', transform: flip }), {
    mask: `url(#${fade})`,
    opacity: palette.lamps > 0.5 ? 0.9 : 0.75,
  });
  return { land: group(land, { id: 'land' }), mirrored };
}
