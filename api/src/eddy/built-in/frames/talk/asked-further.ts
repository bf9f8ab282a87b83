import { matches } from '../../../matching.ts';
import { ASKED_FURTHER } from '../../knowledge/asked-further.ts';
import { CLOSING_ASKED_FURTHER } from '../../knowledge/closing-asked-further.ts';
import { just } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const MOST_WORDS = 16;
/** A boat, a person or an amount makes it a question of its own. */
const OF_ITS_OWN = /_(?:boat|make|id|money|type|saved)_|\btax(?:es)?\b/;
const LOOKS = /^(?:(?:okay|and|now|please|then|so) )*(?:show|find|search|list|draft|write|offer|send|message)\b/;

/** A short question right after an answer about a rule, whose subject its words leave out: 'and if it's boat for boat?' after the fee. */
export const askedFurtherFrame: Frame = ({ line, memory, reading, language, help }) => {
  const { last, cardIsLast, asked } = memory;
  if (!last || cardIsLast || asked) return undefined;
  const words = line.text.split(' ').length;
  if (words > MOST_WORDS || line.has(OF_ITS_OWN) || line.has(LOOKS)) return undefined;
  const found = [...ASKED_FURTHER, ...CLOSING_ASKED_FURTHER].find(
    ({ after, asks }) =>
      (after.test(last.text) || after.test(last.question)) &&
      asks.some((pattern) => matches(pattern, line.text) || matches(pattern, reading.words)),
  );
  const answer = found?.answer ?? help.find(({ id }) => id === found?.topic)?.answer;
  return answer && { intent: 'help', weight: 2.1, ...EVERYTHING, plan: just(answer[language]) };
};
