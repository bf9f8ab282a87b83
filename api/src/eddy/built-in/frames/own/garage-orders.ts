import { categoryLabel } from '@tradewind/contract/trade-words';
import { matches } from '../../../matching.ts';
import { GARAGE_ORDERS } from '../../phrases/garage-orders.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { assetKeyOf } from '../../reading/assets.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

type Wanted = 'remove' | 'add' | 'value';

interface Thing {
  name: string;
  value: string;
  kind: string;
}

const GARAGE = /(?<!\p{L})(?:garage|garaje)(?!\p{L})/iu;
const POINTS = '(?:it|them|that|this|those|the [\\p{L}\\d -]{2,30}?|my [\\p{L}\\d -]{2,30}?)';
/** Takes something out: 'take it off', 'remove the truck', 'nimm es raus', 'enlève-le', 'quítala'. */
const REMOVES = new RegExp(
  `\\b(?:take|get|kick|pull|cross|strike) ${POINTS} (?:back )?(?:out|off|down)\\b|\\b(?:remove|delete|erase|drop|scratch|get rid of|clear out|take out|take off) ${POINTS}(?=\\s|[.,!?]|$)|\\bnimm (?:es|sie|ihn|das|den|die)(?: \\p{L}+)? (?:da |bitte )*(?:raus|heraus|weg)|\\b(?:l(?:ö|oe)sch\\p{L}*|entfern\\p{L}*|streich\\p{L}*)(?!\\p{L})|\\b(?:enl(?:è|e)ve|retire|supprime|efface)[zs]?\\b|\\b(?:qu(?:í|i)ta|borra|elimina|saca)(?:l[aoe]s?|r)?(?!\\p{L})`,
  'iu',
);
/** The thing is no longer the user's. */
const GONE =
  /\b(?:sold|gone|used up|given away|gave away|drank|died|stolen|lost|wrecked|totaled|don['’]?t (?:have|own)|no longer (?:have|own|mine)|verkauft|weg|vendu[es]?|vend[ií]|vendid[oa]s?)(?!\p{L})/iu;
const ADDS =
  /^(?:(?:please|can you|could you|and|hey|ok(?:ay)?|just|also|i (?:want|need|would like) to)[\s,]+)*(?:put|add|list|enter|stick)\s+(?:an?|my|our|the|another|some|\d{4})\b.*\b(?:in|into|to|on)\s+(?:my|the|our)\s+garage\b/iu;
const NEW_VALUE =
  /\b(?:change|update|correct|fix|lower|raise|drop|adjust|set|bump)\b(?=.*\bvalue\b)|\b(?:is|are|it['’]?s)(?: now)? (?:only )?(?:down|up) to \$?\d|\b(?:is|are) (?:only |now )*worth (?:only |about |just )*\$?\d[\d.,]*\s?\p{L}* (?:now|these days|by now)\b/iu;
const ASKS =
  /^(?:(?:so|and|but|hey)[\s,]+)*(?:how|where|can others|who|what|should|could|does|do|did|is|are|why|when)\b|\?\s*$/iu;
/** Other places that things are taken out of. */
const ELSEWHERE =
  /\b(?:boat|listing|ad|saved|favou?rites?|hearts?|watch ?list|draft|card|offer|note|message|text|search|filter|bid|counter\w*|deal|trade)\b/i;

function wantedIn({ message, line, memory }: Situation): Wanted | undefined {
  const isGarage = GARAGE.test(message);
  if (ASKS.test(message) && !/^\s*(?:can|could) you\b/i.test(message)) return undefined;
  if (line.has(/_(?:boat|make|own|person|type|kind|saved|id)_/) || (ELSEWHERE.test(message) && !isGarage))
    return undefined;
  if (memory.cardIsLast && !isGarage) return undefined;
  if (ADDS.test(message)) return 'add';
  const hasThing = thingKeys(message).length > 0 || line.first('asset') !== undefined;
  const wasShown = memory.last?.calls.at(-1)?.name === 'my_garage';
  const isMine = isGarage || (/\b(?:my|our)\b/i.test(message) && hasThing) || wasShown;
  if (matches(NEW_VALUE, message) && isMine && hasThing) return 'value';
  if (!matches(REMOVES, message)) return undefined;
  return isGarage || wasShown || (GONE.test(message) && hasThing) ? 'remove' : undefined;
}

/** Orders for the garage. Eddy changes nothing there, but says where the user does, and for which thing. */
export const garageOrdersFrame: Frame = (situation) => {
  const wanted = wantedIn(situation);
  if (!wanted) return undefined;
  return {
    intent: 'own',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    isOrder: true,
    plan: planOf(situation, wanted),
  };
};

function planOf({ message, language, line }: Situation, wanted: Wanted): Plan {
  const key = line.first('asset')?.key;
  const said = GARAGE_ORDERS[language];
  return (done) => {
    if (wanted === 'add') return say(said.add);
    const [last] = done;
    if (!last) return use('my_garage');
    const error = errorOf(last.output);
    if (error) return say(error);
    const things = (last.output.things ?? []) as Thing[];
    const named = thingsIn(message, things);
    const [thing, ...others] =
      named.length > 0 || !key ? named : things.filter(({ kind }) => kind === categoryLabel(key));
    if (!thing || others.length > 0) return say(wanted === 'remove' ? said.removeSome : said.valueOfSome);
    return say(wanted === 'remove' ? said.remove(thing.name, thing.value) : said.value(thing.name, thing.value));
  };
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? [];
const thingKeys = (message: string): string[] => [
  ...new Set(wordsIn(message).flatMap((word) => assetKeyOf(word) ?? [])),
];

/** The things that the words name; otherwise those of the kinds that they speak of. */
function thingsIn(message: string, things: readonly Thing[]): readonly Thing[] {
  const words = wordsIn(message).filter(
    (word) => !/^(?:the|and|out|off|from|sold|garage|take|week|used|our|are|ready)$/.test(word),
  );
  const named = things.filter(({ name }) => wordsIn(name).some((word) => words.includes(word)));
  if (named.length > 0) return named;
  const kinds = thingKeys(message).map((key) => categoryLabel(key).toLowerCase());
  return things.filter(({ kind }) => kinds.includes(kind.toLowerCase()));
}
