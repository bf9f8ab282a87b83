/** The words about hull numbers on forms. */
import { type HullNumber, readHullNumber, yearDisagreement } from '@tradewind/domain/hull-number';

export const HULL_NUMBER_HINT =
  'Optional. On the right side of the transom: 12 characters. It stays private until a trade is agreed, and gives your boat a badge.';

interface HullNumberNote {
  kind: 'incomplete' | 'faulty' | 'disagrees' | 'fine';
  text: string;
}

/** Reads a number as far as it is typed; undefined while the field is empty. */
export function hullNumberNote(written: string, listedYear: number, now = new Date()): HullNumberNote | undefined {
  const typed = written.replace(/[^\p{L}\p{N}]/gu, '').length;
  if (typed === 0) return undefined;
  if (typed < 12) return { kind: 'incomplete', text: `${typed} of 12 characters` };
  const reading = readHullNumber(written, now.getFullYear());
  if (!reading.ok) return { kind: 'faulty', text: reading.fault };
  const disagreement = yearDisagreement(reading.hull, listedYear);
  if (disagreement === undefined) return { kind: 'fine', text: hullNumberText(reading.hull) };
  return { kind: 'disagrees', text: `${disagreement} You can go on, but without the badge.` };
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** 'Builder ABC, built in April 2004, model year 2004.' */
function hullNumberText(hull: HullNumber): string {
  const { manufacturer, builtMonth, builtYear, modelYear, country, isStateAssigned } = hull;
  const maker = isStateAssigned ? `Assigned by the state (${manufacturer})` : `Builder ${manufacturer}`;
  const abroad = country === null ? '' : `, country ${country}`;
  const built = `${MONTH.format(new Date(Date.UTC(builtYear, builtMonth - 1)))} ${builtYear}`;
  return `${maker}${abroad}, built in ${built}${modelYear === null ? '' : `, model year ${modelYear}`}.`;
}
