import { type Color, mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import { smoothstep } from '../geometry.ts';
import { createNoise } from '../random.ts';
import { num, path, polyline } from '../svg.ts';

interface Ridge {
  from: number;
  to: number;
  height: number;
  color: Color;
  /** Size of the hills in pixels. */
  grain: number;
  rough?: number;
  /** 1 keeps the summit in the middle, 0 lets the land run off the picture. */
  taperLeft?: number;
  taperRight?: number;
}

/** One range of hills, standing on the horizon and fading into haze at its foot. */
export function ridge(frame: Frame, shape: Ridge): string {
  const { d, random, palette, horizon } = frame;
  const noise = createNoise(random);
  const { from, to, height, grain, rough = 0.35, taperLeft = 0.3, taperRight = 0.3 } = shape;
  const step = Math.max(5, grain / 14);
  const points = [{ x: from, y: horizon + 1 }];
  for (let x = from; x <= to; x += step) {
    const u = (x - from) / (to - from);
    const end = (taperLeft ? smoothstep(0, taperLeft, u) : 1) * (taperRight ? smoothstep(0, taperRight, 1 - u) : 1);
    const shapeY =
      0.62 +
      0.38 * noise(x / grain) +
      rough * 0.4 * noise(x / (grain * 0.31) + 40) +
      rough * 0.13 * noise(x / (grain * 0.09) + 90);
    points.push({ x, y: horizon - height * Math.max(0.03, shapeY) * end });
  }
  points.push({ x: to, y: horizon + 1 });
  const fill = d.linear({ x: 0, y: horizon - height }, { x: 0, y: horizon }, [
    { at: 0, color: shape.color },
    { at: 0.5, color: mix(shape.color, palette.sky[3], 0.12) },
    { at: 1, color: mix(shape.color, palette.sky[3], 0.42) },
  ]);
  return path(`${polyline(points)}Z`, { fill });
}

/** Soft layered headlands. */
export function headlands(frame: Frame): string {
  const { palette, random, width, horizon, sunSide } = frame;
  const [far, middle, near] = palette.land;
  const left = sunSide > 0;
  const reach = random.range(0.42, 0.62);
  const near0 = left ? -40 : width * (1 - reach);
  const near1 = left ? width * reach : width + 40;
  const tall = horizon * random.range(0.16, 0.24);
  return [
    ridge(frame, {
      from: -60,
      to: width + 60,
      height: tall * 1.05,
      color: far,
      grain: 340,
      taperLeft: 0.2,
      taperRight: 0.2,
    }),
    ridge(frame, {
      from: left ? -60 : width * 0.25,
      to: left ? width * 0.75 : width + 60,
      height: tall * 0.95,
      color: middle,
      grain: 260,
      taperLeft: left ? 0 : 0.7,
      taperRight: left ? 0.7 : 0,
    }),
    ridge(frame, {
      from: near0,
      to: near1,
      height: tall * 0.62,
      color: near,
      grain: 190,
      rough: 0.5,
      taperLeft: left ? 0 : 0.8,
      taperRight: left ? 0.8 : 0,
    }),
  ].join('');
}

/** High snow-touched ranges with a dark wooded shore. */
export function mountains(frame: Frame): string {
  const { palette, width, horizon } = frame;
  const [far, middle, near] = palette.land;
  const tall = horizon * 0.36;
  return [
    ridge(frame, {
      from: -80,
      to: width + 80,
      height: tall,
      color: mix(far, palette.sky[2], 0.35),
      grain: 230,
      rough: 0.8,
      taperLeft: 0,
      taperRight: 0,
    }),
    ridge(frame, {
      from: -80,
      to: width + 80,
      height: tall * 0.7,
      color: mix(far, middle, 0.5),
      grain: 210,
      rough: 0.6,
      taperLeft: 0,
      taperRight: 0,
    }),
    ridge(frame, {
      from: -80,
      to: width + 80,
      height: tall * 0.34,
      color: middle,
      grain: 300,
      rough: 0.4,
      taperLeft: 0,
      taperRight: 0.4,
    }),
    forest(frame, -20, width * 0.46, tall * 0.2, mix(middle, near, 0.6)),
    forest(frame, width * 0.72, width + 20, tall * 0.24, near),
  ].join('');
}

/** A shore of conifers. */
function forest(frame: Frame, from: number, to: number, height: number, color: Color): string {
  const { random, horizon, palette, d } = frame;
  const noise = createNoise(random);
  let line = `M${num(from)} ${num(horizon + 1)}`;
  for (let x = from; x < to; ) {
    const u = (x - from) / (to - from);
    const edge = from <= 0 ? smoothstep(0, 0.35, 1 - u) : smoothstep(0, 0.35, u);
    const tree = height * (0.5 + 0.25 * noise(x / 60) + 0.3 * random.next()) * (0.15 + 0.85 * edge);
    const half = 4 + tree * 0.1;
    const ground = horizon - height * 0.22 * edge;
    line += `L${num(x)} ${num(ground)}L${num(x + half * 0.55)} ${num(ground - tree * 0.5)}L${num(x + half)} ${num(ground - tree)}L${num(x + half * 1.45)} ${num(ground - tree * 0.5)}L${num(x + half * 2)} ${num(ground)}`;
    x += half * 1.5;
  }
  const fill = d.linear({ x: 0, y: horizon - height }, { x: 0, y: horizon }, [
    { at: 0, color },
    { at: 1, color: mix(color, palette.sky[3], 0.25) },
  ]);
  return path(`${line}V${num(horizon + 1)}Z`, { fill });
}
