import { mix } from '../color.ts';
import type { Frame } from '../frame.ts';
import type { Livery } from '../palette.ts';
import { num, path } from '../svg.ts';

export type Cover = 'wheelhouse' | 'screen' | 'twin' | 'top';

/** The deck ahead of us, up to the bow. */
export function paintForedeck(
  { d, palette, width: w, height: h }: Frame,
  livery: Livery,
  open: boolean,
  bowX: number,
  bowY: number,
): string {
  const shore = h * 0.74;
  const edge = (spread: number, drop: number) =>
    `M${num(-w * 0.06 * spread)} ${num(shore + drop)}C${num(w * 0.2)} ${num(h * 0.585 + drop)} ${num(bowX - w * 0.1)} ${num(bowY + drop)} ${num(bowX)} ${num(bowY + drop)}` +
    `C${num(bowX + w * 0.1)} ${num(bowY + drop)} ${num(w * 0.8)} ${num(h * 0.585 + drop)} ${num(w * (1 + 0.06 * spread))} ${num(shore + drop)}`;
  const deck = d.linear({ x: 0, y: bowY }, { x: 0, y: shore }, [
    { at: 0, color: mix(livery.house, palette.key, 0.3) },
    { at: 1, color: mix(mix(livery.house, palette.ambient, 0.3), palette.land[2], palette.lamps * 0.35) },
  ]);
  const inner = `M${num(w * 0.1)} ${num(h * 0.8)}C${num(w * 0.28)} ${num(h * 0.62)} ${num(bowX - w * 0.08)} ${num(bowY + h * 0.05)} ${num(bowX)} ${num(bowY + h * 0.05)}C${num(bowX + w * 0.08)} ${num(bowY + h * 0.05)} ${num(w * 0.72)} ${num(h * 0.62)} ${num(w * 0.9)} ${num(h * 0.8)}Z`;
  const cushion = mix(livery.cushion, palette.ambient, 0.15 + palette.lamps * 0.35);
  const well = open
    ? path(inner, { fill: mix(livery.deck, palette.ambient, 0.45) }) +
      path(
        `M${num(w * 0.13)} ${num(h * 0.8)}C${num(w * 0.3)} ${num(h * 0.63)} ${num(bowX - w * 0.08)} ${num(bowY + h * 0.1)} ${num(bowX)} ${num(bowY + h * 0.075)}L${num(bowX)} ${num(bowY + h * 0.11)}C${num(bowX - w * 0.05)} ${num(bowY + h * 0.13)} ${num(w * 0.38)} ${num(h * 0.68)} ${num(w * 0.3)} ${num(h * 0.8)}Z`,
        { fill: cushion },
      ) +
      path(
        `M${num(w * 0.87)} ${num(h * 0.8)}C${num(w * 0.7)} ${num(h * 0.63)} ${num(bowX + w * 0.08)} ${num(bowY + h * 0.1)} ${num(bowX)} ${num(bowY + h * 0.075)}L${num(bowX)} ${num(bowY + h * 0.11)}C${num(bowX + w * 0.05)} ${num(bowY + h * 0.13)} ${num(w * 0.62)} ${num(h * 0.68)} ${num(w * 0.7)} ${num(h * 0.8)}Z`,
        { fill: mix(cushion, '#2a3644', 0.1) },
      )
    : fittings(
        bowX,
        bowY,
        w,
        h,
        mix('#b98a57', palette.ambient, 0.25 + palette.lamps * 0.3),
        mix('#e9ecec', palette.ambient, 0.2),
      );
  const rail = (rise: number, width: number) =>
    path(edge(1, -rise), { fill: 'none', stroke: mix('#eef1f2', palette.ambient, 0.2), 'stroke-width': width });
  const posts = [-0.42, -0.3, -0.19, -0.1, 0.1, 0.19, 0.3, 0.42]
    .map((u) => {
      const y = bowY + h * (0.002 + Math.abs(u) ** 1.8 * 0.95);
      return `M${num(bowX + u * w)} ${num(y)}v${num(-h * 0.05 * (0.5 + Math.abs(u)))}`;
    })
    .join('');
  return (
    path(`${edge(1, 16)}V${num(h)}H0Z`, { fill: mix(livery.hull, palette.ambient, 0.3 + palette.lamps * 0.2) }) +
    path(`${edge(1, 0)}V${num(h)}H0Z`, { fill: deck }) +
    well +
    (open ? '' : rail(h * 0.042, 4) + path(posts, { stroke: mix('#eef1f2', palette.ambient, 0.2), 'stroke-width': 3 }))
  );
}

