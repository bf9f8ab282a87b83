import { paintAnchorLine, paintDock, paintHarbor, paintMoorings } from './dock.ts';
import type { Frame } from './frame.ts';
import type { Vec } from './geometry.ts';
import { paintLand, type Setting } from './land/index.ts';
import type { BoatModel } from './model.ts';
import { paintBoat } from './paint-boat.ts';
import { type Hour, palettes } from './palette.ts';
import type { Random } from './random.ts';
import { paintReflection } from './reflection.ts';
import { paintSky } from './sky.ts';
import { createStage, type Placement, type Stage } from './stage.ts';
import { Drawing, element, group, num } from './svg.ts';
import { paintWake } from './wake.ts';
import { paintWater } from './water.ts';

export interface Scene {
  width: number;
  height: number;
  random: Random;
  hour: Hour;
  setting: Setting;
  sunSide: number;
  /** Horizon and waterline as shares of the height. */
  horizon: number;
  waterline: number;
  /** Middle of the boat and her width as shares of the picture's width. */
  center: number;
  span: number;
  yaw: number;
  distance: number;
  trim?: number;
  roll?: number;
  lift?: number;
  speed: number;
  chop: number;
  berth?: 'dock' | 'anchor';
  /** The position of the sun, as a share of the width. */
  sunAt?: number;
}

export function paintScene(scene: Scene, model: BoatModel): string {
  const { width, height, random, sunSide } = scene;
  const d = new Drawing(width, height);
  const palette = palettes[scene.hour];
  const sunX = width * (scene.sunAt ?? 0.5 + sunSide * random.range(0.2, 0.36));
  const frame: Frame = { d, random, palette, width, height, horizon: height * scene.horizon, sunSide, sunX };
  const stage = fitStage(scene, model, frame);
  const { land, mirrored } = paintLand(frame, scene.setting);
  const dock = scene.berth === 'dock';
  const boat = paintBoat(d, model, stage);
  const wake = paintWake(frame, model, stage, scene.speed);
  d.add(
    paintSky(frame),
    land,
    paintWater(frame, { chop: scene.chop }),
    mirrored,
    dock ? paintHarbor(frame) + paintDock(frame, model, stage) + paintMoorings(model, stage) : '',
    paintReflection(frame, model, stage, scene.speed > 0.5 ? 0.35 : 0.62),
    wake.behind,
    scene.berth === 'anchor' ? paintAnchorLine(frame, model, stage) : '',
    group(boat, { id: 'boat' }),
    wake.before,
    vignette(frame),
  );
  return d.toString();
}

/** Makes the boat as wide as requested, but never taller than the picture. */
function fitStage(scene: Scene, model: BoatModel, frame: Frame): Stage {
  const { width, height } = scene;
  const placement: Placement = {
    length: model.hull.length,
    beam: model.hull.beam,
    yaw: scene.yaw,
    trim: scene.trim ?? 0,
    roll: scene.roll ?? 0,
    lift: scene.lift ?? 0,
    distance: scene.distance,
    width: width * scene.span,
    center: width * scene.center,
    horizon: frame.horizon,
    waterline: height * scene.waterline,
    sunSide: scene.sunSide,
  };
  const first = createStage(placement, frame.palette);
  const top = Math.min(...model.parts.flatMap((part) => pointsOf(part)).map((p) => first.see(p).y));
  const room = placement.waterline - height * 0.05;
  const need = placement.waterline - top;
  return need <= room ? first : createStage({ ...placement, width: (placement.width * room) / need }, frame.palette);
}

function pointsOf(part: BoatModel['parts'][number]): readonly Vec[] {
  return part.kind === 'tube' || part.kind === 'sheet' ? part.points : [...part.base, ...part.top];
}

/** Darkens the upper and lower edges of the picture. */
function vignette({ d, width, height, palette }: Frame): string {
  const band = (y: number, from: number, to: number) => {
    const color = palette.water[3];
    const fill = d.vertical([
      { at: 0, color, opacity: from },
      { at: 1, color, opacity: to },
    ]);
    return element('rect', { y: num(y), width, height: num(height * 0.24), fill });
  };
  return band(0, 0.2, 0) + band(height * 0.76, 0, 0.3);
}
