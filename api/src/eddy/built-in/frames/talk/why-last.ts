import { just, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

const WHY =
  /^(?:(?:and|so|but|okay|hm+|oh|wait|,) )*(?:why|how come|how so|what for|why not|for what reason|says who|what makes you (?:say|think) (?:so|that))(?: (?:is (?:that|it|this|so)|that|so|exactly|though|not|then|did (?:he|she|they|it)|would (?:he|she|they)))*[?.! ]*$/;

/** A bare 'how come?' about an answer on trades, people or values. */
export const whyLastFrame: Frame = (situation) => {
  if (!situation.line.has(WHY)) return undefined;
  const text = reasonFor(situation);
  return text === undefined ? undefined : { intent: 'talk', weight: 1.3, ...EVERYTHING, whole: true, plan: just(text) };
};

function reasonFor({ memory: { last }, phrases, help, language }: Situation): string | undefined {
  const call = last?.calls.at(-1);
  if (!call) return undefined;
  if (call.name === 'market_value' || call.name === 'estimate_boats') {
    const estimate = help.find(({ id }) => id === 'market-estimate')?.answer;
    return estimate && (estimate[language] ?? estimate.en);
  }
  if (call.name === 'person_profile') return phrases.profileShows(textOf(call.output.name));
  return [
    'my_trades',
    'explain_trade',
    'my_closings',
    'my_conversations',
    'my_boats',
    'saved_boats',
    'agent_findings',
  ].includes(call.name)
    ? phrases.noMoreReasons
    : undefined;
}
