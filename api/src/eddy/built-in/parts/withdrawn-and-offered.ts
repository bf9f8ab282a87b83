import type { NamedDeal } from '../../../platform/names.ts';
import { matchOf } from '../../matching.ts';
import type { Scored } from '../compete.ts';
import { amountSaid } from '../frames/offers/amounts-said.ts';
import { inPlaceOfOpen } from '../frames/offers/in-place-of-open.ts';
import { openMeant } from '../frames/offers/sent-offers.ts';
import { boatsMeant, idsMeant } from '../meant.ts';
import type { Memory } from '../memory.ts';
import { inTurn, type Plan } from '../plan.ts';
import { type Reader, type Request, readPart } from './request.ts';

const ENDS =
  '(?:cancel|withdraw|retract|revoke|rescind|take back|pull(?: back)?|call off|drop|scrap|kill|forget|take (?:my|the|that)[^,.;]*? back)';
const OFFERS = '(?:offer|bid|propose|send|put in|put|make|submit|place|give)';
const BOTH = new RegExp(
  `^(?<first>\\s*(?:(?:please|hey|ok(?:ay)?|so|can you|could you)[\\s,]+)*${ENDS}\\b[^.;]*?)(?:\\s+(?:and|then|but)\\s+|\\s*[,.;]\\s*(?:(?:and|then|but)\\s+)?)(?:(?:instead|then|please|just|rather|also)[\\s,]+)*(?<next>${OFFERS}\\s.+)$`,
  'is',
);
const NEW_ONE =
  /^(?:send|make|put in|submit|place|give)\s+(?<who>(?:him|her|them|\p{Lu}\p{L}+)\s+)?(?:one|another(?: one| offer| bid)?|a (?:new|different|fresh|better) (?:one|offer|bid)|an (?:offer|bid))\b(?:\s+(?:of|for|with))?\s+/iu;
const AMOUNT = '\\$?\\d[\\d.,]*(?:\\s?(?:k|grand|thousand|mil|million|m)\\b)?';
/** 'For the Gale for 90k': the boat stands before the amount. */
const TURNED = new RegExp(
  `^(?<boat>(?:the|his|her|their|that)\\s.+?)\\s+(?:for|at|of)\\s+(?<amount>${AMOUNT})(?<rest>.*)$`,
  'is',
);

/** 'Cancel my offer to Ruth and offer her 90k for the Gale instead': a card for each, or one that replaces the open offer. */
export async function withdrawnAndOffered(
  message: string,
  memory: Memory,
  whole: Scored | undefined,
  reader: Reader,
): Promise<Plan | undefined> {
  const { first, next } = (/["“”]/.test(message) ? null : matchOf(BOTH, message))?.groups ?? {};
  if (!first || !next || whole?.intent === 'card') return undefined;
  const ended = await readPart(withdrawing(first), memory, reader);
  if (ended.best?.intent !== 'withdraw') return undefined;
  const sent = ended.situation.deals.filter(({ list }) => list === 'open');
  const meant = openMeant(ended.situation).filter(({ list }) => list === 'open');
  const [deal, ...more] = meant.length > 0 ? meant : sent;
  const boat = deal?.boats.find(({ isMine }) => !isMine);
  if (!deal || more.length > 0 || !boat) return undefined;
  const order = await withOther(spelledOut(next, deal), deal, boat.boatId, memory, reader);
  const isAimed = /\s(?:for|on|against|toward|towards)\s/i.test(order);
  const offered = await readPart(isAimed ? order : `${order} for the ${boat.boatTitle}`, memory, reader);
  if (offered.best?.intent !== 'offer' && offered.best?.intent !== 'counter') return undefined;
  const amount = isNewOne(next, offered) ? amountSaid(offered.situation) : undefined;
  const changed =
    amount && 'cash' in amount ? { plan: inPlaceOfOpen(deal, amount, true, offered.situation) } : undefined;
  const plan = reader.planOf(offered.situation, { ...offered.best, ...changed });
  return isFor(offered, boat.boatId) ? plan : inTurn([reader.planOf(ended.situation, ended.best), plan]);
}

/** 'Scrap my bid' and 'forget the Gale' in plain words. */
const withdrawing = (first: string): string =>
  first
    .replace(
      /\b(?:forget(?: about)?|scrap|kill|drop|skip)\s+(?=(?:the|that|his|her)\s+(?!offer|bid|proposal))/i,
      'withdraw my offer for ',
    )
    .replace(
      /\b(?:scrap|kill|drop|forget(?: about)?|call off|pull(?: back)?|cancel)\s+(?=(?:my|the|that|our)\b)/i,
      'withdraw ',
    );

/** 'Send her a new one with 90k' says nothing of the other things in the offer. */
const isNewOne = (next: string, { situation: { line, message } }: Request): boolean =>
  NEW_ONE.test(next) &&
  !line.has(/_(?:own|asset|coins)_|\b(?:only|just|all|straight|nothing)\b/) &&
  !/\bcash\b/i.test(message);

const OTHER = /\b\p{L}+’s other (?:one|boat|listing|yacht)\b/u;

/** 'Ruth’s other one' by its name, if she has two. */
async function withOther(
  order: string,
  { people: [person] }: NamedDeal,
  boatId: number,
  memory: Memory,
  reader: Reader,
): Promise<string> {
  if (!person || !OTHER.test(order)) return order;
  const { line } = await reader.situationOf(`show me ${person.name}’s boats`, memory);
  const [other, ...more] = (line.first('person')?.boats ?? []).filter(({ id }) => id !== boatId);
  return other && more.length === 0 ? order.replace(OTHER, `the ${other.title}`) : order;
}

const isFor = ({ situation }: Request, boatId: number): boolean => {
  const meant = boatsMeant(situation);
  return idsMeant(meant).includes(boatId);
};

/** 'Offer Sam 230 for his 30' says itself whose boat it is. */
const NAMES_READER =
  /^offer (?!(?:him|her|them|my|our|an?|the|full|half|asking|for|up|about|around|only|just)\b)\p{L}{2,}/iu;

/** The order with the name of the person whom the withdrawn offer went to. */
function spelledOut(next: string, { people }: NamedDeal): string {
  const order = next
    .replace(/^put\s+((?:my|our)\s.+?)\s+up\s+for\s+/i, 'offer $1 for ')
    .replace(NEW_ONE, (_all, who: string | undefined) => `offer ${who ?? ''}`)
    .replace(/\s+instead(?=[\s.!]*$)/i, '');
  const [, verb = '', rest = ''] = /^(offer (?:(?:him|her|them) )?)(.*)$/is.exec(order) ?? [];
  const { boat, amount, rest: behind = '' } = TURNED.exec(rest)?.groups ?? {};
  const whole = boat && amount ? `${verb}${amount} for ${boat}${behind}` : order;
  const [person, ...more] = people;
  if (!person || more.length > 0 || NAMES_READER.test(whole)) return whole;
  return whole
    .replace(/\b(?:him|them)\b/gi, person.name)
    .replace(/\bher\b(?=\s+(?:\$|\d|my\b|our\b|an?\b|the\b|full\b|half\b|asking\b|for\b|[,.!]|$)|\s*$)/gi, person.name)
    .replace(/\b(?:his|her|their)\b/gi, `${person.name}’s`);
}
