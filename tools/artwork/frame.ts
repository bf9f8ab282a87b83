import type { Palette } from './palette.ts';
import type { Random } from './random.ts';
import type { Drawing } from './svg.ts';

/** The context that every part of a scene needs. */
export interface Frame {
  d: Drawing;
  random: Random;
  palette: Palette;
  width: number;
  height: number;
  horizon: number;
  /** -1 puts the sun to the left, 1 to the right. */
  sunSide: number;
  sunX: number;
}
