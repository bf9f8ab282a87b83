import { describe, expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { memoryOf } from '../memory.ts';
import { pickedSuggestion, topicOfQuestion } from './suggestions.ts';

const [first, second] = ['How long does an offer stand?', 'When do my offers run out?'];
const after = (text: string) => memoryOf([{ question: 'how long is it good', text, calls: [] }]);
const suggested = after(
  `I’m not sure I got that. Did you mean “${first}” or “${second}”? If not, please say it in other words.`,
);
const only = after(`I’m not sure I got that. Did you mean “${first}”? If not, please say it in other words.`);

describe('finds the suggestion that the user picks', () => {
  it.each([
    ['yes', first],
    ['the first one', first],
    ['number 1', first],
    ['yes, the second', second],
    ['the other one', second],
    ['when do my offers run out', second],
  ])('%s', (message, question) => expect(pickedSuggestion(message, suggested)).toBe(question));

  it('takes a yes for the only one', () => expect(pickedSuggestion('yes that one', only)).toBe(first));

  it.each(['no', 'the second boat in the list', 'bowriders under 50k', 'yes but only in florida'])(
    'leaves another message alone: %s',
    (message) => expect(pickedSuggestion(message, suggested)).toBeUndefined(),
  );

  it('finds none after another answer', () =>
    expect(pickedSuggestion('yes', after('I found 3 boats.'))).toBeUndefined());
});

it('finds the topic of a suggested question', () => {
  const help = FEATURES.flatMap((feature) => feature.help ?? []);
  expect(topicOfQuestion('How can I block someone?', help)?.id).toBe('block');
  expect(topicOfQuestion('Is this a question of no topic?', help)).toBeUndefined();
});
