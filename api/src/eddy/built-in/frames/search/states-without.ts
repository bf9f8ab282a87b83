import { STATE_NAMES } from '@tradewind/domain/geography';
import { matches } from '../../../matching.ts';
import { ask } from '../../plan.ts';
import { without } from '../../reading/refined-wish.ts';
import { readWish } from '../../reading/wish.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';
import { groupsOf, nameOf } from './shares.ts';

const WITHOUT =
  /\b(?:which|what)(?: [\w']+)* states?\b.*\b(?:no|any|without|zero|lacks?|lacking|empty)\b|\b(?:which|what) of (?:these|those|them) (?:has|have|is|are) (?:no|without|zero)\b/;
const NEGATION = /\b(?:no|not|n't|without|zero|lacks?|lacking|empty)\b/;

/** 'Which of these states have no boats: TX, GA, LA?' */
export const statesWithoutFrame: Frame = ({ line, phrases, reading }) => {
  const states = [...new Set(line.all('place').flatMap(({ states: all = [], location }) => (location ? [] : all)))];
  if (states.length < 2 || !matches(WITHOUT, reading.words) || !NEGATION.test(reading.words)) return undefined;
  const { notTypes, ...wish } = readWish(line).wish;
  const said = without(wish, ['state', 'states', 'notStates', 'sort', 'order', 'limit']);
  return {
    intent: 'figures',
    weight: 1.6,
    ...EVERYTHING,
    whole: true,
    plan: ask('boat_statistics', { ...said, ...(notTypes && { types: notTypes }), states, by: 'state' }, (output) => {
      const groups = groupsOf(output);
      const empty = states.filter((state) => !groups.some(({ name }) => name === state));
      return phrases.statesWithout(
        empty.map((state) => STATE_NAMES[state]),
        groups.map((group) => `${nameOf(group)} (${group.boats})`),
      );
    }),
  };
};
