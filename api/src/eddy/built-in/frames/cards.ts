import type { ToolRecord } from '../../turns.ts';
import { countOf, errorOf, just, type Plan, say, use } from '../plan.ts';
import type { Frame, Interpretation, Situation } from '../situation.ts';

const CONFIRMS =
  /^(?:(?:okay|great|perfect|cool|good|alright) ,? ?)*(?:yes|sure|please|do it|go ahead|confirm(?:ed)?|send (?:it|that|this)|send|just send it|go for it|approved?|i (?:confirm|approve|agree)|save it|click it|you (?:do|click|press) it|make it so|proceed|ship it|looks? good|that works|deploy(?: it)?(?= ?[.! ]*$))\b/;
const DECLINES =
  /^(?:(?:okay|oh|ah|hm+|well|wait|sorry|actually|hey|um+|please) ,? ?)*(?:no|cancel|(?:do )?not|stop(?! (?:the|my|agent|eddy|looking|hunting|searching))|never mind|forget (?:it|about it|that)|dismiss|scrap (?:it|that)|drop (?:it|that)|discard|delete (?:it|that|the (?:draft|card|offer|message))|hold off|i changed my mind|changed my mind|not now|withdraw|undo|abort|leave it|kill it|toss it)\b/;
const SEND_ANYWAY =
  /\b(?:without (?:asking|confirm\w*|my (?:click|confirmation|approval)|a click|clicking|me)|not (?:ask|wait)|no need to (?:ask|confirm)|skip the (?:confirmation|click|card)|press (?:the button|send) (?:for me|yourself)|click (?:it )?(?:for me|yourself)|send it (?:yourself|now|already|anyway))\b/;
const CHANGES =
  /\b(?:make (?:it|that|the offer|the price)|change (?:it|that|the (?:offer|price|amount|message|text|budget))|raise (?:it|that|the offer)|lower (?:it|that|the offer)|increase (?:it|that)|bump (?:it|that)|go (?:up |down )?to|instead|rather|actually|say|more like|add|no ,|wait|put|set (?:it|that)|sorry ,?|i meant|offer|use|try|up to|update (?:it|that))\b|^_(?:n|money|bound)_[.! ]*$/;

/** Words about the card of the last answer: clicks it cannot have, drops it, or changes it. */
export const cardFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const { card } = memory;
  if (!card) return undefined;
  const { phrases } = situation;
  const words = line.text.split(' ').length;
  const fresh = memory.last?.calls.some((call) => call === card);
  if (SEND_ANYWAY.test(line.text) || (fresh && CONFIRMS.test(line.text) && words <= 8 && !hasContent(situation)))
    return interpretation(1.7, just(phrases.cannotClick));
  const concerns = fresh || /\b(?:offer|message|draft|card|it)\b/.test(line.text);
  const changed = concerns && !isNewOffer(situation) ? changedCard(situation, card) : undefined;
  if (changed && CHANGES.test(line.text)) return interpretation(1.4, changed);
  if (DECLINES.test(line.text) && !hasContent(situation) && words <= 14)
    return interpretation(1.5, dropPlan(situation));
  return undefined;
};

/** An offer that names its boat, or gives more than an amount, stands for itself. */
const isNewOffer = ({ line }: Situation) =>
  line.has(/\boffer\b.*\bfor (?:the |that |this )?_(?:ref|boat|make|id|person)_/) ||
  (line.has(/_(?:money|n|bound)_/) && line.has(/\bmy\b|_(?:asset|coins|own)_/));

const interpretation = (weight: number, plan: Plan): Interpretation => ({
  intent: 'card',
  weight,
  uses: ['n', 'money', 'bound', 'coins', 'own', 'strange', 'asset', 'place', 'ref', 'person'],
  words: /.*/,
  plan,
});

const hasContent = ({ line }: Situation) =>
  line.chunks.some(
    ({ meaning }) => meaning && ['type', 'bound', 'money', 'n', 'place', 'make', 'boat'].includes(meaning.is),
  );

