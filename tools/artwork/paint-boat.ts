import type { BoatModel, Part } from './model.ts';
import { createSide, paintDecks, paintSide, paintTransom } from './paint-hull.ts';
import { centerOf, jobsOf } from './paint-parts.ts';
import type { Stage } from './stage.ts';
import type { Drawing } from './svg.ts';

/** Paints from back to front, so that near parts cover distant ones. */
export function paintBoat(d: Drawing, model: BoatModel, stage: Stage): string {
  const turn = (stage.yaw * Math.PI) / 180;
  const nearSide = Math.cos(turn) > 0 ? -1 : 1;
  const fromAhead = Math.sin(turn) < 0;
  const hull = [-nearSide, nearSide].map((side) => paintSide(d, model, createSide(model.hull, side, stage))).join('');
  const edges = model.parts.filter((part) => part.kind === 'tube' && part.onEdge);
  const astern = model.parts.filter((part) => part.kind === 'loft' && part.astern);
  const inside = model.parts.filter((part) => !edges.includes(part) && !astern.includes(part));
  const farEdges = edges.filter((part) => centerOf(part)[1] * nearSide < 0);
  const nearEdges = edges.filter((part) => !farEdges.includes(part));
  const paint = (parts: readonly Part[]) =>
    parts
      .flatMap((part) => jobsOf(d, stage, part))
      .sort((a, b) => a.level - b.level || b.depth - a.depth)
      .map((job) => job.paint())
      .join('');
  const body = hull + paintTransom(d, model, stage);
  const contents = paintDecks(model, stage) + paint(farEdges) + (stage.fromAbove ? '' : paint(inside));
  if (stage.fromAbove) return paint(astern) + body + contents + paint(nearEdges) + paint(inside);
  return (fromAhead ? paint(astern) : '') + contents + body + (fromAhead ? '' : paint(astern)) + paint(nearEdges);
}
