import type { BoatType } from '../boats/index.ts';
import { mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import { paintLand, type Setting } from '../land/index.ts';
import { brass, type Hour, type Livery, palettes, teak } from '../palette.ts';
import type { Random } from '../random.ts';
import { paintSky } from '../sky.ts';
import { Drawing, element, group, num, path } from '../svg.ts';
import { paintWater } from '../water.ts';
import { display, gauge } from './instruments.ts';
import { paintWheel, type WheelStyle } from './wheel.ts';
import { type Cover, paintCover, paintForedeck } from './windscreen.ts';

interface HelmPlan {
  cover: Cover;
  openBow: boolean;
  screens: 1 | 2 | 3;
  gauges: number;
  /** The viewer's position, as a share of the width. */
  wheelAt: number;
  bowAt: number;
  wheel: WheelStyle;
  darkDash: boolean;
  /** A face of polished wood. */
  wood?: boolean;
}

const steel: WheelStyle = { rim: '#2a323b', spoke: '#c9d1d6', spokes: 5, handles: false };
const sporty: WheelStyle = { rim: '#2a2f36', spoke: '#aab4bb', spokes: 3, handles: false };
const wooden: WheelStyle = { rim: teak, spoke: '#d5dadd', spokes: 5, handles: false };
const classic: WheelStyle = { rim: '#8a5c34', spoke: '#c7a468', spokes: 6, handles: true };

const plans: Record<BoatType, HelmPlan> = {
  'Sport Fishing': {
    cover: 'top',
    openBow: false,
    screens: 3,
    gauges: 2,
    wheelAt: 0.5,
    bowAt: 0.5,
    wheel: wooden,
    darkDash: false,
  },
  'Saltwater Fishing': {
    cover: 'wheelhouse',
    openBow: false,
    screens: 2,
    gauges: 2,
    wheelAt: 0.6,
    bowAt: 0.46,
    wheel: steel,
    darkDash: true,
  },
  'Express Cruiser': {
    cover: 'screen',
    openBow: false,
    screens: 1,
    gauges: 4,
    wheelAt: 0.6,
    bowAt: 0.45,
    wheel: wooden,
    darkDash: true,
    wood: true,
  },
  'Motor Yacht': {
    cover: 'wheelhouse',
    openBow: false,
    screens: 3,
    gauges: 2,
    wheelAt: 0.5,
    bowAt: 0.5,
    wheel: classic,
    darkDash: true,
    wood: true,
  },
  Bowrider: {
    cover: 'screen',
    openBow: true,
    screens: 1,
    gauges: 4,
    wheelAt: 0.64,
    bowAt: 0.43,
    wheel: sporty,
    darkDash: true,
  },
  'Center Console': {
    cover: 'top',
    openBow: true,
    screens: 2,
    gauges: 2,
    wheelAt: 0.5,
    bowAt: 0.5,
    wheel: steel,
    darkDash: false,
  },
  'Dual Console': {
    cover: 'twin',
    openBow: true,
    screens: 1,
    gauges: 3,
    wheelAt: 0.66,
    bowAt: 0.4,
    wheel: steel,
    darkDash: false,
  },
};

interface HelmView {
  type: BoatType;
  livery: Livery;
  random: Random;
  hour: Hour;
  setting: Setting;
  width: number;
  height: number;
}

/** The skipper's view. */
export function paintHelm({ type, livery, random, hour, setting, width, height }: HelmView): string {
  const plan = plans[type];
  const d = new Drawing(width, height);
  const sunSide = random.chance(0.5) ? 1 : -1;
  const frame: Frame = {
    d,
    random,
    palette: palettes[hour],
    width,
    height,
    horizon: height * 0.43,
    sunSide,
    sunX: width * (0.5 + sunSide * random.range(0.18, 0.32)),
  };
  const { land, mirrored } = paintLand(frame, setting);
  d.add(
    paintSky(frame),
    land,
    paintWater(frame, { chop: 0.3 }),
    mirrored,
    paintForedeck(frame, livery, plan.openBow, width * plan.bowAt, height * 0.505),
    paintCover(frame, plan.cover, livery),
    paintDash(frame, plan, livery),
  );
  return d.toString();
}

function paintDash(frame: Frame, plan: HelmPlan, livery: Livery): string {
  const { d, random, palette, width: w, height: h } = frame;
  const dim = palette.lamps * 0.55;
  const hood = mix(plan.darkDash ? '#27313c' : mix(livery.hull, '#27313c', 0.35), palette.land[2], dim * 0.5);
  const panel = mix(
    plan.wood ? '#7a4e2d' : plan.darkDash ? '#38434f' : '#e6decd',
    mix(palette.land[2], '#6b5a4a', 0.4),
    dim * 0.6,
  );
  const brow = h * 0.665;
  const face = h * 0.73;
  const x = w * plan.wheelAt;
  const hump = (y: number, lift: number) =>
    `M0 ${num(y + 20)}C${num(x - w * 0.42)} ${num(y + 8)} ${num(x - w * 0.34)} ${num(y - lift)} ${num(x - w * 0.16)} ${num(y - lift - 12)}` +
    `Q${num(x)} ${num(y - lift - 20)} ${num(x + w * 0.16)} ${num(y - lift - 12)}C${num(x + w * 0.34)} ${num(y - lift)} ${num(x + w * 0.42)} ${num(y + 8)} ${w} ${num(y + 20)}`;
  const top = d.linear({ x: 0, y: brow - 60 }, { x: 0, y: face }, [
    { at: 0, color: mix(hood, palette.key, 0.32 * (1 - palette.lamps)) },
    { at: 0.5, color: hood },
    { at: 1, color: mix(hood, '#05090d', 0.45) },
  ]);
  const front = d.linear({ x: 0, y: face }, { x: 0, y: h }, [
    { at: 0, color: mix(panel, '#0c141c', 0.42) },
    { at: 0.16, color: panel },
    { at: 1, color: mix(panel, '#0c141c', 0.4) },
  ]);
  return group(
    path(`${hump(brow, 46)}V${h}H0Z`, { fill: top }) +
      path(`${hump(brow, 46)}`, {
        fill: 'none',
        stroke: mix(hood, palette.key, 0.5),
        'stroke-width': 3,
        'stroke-opacity': 0.6,
      }) +
      path(`${hump(brow + 12, 44)}`, {
        fill: 'none',
        stroke: mix(livery.cushion, hood, 0.3),
        'stroke-width': 2.5,
        'stroke-dasharray': '14 9',
        'stroke-opacity': 0.75,
      }) +
      path(`${hump(face, 30)}V${h}H0Z`, { fill: front }) +
      path(`${hump(face + 3, 30)}`, { fill: 'none', stroke: brass, 'stroke-width': 3, 'stroke-opacity': 0.85 }) +
      (plan.wood ? grain(frame, face) : '') +
      instruments(frame, plan, x, face) +
      throttle(frame, x + w * (plan.wheelAt > 0.55 ? 0.27 : 0.31), h * 0.985) +
      paintWheel(d, x, h * 0.965, h * 0.215, plan.wheel, random.range(-14, 14)),
  );
}

function instruments({ d, random, height: h, width: w }: Frame, plan: HelmPlan, x: number, face: number): string {
  const y = face + h * 0.012;
  const size = { width: w * (plan.screens === 3 ? 0.145 : 0.16), height: h * 0.155 };
  const gap = size.width + 34;
  const pictures = ['chart', 'sonar', 'radar'] as const;
  const screens = Array.from({ length: plan.screens }, (_, i) => {
    const left = x + (i - (plan.screens - 1) / 2) * gap - size.width / 2;
    return display(d, random, { x: left, y, ...size }, pictures[(i + (plan.screens === 3 ? 1 : 0)) % 3] ?? 'chart');
  });
  const radius = h * 0.047;
  const first = (plan.screens * gap) / 2 + radius * 1.5;
  const gauges = Array.from({ length: plan.gauges }, (_, i) => {
    const side = i % 2 ? 1 : -1;
    const row = Math.floor(i / 2);
    return gauge(
      d,
      random,
      x + side * (first + row * radius * 2.5),
      y + h * 0.06 + row * h * 0.008,
      radius,
      plan.darkDash,
    );
  });
  return screens.join('') + gauges.join('') + switches(x - first - 90, y + h * 0.148);
}

function switches(x: number, y: number): string {
  return Array.from(
    { length: 4 },
    (_, i) =>
      element('rect', { x: num(x + i * 30), y: num(y), width: 20, height: 32, rx: 5, fill: '#141b23' }) +
      element('rect', {
        x: num(x + i * 30 + 6),
        y: num(y + 6),
        width: 8,
        height: 4,
        rx: 2,
        fill: i === 1 ? '#e8c877' : '#7fb9c4',
      }),
  ).join('');
}

function throttle({ d }: Frame, x: number, y: number): string {
  const metal = d.linear({ x: x - 60, y: 0 }, { x: x + 60, y: 0 }, [
    { at: 0, color: '#f7f9f9' },
    { at: 0.5, color: '#b7c0c6' },
    { at: 1, color: '#66727c' },
  ]);
  const lever = (dx: number, lean: number) =>
    path(`M${num(x + dx)} ${num(y)}L${num(x + dx + lean)} ${num(y - 104)}`, {
      stroke: metal,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }) +
    element('rect', { x: num(x + dx + lean - 24), y: num(y - 132), width: 48, height: 34, rx: 15, fill: '#222a32' }) +
    element('rect', {
      x: num(x + dx + lean - 18),
      y: num(y - 128),
      width: 36,
      height: 7,
      rx: 3.5,
      fill: '#ffffff',
      'fill-opacity': 0.22,
    });
  return (
    path(
      `M${num(x - 74)} ${num(y + 34)}Q${num(x - 70)} ${num(y - 22)} ${num(x)} ${num(y - 24)}Q${num(x + 70)} ${num(y - 22)} ${num(x + 74)} ${num(y + 34)}Z`,
      { fill: '#1a222a' },
    ) +
    path(
      `M${num(x - 60)} ${num(y + 10)}Q${num(x - 54)} ${num(y - 16)} ${num(x)} ${num(y - 18)}Q${num(x + 54)} ${num(y - 16)} ${num(x + 60)} ${num(y + 10)}`,
      { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.2, 'stroke-width': 4 },
    ) +
    lever(-26, -10) +
    lever(26, 4)
  );
}

/** Long quiet lines of mahogany. */
function grain({ random, width: w, height: h }: Frame, face: number): string {
  let lines = '';
  for (let i = 0; i < 26; i++) {
    const y = face + 26 + (h - face) * random.next();
    const bend = random.spread() * 22;
    lines += `M${num(random.range(-200, w * 0.5))} ${num(y)}q${num(w * 0.2)} ${num(bend)} ${num(w * 0.4)} 0t${num(w * random.range(0.2, 0.6))} 0`;
  }
  return path(lines, { fill: 'none', stroke: '#3d2413', 'stroke-width': 2.5, 'stroke-opacity': 0.3 });
}
