import { expect, it } from 'vitest';
import { totalHorsepower } from './engine-power.ts';

it.each([
  ['Twin 300 HP outboards', 600],
  ['Single 190 HP sterndrive', 190],
  ['Quad 350 HP outboards', 1_400],
  ['Twin Mercury 300HP', 600],
  ['3 x 250 hp', 750],
  ['430 HP V8', 430],
])('adds the engines up: %s', (engine, total) => expect(totalHorsepower(engine)).toBe(total));

it.each([
  ['Two 450 HP diesels, one 20 HP generator', 900],
  ['Twin diesels', undefined],
  ['Electric', undefined],
  [null, undefined],
])('counts only what the words give: %s', (engine, total) => expect(totalHorsepower(engine)).toBe(total));
