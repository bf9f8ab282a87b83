import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a plain no with the way to do it instead', () => {
  it.each([
    ['can you guarantee the title of the gale 34 is clean, yes or no?', 'No, I can’t guarantee a title'],
    ['is there a guarantee that the engine of the gale 34 works?', 'No, nobody here guarantees a boat'],
    ['go ahead and book the gale 34 for me', 'I can’t book or reserve anything for you.'],
    ['can you put a hold on the gale 34', 'I can’t book or reserve anything for you.'],
    ['can i get danas number, id rather call', 'I don’t share other people’s contact details'],
  ])('%s', async (message, words) => {
    const { text } = await converse('Noa', message);
    expect(text).toMatch(new RegExp(`^${words}`));
  });

  it('answers the question beside it', async () => {
    const { text } = await converse(
      'Noa',
      'is the title of the gale 34 guaranteed? and what does the badge on it prove',
    );
    expect(text).toContain('No, I can’t guarantee a title');
    expect(text).toContain('it proves that they had the boat then, not that they own it');
  });
});

it('tells who does a survey and what it costs, and no price of the boat', async () => {
  const { text } = await converse('Noa', 'can i get the gale 34 surveyed, who does it and what does it cost');
  expect(text).toMatch(/^An accredited marine surveyor can survey the boat for you.* costs \$500 to \$5,000/);
  expect(text).not.toContain('It asks');
});

it('keeps the boat that a superlative names in other languages', async () => {
  const { text } = await converse('Noa', 'quel est votre bateau le plus cher ?', 'et il est où ?');
  expect(text).toMatch(/^Il est à /);
});

it('tells what the listing has for a season, and that nobody recorded how good the boat is then', async () => {
  const { text } = await converse('Noa', 'is the gale 34 any good in winter?');
  expect(text).toMatch(/^I can’t promise that \(“in winter”\): listings don’t record how a boat copes/);
});

it('answers what is wrong with a boat beside a share of its price', async () => {
  const { text } = await converse('Noa', 'whats wrong with the gale 34, and what would 10% under asking be');
  expect(text).toContain('I haven’t seen it: only a survey tells for sure');
  expect(text).toContain('so that would be $');
});
