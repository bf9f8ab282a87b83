import type { UnitName } from '@tradewind/domain/units';
import { boatsMeant } from '../../meant.ts';
import type { Detailed } from '../../memory.ts';
import { unitsTold } from '../../phrases/units-told.ts';
import { type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { aspectText, withBoat } from './boat-text.ts';

type Measure = 'beam' | 'length' | 'speed';

const METERS = /\b(?:in|to|into) (?:meters?|metres?|metric|m)\b|\bhow many met(?:er|re)s\b/i;
const KNOTS = /\b(?:in|to|into) (?:knots|kts?|kn)\b|\bhow many knots\b/i;
const KILOMETERS =
  /\b(?:in|to|into) (?:km ?\/? ?h|kph|kmh|kilometers (?:per|an) hour|metric)\b|\bhow many (?:km ?\/? ?h|kilometers (?:per|an) hour)\b/i;

/** 'How wide is the Gale 34 in meters', 'its top speed in knots'. */
export const measureInUnitFrame: Frame = (situation) => {
  const { message, line, reading } = situation;
  // Other languages are read in English words.
  const asked = measureIn(reading.language === 'en' ? message : `${message} ${reading.words}`);
  if (
    !asked ||
    /\d ?(?:ft|feet|foot|m|mph|knots|kts?)\b/i.test(message) ||
    line.has(/_(?:type|money|place|own)_|\bboats\b/)
  )
    return undefined;
  const meant = boatsMeant(situation) ?? (situation.memory.focus ? { ids: [situation.memory.focus.id] } : undefined);
  const id = typeof meant === 'object' && 'ids' in meant && meant.ids.length === 1 ? meant.ids[0] : undefined;
  if (id === undefined) return undefined;
  return {
    intent: 'details',
    weight: 1.6,
    ...EVERYTHING,
    plan: convertedPlan(id, asked, situation),
  };
};

function measureIn(message: string): { measure: Measure; from: UnitName; to: UnitName } | undefined {
  const isSpeed = /\b(?:fast|speed|speeds|quick|knots|do|go|goes|run|top)\b/i.test(message);
  if (KNOTS.test(message)) return { measure: 'speed', from: 'miles per hour', to: 'knots' };
  if (isSpeed && KILOMETERS.test(message))
    return { measure: 'speed', from: 'miles per hour', to: 'kilometers per hour' };
  if (!METERS.test(message)) return undefined;
  if (/\b(?:wide|width|beam)\b/i.test(message)) return { measure: 'beam', from: 'feet', to: 'meters' };
  return /\b(?:long|length|loa|big|size)\b/i.test(message)
    ? { measure: 'length', from: 'feet', to: 'meters' }
    : undefined;
}

function convertedPlan(
  id: number,
  { measure, from, to }: { measure: Measure; from: UnitName; to: UnitName },
  { phrases, language }: Situation,
): Plan {
  return withBoat(id, phrases, (boat: Detailed, [converted]) => {
    const amount = measure === 'speed' ? boat.topSpeed : boat[measure];
    const fact = aspectText(boat, measure, phrases) ?? '';
    if (typeof amount !== 'number') return say(fact);
    if (!converted) return use('convert_units', { amount, from, to });
    return say(`${fact} ${unitsTold(textOf(converted.output.why), language)}`);
  });
}
