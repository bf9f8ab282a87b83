import { type Color, mix } from '../color.ts';
import { brass } from '../palette.ts';
import { type Drawing, element, group, num, path } from '../svg.ts';

export interface WheelStyle {
  rim: Color;
  spoke: Color;
  spokes: 3 | 5 | 6;
  /** Turned handles outside the rim, as on a classic wheel. */
  handles: boolean;
}

/** The steering wheel, leaning away from us. */
export function paintWheel(d: Drawing, x: number, y: number, radius: number, style: WheelStyle, turn: number): string {
  const thick = radius * (style.handles ? 0.13 : 0.12);
  const ring = (r: number, width: number, stroke: string, opacity = 1) =>
    element('circle', { r: num(r), fill: 'none', stroke, 'stroke-width': num(width), 'stroke-opacity': opacity });
  const wood = d.linear({ x: -radius, y: -radius }, { x: radius, y: radius }, [
    { at: 0, color: mix(style.rim, '#fff3dc', 0.4) },
    { at: 0.4, color: style.rim },
    { at: 1, color: mix(style.rim, '#14100c', 0.5) },
  ]);
  const metal = d.linear({ x: -radius, y: -radius }, { x: radius, y: radius }, [
    { at: 0, color: '#ffffff' },
    { at: 0.5, color: style.spoke },
    { at: 1, color: mix(style.spoke, '#1b2530', 0.45) },
  ]);
  const hub = d.radial({ x: -radius * 0.06, y: -radius * 0.08 }, radius * 0.3, [
    { at: 0, color: mix(brass, '#fff8e4', 0.75) },
    { at: 0.6, color: brass },
    { at: 1, color: mix(brass, '#2b1d08', 0.5) },
  ]);
  const inside = [
    ring(radius, thick * 1.25, '#0a1017', 0.3),
    ...spokes(style, radius, metal, wood),
    ring(radius, thick, wood),
    ring(radius + thick * 0.18, thick * 0.16, '#fff6e4', 0.35),
    ring(radius - thick * 0.42, thick * 0.12, '#0a0d12', 0.35),
    element('circle', { r: num(radius * 0.21), fill: '#12181f', 'fill-opacity': 0.35 }),
    element('circle', { r: num(radius * 0.19), fill: metal }),
    element('circle', { r: num(radius * 0.13), fill: hub }),
    path(star(radius * 0.1), { fill: mix(brass, '#2b1d08', 0.6), 'fill-opacity': 0.75 }),
  ];
  return group(inside.join(''), { transform: `translate(${num(x)} ${num(y)}) scale(1 .9) rotate(${num(turn)})` });
}

function spokes({ spokes: count, handles }: WheelStyle, radius: number, metal: string, wood: string): string[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (360 / count) * i;
    const inner = num(radius * 0.055);
    const outer = num(radius * 0.036);
    const bar = path(`M-${inner} 0L-${outer}-${num(radius)}H${outer}L${inner} 0Z`, { fill: metal });
    const grip = handles
      ? path(
          `M-7-${num(radius)}C-16-${num(radius * 1.1)}-13-${num(radius * 1.24)} 0-${num(radius * 1.27)}C13-${num(radius * 1.24)} 16-${num(radius * 1.1)} 7-${num(radius)}Z`,
          { fill: wood },
        )
      : '';
    return group(bar + grip, { transform: `rotate(${num(angle)})` });
  });
}

/** A four-pointed compass star. */
function star(size: number): string {
  const s = num(size);
  const w = num(size * 0.22);
  return `M0-${s}L${w}-${w}L${s} 0L${w} ${w}L0 ${s}L-${w} ${w}L-${s} 0L-${w}-${w}Z`;
}
