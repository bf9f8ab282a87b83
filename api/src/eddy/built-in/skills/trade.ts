import { boatsOf, type KnownBoat, type Memory } from '../memory.ts';
import { countOf, errorOf, type Plan, plural, type Skill, say, textOf, useSaying } from '../plan.ts';
import { readAssets } from '../reading/assets.ts';
import { readAmount } from '../reading/money.ts';
import { readReference } from '../reading/references.ts';
import { Text } from '../reading/text.ts';

const WHO =
  /\b(?:who(?:'d| would| might| could| will)? (?:[\w']+ ){0,3}?(?:trade|swap|take|exchange|want)|trade partners?|(?:would|might) (?:anyone|anybody|someone|somebody) (?:trade|swap|take|want)|(?:anyone|anybody|someone|owners?) (?:who )?(?:would |to )?(?:trade|swap|willing)|(?:find|get|show|suggest|any)(?: me)?(?: a| some| any| good| the best)* (?:trades?|matches|swaps?|match)\b(?! in)|match(?:es)? (?:for|with) (?:me|my)|what (?:could|can|would) i (?:get|trade|swap)|trade my boat|swap my boat|who (?:is|are) (?:interested|a match))\b/;
const OWN =
  /\b(?:with me|my (?:boat|yacht|listing|vessel)|for me|mine|partners?|match(?:es)?|trades?|i (?:get|trade))\b/;

export const tradeSkill: Skill = ({ question, memory }) => {
  const text = new Text(question);
  const { lower } = text;
  const slot = answeredSlot(text, memory);
  if (slot) return partners(slot);
  if (!WHO.test(lower)) return undefined;
  const value = readAmount(text);
  const [asset] = readAssets(text).filter((key) => key !== 'boats');
  if (asset)
    return value === undefined && !/\bwho|anyone|anybody|someone/.test(lower)
      ? undefined
      : partners({ asset, ...(value && { value }) });
  if (value !== undefined && !/\bmy\b/.test(lower)) return undefined;
  if (!OWN.test(lower) && !/\bwho\b/.test(lower)) return undefined;
  const reference = /\bmy\b/.test(lower) ? undefined : readReference(lower, memory);
  if (reference && reference !== 'which one?' && /\b#|\bboat \d/.test(lower))
    return partners({ myBoatId: reference.ids[0] ?? 0 });
  return partners({});
};

/** Reads the user's reply when the last turn asked what something is worth or which boat is meant. */
function answeredSlot(text: Text, { last }: Memory): Record<string, unknown> | undefined {
  const call = last?.calls.at(-1);
  const error = call?.name === 'who_would_trade' && errorOf(call.output);
  if (!call || !error) return undefined;
  if (error.startsWith('What is it worth')) {
    const value = readAmount(text) ?? bareAmount(text.lower);
    return value === undefined ? undefined : { ...call.input, value };
  }
  if (!error.includes('Which one?')) return undefined;
  const boats = [...error.matchAll(/([^,:]+?) \(#(\d+)\)/g)].map(([, title = '', id]) => ({
    title: title.trim(),
    id: Number(id),
  }));
  const number = /#?\b(\d{1,9})\b/.exec(text.lower)?.[1];
  const ordinals = ['first', 'second', 'third', 'fourth'];
  const position = ordinals.findIndex((word) => text.lower.includes(word));
  const named = boats.find(({ title }) =>
    title
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 2 && !/^\d+$/.test(word) && text.lower.includes(word)),
  );
  const chosen =
    boats.find(({ id }) => id === Number(number)) ?? (position >= 0 ? boats[position] : undefined) ?? named;
  return chosen && { ...call.input, myBoatId: chosen.id };
}

const bareAmount = (lower: string) => {
  const digits = /\b(\d{3,9})\b/.exec(lower)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

type Partner = KnownBoat & { why: string; valueGap: string; whoPaysTheGap: string };

function partners(input: Record<string, unknown>): Plan {
  return (done) => {
    const last = done.at(-1);
    if (!last) return useSaying('Let me see who’d trade.', 'who_would_trade', input);
    const error = errorOf(last.output);
    if (error) return say(error);
    const total = countOf(last.output.total);
    const [best] = boatsOf(last.output) as Partner[];
    const offering = `${textOf(last.output.offering)} (${textOf(last.output.worth)})`;
    if (!best)
      return say(
        `Right now, no owner of a boat near that value takes what you’re offering: ${offering}. Deploy your agent, and it will keep looking.`,
      );
    return say(
      `I found ${plural(total, 'possible trade')} for ${offering}. The best fit is the ${best.title} at ${best.price}${best.owner ? `, owned by ${best.owner}` : ''}. ${best.why} ${gapText(best)}`,
    );
  };
}

function gapText({ valueGap, whoPaysTheGap }: Partner): string {
  if (whoPaysTheGap === 'nobody') return 'It’s an even trade, so no one adds cash.';
  return `${whoPaysTheGap === 'you' ? 'You' : 'The owner'} would add about ${valueGap}.`;
}
