import { paintAerial } from './aerial.ts';
import { type BoatType, buildBoat } from './boats/index.ts';
import { lerp } from './geometry.ts';
import { paintHelm } from './helm/index.ts';
import type { Setting } from './land/index.ts';
import type { BoatModel } from './model.ts';
import { type Hour, liveries } from './palette.ts';
import { createRandom, type Random } from './random.ts';
import { paintScene, type Scene } from './scene.ts';

export const views = ['profile', 'bow-quarter', 'anchorage', 'helm', 'aerial', 'marina'] as const;

export type View = (typeof views)[number];

const width = 1600;
const height = 1067;

interface BoatPicture {
  seed: number | string;
  type: BoatType;
  lengthFt: number;
  view: View;
}

export function drawBoat({ seed, type, lengthFt, view }: BoatPicture): string {
  const identity = createRandom(`${seed}:${type}`);
  const livery = identity.pick(liveries);
  const model = buildBoat(type, lengthFt, livery, identity);
  const light = plan(`${seed}:light`);
  const random = createRandom(`${seed}:${type}:${view}`);
  switch (view) {
    case 'profile':
      return paintScene(profile(random, light, model), model);
    case 'bow-quarter':
      return paintScene(bowQuarter(random, light, model), model);
    case 'anchorage':
      return paintScene(atRest(random, light.anchorage, model, 'anchor'), model);
    case 'marina':
      return paintScene(atRest(random, light.marina, model, 'dock'), model);
    case 'helm':
      return paintHelm({ type, livery, random, ...light.helm, width, height });
    case 'aerial':
      return paintAerial(model, random, width, height);
  }
}

interface Occasion {
  hour: Hour;
  setting: Setting;
}

/** The setting and time of day of each view of one boat, never the same twice. */
function plan(seed: string): Record<'profile' | 'running' | 'anchorage' | 'marina' | 'helm', Occasion> {
  const random = createRandom(seed);
  const sets: readonly [
    readonly [Occasion, Occasion, Occasion, Occasion, Occasion],
    ...(readonly [Occasion, Occasion, Occasion, Occasion, Occasion])[],
  ] = [
    [
      o('golden', 'headlands'),
      o('noon', 'skyline'),
      o('tropical', 'palms'),
      o('dusk', 'village'),
      o('dawn', 'lighthouse'),
    ],
    [
      o('dawn', 'lighthouse'),
      o('golden', 'cliffs'),
      o('dusk', 'palms'),
      o('noon', 'village'),
      o('tropical', 'headlands'),
    ],
    [
      o('noon', 'skyline'),
      o('dawn', 'headlands'),
      o('golden', 'cliffs'),
      o('moonlit', 'skyline'),
      o('golden', 'palms'),
    ],
    [
      o('dusk', 'skyline'),
      o('tropical', 'palms'),
      o('dawn', 'mountains'),
      o('golden', 'lighthouse'),
      o('noon', 'headlands'),
    ],
    [
      o('tropical', 'palms'),
      o('golden', 'headlands'),
      o('moonlit', 'lighthouse'),
      o('dawn', 'village'),
      o('noon', 'cliffs'),
    ],
    [
      o('overcast', 'mountains'),
      o('noon', 'lighthouse'),
      o('golden', 'headlands'),
      o('dusk', 'skyline'),
      o('golden', 'mountains'),
    ],
    [
      o('golden', 'cliffs'),
      o('overcast', 'mountains'),
      o('noon', 'palms'),
      o('dawn', 'skyline'),
      o('dusk', 'headlands'),
    ],
    [
      o('noon', 'headlands'),
      o('dusk', 'lighthouse'),
      o('tropical', 'cliffs'),
      o('golden', 'village'),
      o('dawn', 'skyline'),
    ],
  ];
  const [first, running, anchorage, marina, helm] = random.pick(sets);
  return { profile: first, running, anchorage, marina, helm };
}

const o = (hour: Hour, setting: Setting): Occasion => ({ hour, setting });

/** Bigger boats take more of the picture. */
const grown = (model: BoatModel, small: number, big: number) =>
  lerp(small, big, Math.min(1, Math.max(0, (model.hull.length - 18) / 62)));

function profile(random: Random, light: ReturnType<typeof plan>, model: BoatModel): Scene {
  const right = random.chance(0.5);
  const planing = model.hull.length < 45 && random.chance(0.6);
  return {
    width,
    height,
    random,
    ...light.profile,
    sunSide: random.chance(0.65) === right ? 1 : -1,
    horizon: random.range(0.52, 0.56),
    waterline: random.range(0.73, 0.76),
    center: right ? 0.48 : 0.52,
    span: grown(model, 0.6, 0.74),
    yaw: right ? random.range(-12, 8) : 180 + random.range(-8, 12),
    distance: 3.4,
    trim: planing ? 2.6 : 0,
    lift: planing ? 0.35 : 0,
    speed: planing ? 0.9 : 0.3,
    chop: planing ? 0.45 : 0.25,
  };
}

function bowQuarter(random: Random, light: ReturnType<typeof plan>, model: BoatModel): Scene {
  const right = random.chance(0.5);
  const angle = random.range(50, 60);
  return {
    width,
    height,
    random,
    ...light.running,
    sunSide: right ? 1 : -1,
    horizon: random.range(0.4, 0.44),
    waterline: random.range(0.66, 0.69),
    center: right ? 0.53 : 0.47,
    span: grown(model, 0.46, 0.56),
    yaw: right ? -angle : 180 + angle,
    distance: 1.75,
    trim: grown(model, 4.2, 2),
    roll: right ? -2 : 2,
    lift: grown(model, 0.5, 0.6),
    speed: 1,
    chop: 0.65,
  };
}

function atRest(random: Random, occasion: Occasion, model: BoatModel, berth: 'dock' | 'anchor'): Scene {
  const right = random.chance(0.5);
  const stern = random.range(22, 34);
  return {
    width,
    height,
    random,
    ...occasion,
    sunSide: random.chance(0.5) ? 1 : -1,
    horizon: berth === 'dock' ? 0.45 : 0.5,
    waterline: 0.72,
    center: right ? 0.48 : 0.52,
    span: grown(model, 0.52, 0.66),
    yaw: right ? stern : 180 - stern,
    distance: 2.4,
    speed: 0,
    chop: 0.1,
    berth,
  };
}