function dropPlan({ phrases }: Situation): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return use('drop_drafts');
    return say(errorOf(last.output) ?? (countOf(last.output.dropped) > 0 ? phrases.dropped : phrases.nothingToDrop));
  };
}

/** The card with another amount or text. The old card is dropped first, so that only one can be clicked. */
function changedCard(situation: Situation, card: ToolRecord): Plan | undefined {
  const input = changedInput(situation, card);
  if (!input) return undefined;
  const { phrases } = situation;
  return (done) => {
    const [dropped, drafted] = done;
    if (!dropped) return use('drop_drafts');
    if (!drafted) return use(card.name, input);
    return say(errorOf(drafted.output) ?? phrases.changedCard);
  };
}

function changedInput(situation: Situation, { name, input }: ToolRecord): Record<string, unknown> | undefined {
  const amount = amountIn(situation, Number(input.cash ?? input.maxPrice ?? 0));
  if (name === 'draft_offer' && amount !== undefined) return { ...input, cash: amount };
  if (name === 'draft_offer' && situation.line.has(/\b(?:add|include|plus|throw in|with) _own_/))
    return withOwn(situation, input);
  if (name === 'set_preferences' && amount !== undefined) return { ...input, maxPrice: amount };
  if (name !== 'draft_message') return undefined;
  const text = String(input.text ?? '');
  const added =
    /\b(?:add|also (?:say|ask|mention|tell)|mention|include)\b(?: (?:him|her|them|the owner))?(?: that)?:?\s+(\S[\s\S]+)$/i.exec(
      situation.message,
    )?.[1];
  if (added) return { ...input, text: `${text} ${sentence(added)}` };
  const other =
    /\b(?:say|change (?:it|the (?:text|message)) to|make it(?: say)?|write|rather|instead)\b:?\s+["“]?(\S[\s\S]+?)["”]?(?: instead)?$/i.exec(
      situation.message,
    )?.[1];
  if (!other) return undefined;
  const hello = /^Hello[^,]*,/.exec(text)?.[0] ?? 'Hello,';
  return { ...input, text: `${hello} ${sentence(other)}` };
}

function withOwn({ line }: Situation, input: Record<string, unknown>): Record<string, unknown> | undefined {
  const own = line.first('own')?.boats ?? [];
  return own.length === 1 && own[0] ? { ...input, myBoatId: own[0].id } : undefined;
}

/** 'Make it 110' has the magnitude of the amount before. */
function amountIn({ line }: Situation, before: number): number | undefined {
  const money = line.first('money')?.value;
  if (money !== undefined) return money;
  const bound = line.all('bound').find(({ field }) => field === 'price');
  if (bound) return bound.max ?? bound.min;
  const number = line.all('n').at(-1)?.value;
  if (number === undefined || number <= 0) return undefined;
  return number < 1_000 && before >= 1_000 ? number * 1_000 : number;
}

const sentence = (words: string) => {
  const tidy = words.trim().replace(/\s+/g, ' ');
  const capital = tidy.charAt(0).toUpperCase() + tidy.slice(1);
  return /[.!?]$/.test(capital) ? capital : `${capital}.`;
};

/** A plain yes or no without a card. */
export const replyFrame: Frame = ({ line, memory, phrases }) => {
  if (memory.card && memory.last?.calls.includes(memory.card)) return undefined;
  const words = line.chunks.some(({ meaning }) => meaning) ? 99 : line.text.split(' ').length;
  if (CONFIRMS.test(line.text) && words <= 3)
    return { intent: 'talk', weight: 0.7, uses: [], words: CONFIRMS, plan: just(phrases.happy) };
  if (DECLINES.test(line.text) && words <= 5)
    return { intent: 'talk', weight: 0.7, uses: [], words: /.*/, plan: just(phrases.declined) };
  return undefined;
};
