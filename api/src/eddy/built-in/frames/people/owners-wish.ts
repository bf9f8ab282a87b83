import { isQuotable } from '../../../facts/owners-words.ts';
import { boatsMeant } from '../../meant.ts';
import type { Detailed } from '../../memory.ts';
import { question } from '../../phrases/questions.ts';
import { just, type Plan, say, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { aspectText, severalPlan, withBoat } from '../boats/boat-text.ts';

const OWNER = '(?:_person_|he|she|they|_ref_|(?:the|its|her|his) (?:owner|seller))';
const WANTS =
  '(?:want|wants|wanting|take|takes|ask|asks|asking|after|like|accept|accepts|prefer|prefers|expect|expects|expecting|looking(?: for| to get)?|hoping(?: for| to get)|need|needs|let go)';
/** 'What does Ruth want for the Gale?' */
const ASKS = new RegExp(
  `^(?:(?:and|so|but|okay|hey|also|then|hm+|,) )*(?:what|how much|which things|what kinds? of (?:things|stuff|trades?))(?: (?:all|else|exactly|money))? (?:does|do|would|will|is|are|might|could) ${OWNER} (?:\\w+ )?${WANTS}(?: (?:in (?:trade|exchange|return)|to (?:get|have|see)|as payment))? (?:for|on) (?:(?:(?:the|his|her|their|that|this|its) )?_(?:boat|make|type|ref)_|it|her|that|this)(?: \\w+){0,3}[?.! ]*$`,
);
const RUNNING: ReadonlySet<string> = new Set(['open', 'waiting', 'agreed', 'closing']);
/** Finds the words in which owners tell the trade that they would like. */
const WISHES =
  /\b(?:(?:i|we)(?:['’](?:d|m|ll)| (?:would|need|want|prefer|could|might|am|will))\b|would (?:trade|swap|look|suit|settle|love|take|be a)|looking for|give me|make me an offer|open to|in exchange|surprise me|straight swap|or another boat|can be yours)/i;
const MOST_QUOTED = 2;

/** Tells the price and the trade that an owner wants for a boat, also in their own words. */
export const ownersWishFrame: Frame = (situation) => {
  const { line, phrases, language, deals } = situation;
  if (!line.has(ASKS) || line.has(/_own_/)) return undefined;
  const meant = boatsMeant(situation);
  if (typeof meant !== 'object') return undefined;
  // The user's own trade over a boat tells what was offered for it.
  const isDealt =
    'ids' in meant &&
    deals.some(({ list, boats }) => RUNNING.has(list) && boats.some(({ boatId }) => meant.ids.includes(boatId)));
  const [id, ...others] = 'ids' in meant ? meant.ids : [];
  if (isDealt || others.length > 0) return undefined;
  return {
    intent: 'owner',
    weight: 1.85,
    ...EVERYTHING,
    plan:
      'several' in meant
        ? severalPlan(meant.several, phrases, question('whichBoat', language), (boat) => wishPlan(boat.id, situation))
        : id === undefined
          ? just(question('whichBoat', language))
          : wishPlan(id, situation),
  };
};

function wishPlan(id: number, { phrases }: Situation): Plan {
  return withBoat(id, phrases, (boat: Detailed) => {
    return say(
      [
        `${boat.title}: ${aspectText(boat, 'wants', phrases)}`,
        ...wishesOf(boat).map(phrases.equipped.written),
        ...(boat.inTrade ? [phrases.inTrade] : []),
      ].join(' '),
    );
  });
}

const wishesOf = ({ description }: Detailed): string[] =>
  textOf(description)
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => WISHES.test(sentence) && isQuotable(sentence))
    .slice(0, MOST_QUOTED)
    .map((sentence) => sentence.replace(/[.!?\s]+$/, ''));
