import type { ToolRecord } from '../../turns.ts';
import { boatsOf } from '../memory.ts';
import type { Situation } from '../situation.ts';

/** Says of a boat in an agreed trade that the trade is the user's own, where an answer calls it taken. */
export function withOwnTrade(text: string, { deals, phrases }: Situation, done: readonly ToolRecord[]): string {
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  if (agreed.length === 0) return text;
  const boats = done.flatMap(({ output }) => boatsOf(output)).filter(({ inTrade }) => inTrade);
  const own = boats.flatMap((boat) => {
    const deal = agreed.find((one) => one.boats.some(({ boatId, isMine }) => boatId === boat.id && !isMine));
    return deal ? [{ title: boat.title, other: deal.people.map(({ name }) => name).join(', ') }] : [];
  });
  const [first] = own;
  if (!first) return text;
  if (text.includes(phrases.inTrade) && boats.length === 1)
    return text.replace(phrases.inTrade, phrases.dealFigures.inYourTrade(first.other));
  const [before = ''] = phrases.tradePending([first.title], false).split(first.title);
  const isMarked = text.includes(before) && text.slice(text.indexOf(before)).includes(first.title);
  return isMarked ? `${text} ${phrases.dealFigures.yourPending(first.title)}` : text;
}
