import { buildBoat } from './boats/index.ts';
import { liveries } from './palette.ts';
import { createRandom } from './random.ts';
import { paintScene } from './scene.ts';

/** Shown for a boat without pictures. */
export function drawDefaultBoat(): string {
  const model = buildBoat('Express Cruiser', 36, liveries[1] ?? liveries[0], createRandom('default'));
  return paintScene(
    {
      width: 1600,
      height: 1067,
      random: createRandom('default boat'),
      hour: 'dawn',
      setting: 'headlands',
      sunSide: 1,
      horizon: 0.54,
      waterline: 0.74,
      center: 0.5,
      span: 0.62,
      yaw: 6,
      distance: 3.4,
      speed: 0.25,
      chop: 0.2,
    },
    model,
  );
}

/** The wide picture behind the headline: calm to the left, the yacht in the right third. */
export function drawHero(): string {
  const model = buildBoat('Motor Yacht', 82, liveries[0], createRandom('hero'));
  return paintScene(
    {
      width: 2400,
      height: 1350,
      random: createRandom('hero scene'),
      hour: 'dusk',
      setting: 'headlands',
      sunSide: 1,
      horizon: 0.56,
      waterline: 0.7,
      center: 0.7,
      span: 0.4,
      yaw: 188,
      distance: 3.4,
      speed: 0.25,
      chop: 0.12,
      sunAt: 0.955,
    },
    model,
  );
}

/** The preview picture of a shared link. */
export function drawShareCard(): string {
  const model = buildBoat('Motor Yacht', 70, liveries[0], createRandom('share'));
  return paintScene(
    {
      width: 1200,
      height: 630,
      random: createRandom('share scene'),
      hour: 'golden',
      setting: 'headlands',
      sunSide: -1,
      horizon: 0.54,
      waterline: 0.74,
      center: 0.55,
      span: 0.62,
      yaw: 7,
      distance: 3.4,
      speed: 0.3,
      chop: 0.25,
    },
    model,
  );
}