/** Planked deck, hatch and windlass. */
function fittings(x: number, y: number, w: number, h: number, wood: string, metal: string): string {
  const plank = (u: number) =>
    `M${num(x + u * w * 0.03)} ${num(y + h * 0.035)}L${num(x + u * w * 0.16)} ${num(h * 0.8)}`;
  return (
    path(
      `M${num(x - w * 0.17)} ${num(h * 0.8)}L${num(x - w * 0.032)} ${num(y + h * 0.03)}Q${num(x)} ${num(y + h * 0.018)} ${num(x + w * 0.032)} ${num(y + h * 0.03)}L${num(x + w * 0.17)} ${num(h * 0.8)}Z`,
      { fill: wood, 'fill-opacity': 0.8 },
    ) +
    path([-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map(plank).join(''), {
      stroke: '#4a3420',
      'stroke-width': 1.6,
      'stroke-opacity': 0.4,
    }) +
    path(
      `M${num(x - w * 0.034)} ${num(y + h * 0.1)}L${num(x - w * 0.028)} ${num(y + h * 0.068)}H${num(x + w * 0.028)}L${num(x + w * 0.034)} ${num(y + h * 0.1)}Z`,
      { fill: '#22303d', stroke: metal, 'stroke-width': 5, 'stroke-linejoin': 'round' },
    ) +
    path(
      `M${num(x - 9)} ${num(y + h * 0.03)}V${num(y - 4)}Q${num(x)} ${num(y - 14)} ${num(x + 9)} ${num(y - 4)}V${num(y + h * 0.03)}Z`,
      { fill: metal },
    )
  );
}

/** Glass, frame and roof between us and the weather. */
export function paintCover({ d, palette, width: w, height: h, sunSide }: Frame, cover: Cover, livery: Livery): string {
  const sill = cover === 'screen' ? h * 0.235 : 0;
  const glare = (x: number, size: number) =>
    `M${num(x)} ${num(sill)}h${num(size)}l${num(-w * 0.14)} ${num(h * 0.7 - sill)}h${num(-size)}z`;
  const at = sunSide > 0 ? 0.62 : 0.3;
  const shine = path(glare(w * at, w * 0.1) + glare(w * (at + 0.13), w * 0.025), {
    fill: '#ffffff',
    'fill-opacity': 0.09,
  });
  const dark = mix('#1d2630', palette.ambient, 0.12);
  const liner = d.linear({ x: 0, y: 0 }, { x: 0, y: h * 0.16 }, [
    { at: 0, color: mix(mix(livery.house, '#39434e', 0.45), palette.land[2], palette.lamps * 0.5) },
    { at: 1, color: mix(mix(livery.house, '#39434e', 0.25), palette.land[2], palette.lamps * 0.4) },
  ]);
  const header = (low: number, sag: number) =>
    path(`M0 0H${w}V${num(h * (low + sag))}Q${num(w / 2)} ${num(h * (low - sag))} 0 ${num(h * (low + sag))}Z`, {
      fill: liner,
    }) +
    path(`M0 ${num(h * (low + sag))}Q${num(w / 2)} ${num(h * (low - sag))} ${w} ${num(h * (low + sag))}`, {
      fill: 'none',
      stroke: dark,
      'stroke-width': 9,
    });
  const post = (top: number, foot: number, size: number) =>
    path(
      `M${num(w * top - size)} ${num(h * 0.06)}L${num(w * foot - size * 1.5)} ${num(h * 0.76)}H${num(w * foot + size * 1.5)}L${num(w * top + size)} ${num(h * 0.06)}Z`,
      { fill: dark },
    );
  switch (cover) {
    case 'wheelhouse':
      return (
        shine +
        post(0.345, 0.315, 11) +
        post(0.655, 0.685, 11) +
        post(0.04, -0.02, 20) +
        post(0.96, 1.02, 20) +
        header(0.1, 0.02)
      );
    case 'top':
      return (
        path(glare(w * 0.55, w * 0.06), { fill: '#ffffff', 'fill-opacity': 0.08 }) +
        [0.1, 0.9].map((x) => pipe(frameOf(d, w), w * x, h, w * (x < 0.5 ? 0.012 : -0.012))).join('') +
        header(0.075, 0.025)
      );
    case 'screen':
    case 'twin':
      return shineBelow(w, h, cover === 'twin', dark, shine);
  }
}

const frameOf = (d: Frame['d'], w: number) =>
  d.linear({ x: 0, y: 0 }, { x: w, y: 0 }, [
    { at: 0, color: '#f4f6f6' },
    { at: 1, color: '#c9d0d5' },
  ]);

function pipe(stroke: string, x: number, h: number, lean: number): string {
  return (
    path(`M${num(x)} 0L${num(x + lean)} ${num(h * 0.86)}`, { stroke: '#76828c', 'stroke-width': 24 }) +
    path(`M${num(x - 4)} 0L${num(x + lean - 4)} ${num(h * 0.86)}`, { stroke, 'stroke-width': 12 })
  );
}

/** A low windscreen with the open sky above it. */
function shineBelow(w: number, h: number, twin: boolean, dark: string, shine: string): string {
  const top = h * 0.24;
  const tint = (d: string) => path(d, { fill: '#17303f', 'fill-opacity': 0.16 });
  const frame = (d: string) => path(d, { fill: 'none', stroke: dark, 'stroke-width': 15, 'stroke-linejoin': 'round' });
  if (!twin) {
    const pane = `M${num(-w * 0.03)} ${num(h * 0.42)}Q${num(w * 0.1)} ${num(top)} ${num(w * 0.3)} ${num(top - 12)}H${num(w * 0.7)}Q${num(w * 0.9)} ${num(top)} ${num(w * 1.03)} ${num(h * 0.42)}`;
    const posts = `M${num(w * 0.345)} ${num(top - 12)}L${num(w * 0.31)} ${num(h * 0.75)}M${num(w * 0.655)} ${num(top - 12)}L${num(w * 0.69)} ${num(h * 0.75)}`;
    return tint(`${pane}V${num(h * 0.8)}H0Z`) + shine + frame(pane + posts);
  }
  const left = `M${num(-w * 0.03)} ${num(h * 0.4)}Q${num(w * 0.04)} ${num(top)} ${num(w * 0.12)} ${num(top - 6)}H${num(w * 0.3)}L${num(w * 0.27)} ${num(h * 0.8)}`;
  const right = `M${num(w * 0.43)} ${num(h * 0.8)}L${num(w * 0.45)} ${num(top - 6)}H${num(w * 0.86)}Q${num(w * 0.96)} ${num(top)} ${num(w * 1.03)} ${num(h * 0.42)}`;
  return tint(`${left}H0Z`) + tint(`${right}V${num(h * 0.8)}Z`) + frame(left + right);
}
