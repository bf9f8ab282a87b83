import type { Color } from './color.ts';
import type { Point } from './geometry.ts';

interface Stop {
  at: number;
  color: Color;
  opacity?: number;
}

export function num(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text;
}

const pair = (p: Point): string => `${num(p.x)} ${num(p.y)}`;

/** Relative steps are shorter than absolute positions. Integer tenths keep rounding errors from adding up. */
export function polyline(points: readonly Point[]): string {
  let x = 0;
  let y = 0;
  return points
    .map((p, i) => {
      const [dx, dy] = [Math.round(p.x * 10) - x, Math.round(p.y * 10) - y];
      x += dx;
      y += dy;
      const across = num(dx / 10);
      const down = num(dy / 10);
      return `${i === 0 ? 'M' : 'l'}${across}${down.startsWith('-') ? '' : ' '}${down}`;
    })
    .join('');
}

export const polygon = (points: readonly Point[]): string => `${polyline(points)}Z`;

/** A smooth line through the points. */
export function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let path = `M${pair(first)}`;
  let previous = first;
  for (const [i, p] of rest.entries()) {
    const end = i === rest.length - 1 ? p : { x: (p.x + previous.x) / 2, y: (p.y + previous.y) / 2 };
    path += i === 0 ? `L${pair(end)}` : `Q${pair(previous)} ${pair(end)}`;
    previous = p;
  }
  return path;
}

/** A flat stroke of water or cloud with pointed ends. */
export function lens(x: number, y: number, width: number, height: number): string {
  const half = Math.max(1, Math.round(width / 2));
  const h = num(Math.max(0.3, height));
  return `M${Math.round(x - half)} ${num(y)}q${half}-${h} ${half * 2} 0q-${half} ${h}-${half * 2} 0z`;
}

type Attributes = Record<string, string | number | undefined>;

export function element(name: string, attributes: Attributes, inside = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`)
    .join('');
  return inside ? `<${name}${text}>${inside}</${name}>` : `<${name}${text}/>`;
}

export const path = (d: string, attributes: Attributes): string => (d ? element('path', { d, ...attributes }) : '');
export const group = (inside: string, attributes: Attributes = {}): string => element('g', attributes, inside || ' ');

/** Collects the elements of a picture, without duplicate gradients. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly #defs = new Map<string, string>();
  readonly #body: string[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  add(...parts: string[]): void {
    this.#body.push(...parts);
  }

  define(name: string, attributes: Attributes, inside: string): string {
    const key = element(name, attributes, inside);
    const known = this.#defs.get(key);
    if (known) return known;
    const id = `d${this.#defs.size}`;
    this.#defs.set(key, id);
    return id;
  }

  linear(from: Point, to: Point, stops: readonly Stop[]): string {
    const place = { x1: num(from.x), y1: num(from.y), x2: num(to.x), y2: num(to.y) };
    return `url(#${this.define('linearGradient', { ...place, gradientUnits: 'userSpaceOnUse' }, stopList(stops))})`;
  }

  /** A gradient from the top to the bottom of the filled shape. */
  vertical(stops: readonly Stop[]): string {
    return `url(#${this.define('linearGradient', { x1: 0, y1: 0, x2: 0, y2: 1 }, stopList(stops))})`;
  }

  radial(center: Point, radius: number, stops: readonly Stop[]): string {
    const place = { cx: num(center.x), cy: num(center.y), r: num(radius) };
    return `url(#${this.define('radialGradient', { ...place, gradientUnits: 'userSpaceOnUse' }, stopList(stops))})`;
  }

  clip(d: string): string {
    return `url(#${this.define('clipPath', {}, path(d, {}))})`;
  }

  toString(): string {
    const defs = [...this.#defs].map(([text, id]) => text.replace(/^<(\w+)/, `<$1 id="${id}"`)).join('');
    const size = { width: this.width, height: this.height, viewBox: `0 0 ${this.width} ${this.height}` };
    const inside = `<defs>${defs}</defs>${this.#body.join('')}`;
    return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, inside);
  }
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(({ at, color, opacity }) =>
      element('stop', { offset: Math.round(at * 1000) / 1000, 'stop-color': color, 'stop-opacity': opacity }),
    )
    .join('');
}
