import { expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { digestOfPhrasings, readPhrasings } from '../../meanings/phrasings.ts';
import { storedNetwork } from '../../meanings/stored-network.ts';
import { ASKS } from './asks.ts';
import { topicQuestions } from './topic-questions.ts';

const topics = FEATURES.flatMap(({ help = [] }) => help.map(({ id }) => id)).toSorted();

it('has learned the phrasings as they are now', () => {
  expect(storedNetwork().phrasings, 'run npm run eddy:learn').toBe(digestOfPhrasings());
});

it('learns phrasings of requests and of topics of help only', () => {
  const known = new Set([...topics, ...Object.keys(ASKS)]);
  expect([...new Set(readPhrasings().map(({ meaning }) => meaning))].filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(ASKS).filter((id) => topics.includes(id))).toEqual([]);
});

it('can suggest each topic of help by a question of its own', () => {
  const questions = topicQuestions();
  expect([...questions.keys()].toSorted()).toEqual(topics);
  expect(new Set(questions.values()).size).toBe(questions.size);
});
