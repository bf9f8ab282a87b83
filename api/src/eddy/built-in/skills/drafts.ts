import { boatsOf, type KnownBoat, type Memory } from '../memory.ts';
import { errorOf, just, type Plan, type Skill, say, use } from '../plan.ts';
import { readAmount } from '../reading/money.ts';
import { type Reference, readReference } from '../reading/references.ts';
import { Text } from '../reading/text.ts';
import { WHICH_BOAT } from './boats.ts';

const WAITS = 'I won’t send anything until you click.';

const OFFER = /\b(?:offer(?:ing)?|bid|make an offer|propose (?:a trade|to trade|trading))\b/;
const OFFERING =
  /\b(?:offer|bid|make (?:an|him|her|them) |propose|i(?:'d| would) (?:like to )?(?:offer|give|pay|bid)|offering)\b/;
const MESSAGE =
  /\b(?:message|write(?: to)?|contact|text|e-?mail|reach out|get in touch|tell|ask|send (?:a |him|her|them|the owner)|let (?:the owner|him|her|them) know|draft|reply|answer (?:him|her|them)|inquire|say to)\b/;
const TO_OWNER = /\b(?:owner|seller|him|her|them|message|draft|contact|inquire|in touch|reach out|reply)\b/;
const MY_BOAT = /\bmy (?:own )?(?:boat|yacht|listing|vessel)\b/;

export const offerSkill: Skill = ({ question, memory }) => {
  const text = new Text(question);
  const { lower } = text;
  if (
    !OFFER.test(lower) ||
    !OFFERING.test(lower) ||
    /\b(?:open to offers?|any offers?|offers? (?:did|have|do) i|cash offer|wholesale|(?:do|does|can) (?:you|tradewind) offer|you offer)\b/.test(
      lower,
    )
  )
    return undefined;
  const boatId = pointedAt(readReference(lower, memory), memory);
  const cash = readAmount(text);
  const assets = assetsIn(new Text(question));
  const trading = MY_BOAT.test(lower);
  if (boatId === undefined)
    return just(
      memory.shown.length > 0 ? WHICH_BOAT : 'Which boat is the offer for? Search first, or tell me its number.',
    );
  if (cash === undefined && assets.length === 0 && !trading)
    return just('What would you like to offer: cash, your boat or something else?');
  const offer = { boatId, ...(cash !== undefined && { cash }), ...(assets.length > 0 && { assets }) };
  return trading ? offerWithOwnBoat(offer) : draftPlan('draft_offer', offer);
};

function offerWithOwnBoat(offer: Record<string, unknown>): Plan {
  return (done) => {
    const [mine, ...rest] = done;
    if (!mine) return use('my_boats');
    const active = (boatsOf(mine.output) as (KnownBoat & { status: string })[]).filter(
      ({ status }) => status === 'active',
    );
    const [boat, ...others] = active;
    if (!boat)
      return say('You don’t have an active listing to offer. List your boat first, and I can include it in an offer.');
    if (others.length > 0 && rest.length === 0)
      return say(
        `You have several boats: ${active.map(({ title, id }) => `${title} (#${id})`).join(', ')}. Which one would you like to offer?`,
      );
    return draftPlan('draft_offer', { ...offer, myBoatId: boat.id })(rest);
  };
}

/** Assets such as 'my Porsche' or '2 bitcoin', in the user's own words. */
function assetsIn(text: Text): string[] {
  const own = [
    ...text.original.matchAll(
      /\bmy ((?:[\w'-]+ ?){1,5}?)(?=\s*(?:,|\.|$|and\b|plus\b|for\b|in\b|as\b|with\b|to\b|worth\b))/gi,
    ),
  ]
    .map(([, words = '']) => words.trim())
    .filter((words) => !/\b(?:boat|yacht|listing|vessel|name|behalf|offer)\b/i.test(words))
    .map((words) => `my ${words}`);
  const coins = [...text.original.matchAll(/\b(\d+(?:\.\d+)?) ?(bitcoins?|btc|eth)\b/gi)].map(([words]) => words);
  return [...own, ...coins];
}

export const messageSkill: Skill = ({ question, memory }) => {
  const { lower } = new Text(question);
  if (!MESSAGE.test(lower) || !TO_OWNER.test(lower)) return undefined;
  if (/\b(?:tell me|ask you|e-?mail address|phone)\b/.test(lower) || /\b(?:messages|unread|inbox)\b/.test(lower))
    return undefined;
  const boat = boatPointedAt(readReference(lower, memory), memory);
  if (!boat)
    return just(
      memory.shown.length > 0
        ? WHICH_BOAT
        : 'Which owner should I write to? Search for a boat first, or tell me its number.',
    );
  return draftPlan('draft_message', { boatId: boat.id, text: messageText(question, boat) });
};

const pointedAt = (reference: Reference, { focus, shown }: Memory): number | undefined => {
  if (reference && reference !== 'which one?') return reference.ids[0];
  return focus?.id ?? (shown.length === 1 ? shown[0]?.id : undefined);
};

function boatPointedAt(reference: Reference, memory: Memory): (Partial<KnownBoat> & { id: number }) | undefined {
  const id = pointedAt(reference, memory);
  if (id === undefined) return undefined;
  return [...memory.shown, ...(memory.focus ? [memory.focus] : [])].find((boat) => boat.id === id) ?? { id };
}

/** The message to the owner, verbatim if the user dictated it. */
function messageText(question: string, boat: Partial<KnownBoat>): string {
  const hello = boat.owner ? `Hello ${boat.owner},` : 'Hello,';
  const about = boat.title ? `about your ${boat.title}` : 'about your boat';
  const words =
    /["“]([^"”]{2,})["”]/.exec(question)?.[1] ??
    /:\s*(\S[\s\S]+)$/.exec(question)?.[1] ??
    /\b(?:saying|say(?:ing)? that|to say|and say)\s+(?:that )?(\S[\s\S]+)$/i.exec(question)?.[1];
  if (words) return `${hello} ${about}: ${sentence(words)}`;
  const asked = /\b(if|whether|when|where|why|how|what|which)\s+([\s\S]+)$/i.exec(
    question.replace(/^(?:what|how) about\s*/i, ''),
  );
  if (asked && /\bask|know|find out|inquire\b/i.test(question)) {
    const link = asked[1]?.toLowerCase() === 'if' ? 'whether' : asked[1]?.toLowerCase();
    return `${hello} I have a question ${about}. Could you tell me ${link} ${toThem(asked[2] ?? '')}?`;
  }
  const told = /\b(?:tell|let)\b.*?\b(?:that|know)\s+(?:that )?([\s\S]+)$/i.exec(question)?.[1];
  if (told) return `${hello} ${about}: ${sentence(told)}`;
  const at = boat.price ? `, listed at ${boat.price}` : '';
  return `${hello} I’m interested in your ${boat.title ?? 'boat'}${at}. Could we talk about a trade?`;
}

/** Rephrases words about the owner as words to the owner. */
const toThem = (words: string) =>
  words
    .replace(/[?.!\s]+$/, '')
    .replace(/^(?:he|she|they|the owner|the seller|\w+ the owner) (would|will|could|might)\b/i, 'you $1');

const sentence = (words: string) => {
  const tidy = words.trim().replace(/\s+/g, ' ');
  return /[.!?]$/.test(tidy) ? tidy : `${tidy}.`;
};

function draftPlan(tool: 'draft_message' | 'draft_offer', input: Record<string, unknown>): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use(tool, input);
    const error = errorOf(last.output);
    if (error) return say(error);
    const what = tool === 'draft_offer' ? 'a draft of your offer' : 'a draft of your message';
    return say(`Here’s ${what}. ${WAITS}`);
  };
}
