/** The side of the square that the ring is drawn in. */
export const SIZE = 320;
const CENTER = SIZE / 2;
const RADIUS = 112;
/** Arrows begin and end outside the faces. */
const FACE = 36;
/** How far an arrow bends away from the middle, as a part of its length. */
const BEND = 0.16;

interface Place {
  x: number;
  y: number;
}

/** Places on a circle, clockwise, the first at the top. */
export const placesAround = (count: number): Place[] =>
  Array.from({ length: count }, (_, place) => {
    const angle = (place / count) * 2 * Math.PI - Math.PI / 2;
    return { x: CENTER + RADIUS * Math.cos(angle), y: CENTER + RADIUS * Math.sin(angle) };
  });

/** A bent path from one face to another; the way back bends to the other side. */
export function arrowBetween(from: Place, to: Place): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = { x: (from.x + to.x) / 2 + uy * length * BEND, y: (from.y + to.y) / 2 - ux * length * BEND };
  const start = { x: from.x + ux * FACE, y: from.y + uy * FACE };
  const end = { x: to.x - ux * FACE, y: to.y - uy * FACE };
  return `M ${round(start.x)} ${round(start.y)} Q ${round(bend.x)} ${round(bend.y)} ${round(end.x)} ${round(end.y)}`;
}

const round = (value: number) => Math.round(value * 10) / 10;
