import { boatsMeant } from '../meant.ts';
import type { KnownBoat } from '../memory.ts';
import { question } from '../phrases/questions.ts';
import { just, type Plan } from '../plan.ts';
import { type Frame, type Situation, strongest } from '../situation.ts';
import { severalPlan } from './boat-text.ts';
import { draftPlan } from './offer.ts';

const MESSAGE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:draft|write|send|compose|prepare)(?: up)? (?:me )?(?:a |an |the |another )?(?:quick |short |nice )?(?:message|note|email|text|dm|reply|inquiry)\b/,
    1.1,
  ],
  [
    /\b(?:message|contact|text|dm|ping|email|e mail|write(?: to)?|reach out to|get in touch with|reply to|respond to|tell|ask|let|send) (?:_person_|_ref_|him|her|them|the (?:owner|seller|guy|person))\b/,
    1,
  ],
  [/\b(?:let (?:_ref_|him|her|them|_person_) know|inquire|get in touch|reach out)\b/, 0.9],
  [/\b(?:ask|tell|message|write) (?:_boat_|_make_)(?: 's)? (?:owner|seller)/, 1],
];
const UNKNOWN_PERSON =
  /^(?:(?:please|can you|could you|okay|hey) ,? ?)*(?:ask|tell|message|text|write to|email) (?!me\b|you\b|my\b|the\b|him\b|her\b|us\b|them\b|a\b|_)\w+ (?:if|whether|that|about|to|i|we)\b/;
const NO_MESSAGE =
  /\btell me\b|\bask you\b|\b(?:messages|unread|inbox)\b|\bhow (?:do|can|to|should) (?:i |we )?(?:contact|message|write|reach|talk)\b|^(?:did|has|have|what did|who|when did) /;

/** A message to a boat's owner. */
export const messageFrame: Frame = (situation) => {
  const { line } = situation;
  const weight = Math.max(strongest(line, MESSAGE), UNKNOWN_PERSON.test(line.text) ? 0.95 : 0);
  if (weight === 0 || NO_MESSAGE.test(line.text)) return undefined;
  return {
    intent: 'message',
    weight,
    uses: [
      'ref',
      'boat',
      'make',
      'id',
      'person',
      'strange',
      'bound',
      'money',
      'n',
      'place',
      'asset',
      'own',
      'condition',
      'service',
      'engine',
      'fuel',
      'type',
      'quantity',
      'age',
      'sort',
      'lowhours',
      'coins',
      'miles',
      'power',
      'kind',
    ],
    words: /.*/,
    plan: messagePlan(situation),
  };
};

function messagePlan(situation: Situation): Plan {
  const { memory, phrases, language } = situation;
  const meant = recipientBoat(situation);
  if (typeof meant === 'object' && 'several' in meant)
    return severalPlan(meant.several, phrases, question('whichForMessage', language), (boat) =>
      draftTo(boat, situation),
    );
  const id = typeof meant === 'object' ? meant.ids[0] : undefined;
  const target = id ?? memory.focus?.id ?? (memory.shown.length === 1 ? memory.shown[0]?.id : undefined);
  if (target === undefined) return just(question(memory.shown.length > 0 ? 'whichBoat' : 'whichForMessage', language));
  const known = [...memory.shown, ...(memory.focus ? [memory.focus] : [])].find((boat) => boat.id === target);
  const boat = known ?? namedBoat(situation, target);
  return draftTo(boat, situation);
}

const draftTo = (boat: Recipient, { own, phrases, message }: Situation): Plan =>
  own.some(({ id }) => id === boat.id)
    ? just(phrases.replyThere)
    : draftPlan('draft_message', { boatId: boat.id, text: messageText(message, boat) }, phrases.draftMessage);

type Recipient = { id: number } & Partial<Pick<KnownBoat, 'owner' | 'title' | 'price'>>;

/** As much as the names of the message tell about a boat. */
function namedBoat({ line }: Situation, id: number): Recipient {
  const person = line.first('person');
  if (person?.talk?.boatId === id) return { id, owner: person.name, title: person.talk.boatTitle };
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('person')].flatMap(({ boats }) => boats);
  const boat = named.find((one) => one.id === id);
  return boat ? { id, owner: boat.owner ?? null, title: boat.title } : { id };
}

/** The owner named first gets the message; other boats may be what it is about. */
function recipientBoat(situation: Situation) {
  const first = situation.line.chunks.find(
    ({ meaning }) => meaning && ['person', 'ref', 'boat', 'make', 'id'].includes(meaning.is),
  );
  return first ? boatsMeant(situation, [first]) : boatsMeant(situation);
}

/** The message to the owner, verbatim if the user dictated it. */
function messageText(message: string, boat: Recipient): string {
  const hello = boat.owner ? `Hello ${boat.owner},` : 'Hello,';
  const about = boat.title ? `about your ${boat.title}` : 'about your boat';
  const words =
    /["“]([^"”]{2,})["”]/.exec(message)?.[1] ??
    /:\s*(\S[\s\S]+)$/.exec(message)?.[1] ??
    /\b(?:saying|say(?:ing)? that|to say|and say|that says)\s+(?:that )?(\S[\s\S]+)$/i.exec(message)?.[1];
  if (words) return `${hello} ${about}: ${sentence(words)}`;
  const asked = /\b(if|whether|when|where|why|how|what|which)\s+([\s\S]+)$/i.exec(
    message.replace(/^(?:what|how) about\s*/i, ''),
  );
  if (asked && /\bask|know|find out|inquire\b/i.test(message)) {
    const link = asked[1]?.toLowerCase() === 'if' ? 'whether' : asked[1]?.toLowerCase();
    return `${hello} I have a question ${about}. Could you tell me ${link} ${toThem(asked[2] ?? '')}?`;
  }
  const told =
    /\b(?:tell|let)\b.*?\b(?:that|know)\s+(?:that )?([\s\S]+)$/i.exec(message)?.[1] ??
    /\b(?:tell|message|write to|text)\s+(?:him|her|them|the (?:owner|seller)|[\w’']+)\s+((?:i|we|my|that)\b[\s\S]+)$/i.exec(
      message,
    )?.[1];
  if (told) return `${hello} ${about}: ${sentence(told)}`;
  const at = boat.price ? `, listed at ${boat.price}` : '';
  return `${hello} I’m interested in your ${boat.title ?? 'boat'}${at}. Could we talk about a trade?`;
}

/** Rephrases words about the owner as words to the owner. */
const toThem = (words: string) =>
  words
    .replace(/[?.!\s]+$/, '')
    .replace(
      /^(?:he|she|they|the owner|the seller|\w+ the owner) (would|will|could|might|can|has|have|is|are)\b/i,
      (_all, verb: string) => `you ${OF_YOU[verb.toLowerCase()] ?? verb}`,
    )
    .replace(/^(?:he'd|she'd|they'd)\b/i, 'you would')
    .replace(/^(?:he's|she's|they're)\b/i, 'you are');

const OF_YOU: Record<string, string> = { has: 'have', is: 'are' };

const sentence = (words: string) => {
  const tidy = words.trim().replace(/\s+/g, ' ');
  return /[.!?]$/.test(tidy) ? tidy : `${tidy}.`;
};
