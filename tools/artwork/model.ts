import type { Color } from './color.ts';
import type { Vec } from './geometry.ts';
import type { Hull } from './hull.ts';
import type { Livery } from './palette.ts';

/** A closed outline seen from above: from the aft corner on one side around the front to the other aft corner. */
export type Ring = readonly Vec[];

/** A window: s runs along one side from the aft corner (0) to the middle of the front (1), v from foot to top. */
export interface Pane {
  from: number;
  to: number;
  low: number;
  high: number;
  /** How far the upper edge is shifted forward. */
  lean?: number;
}

interface Placed {
  /** A part on top of another has a higher level and is drawn later. */
  level: number;
}

/** A body between two outlines: a cabin, a roof, a seat, an engine. */
export interface Loft extends Placed {
  kind: 'loft';
  base: Ring;
  top: Ring;
  color: Color;
  topColor?: Color;
  panes?: readonly Pane[];
  /** Glass doors in the aft end: the share of its width, and from foot to top. */
  doors?: { width: number; low: number; high: number };
  /** Open at the top, like a bridge with a coaming. */
  open?: boolean;
  /** Behind the transom. */
  astern?: boolean;
}

/** A windscreen: a body of glass without a roof. */
export interface Screen extends Placed {
  kind: 'screen';
  base: Ring;
  top: Ring;
  frame: Color;
}

export interface Tube extends Placed {
  kind: 'tube';
  points: readonly Vec[];
  width: number;
  color: Color;
  /** Square ends, like a pile at the waterline. */
  square?: boolean;
  /** Stands on the deck edge, so the hull never covers it. */
  onEdge?: boolean;
}

export interface Sheet extends Placed {
  kind: 'sheet';
  points: readonly Vec[];
  color: Color;
}

export type Part = Loft | Screen | Tube | Sheet;

/** A part of the hull that is open from above. */
export interface Well {
  from: number;
  to: number;
  sole: number;
  /** Width of the side deck. */
  margin: number;
}

export interface Port {
  from: number;
  to: number;
  low: number;
  high: number;
}

export interface BoatModel {
  hull: Hull;
  livery: Livery;
  parts: readonly Part[];
  wells: readonly Well[];
  ports: readonly Port[];
  /** Upper part of the side in the color of the house. */
  twoTone: boolean;
  teakDeck: boolean;
}
