import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

describe('Eddy, asked with limits in other words', () => {
  let converse: Converse;

  beforeAll(async () => {
    const gale = {
      owner: 'Hank',
      year: 2018,
      make: 'Quarrel',
      location: 'Mobile, AL',
      type: 'Center Console' as const,
    };
    converse = await eddyInMarket([
      { ...gale, model: 'Gale 27', price: '255000.00', createdAt: daysAgo(2), engineType: 'Twin 300 HP outboards' },
      { ...gale, model: 'Gale 31', price: '285000.00', createdAt: daysAgo(8), engineType: 'Twin 425 HP outboards' },
      { ...gale, model: 'Gale 34', price: '290000.00', createdAt: daysAgo(45), engineType: 'Twin 1,150 HP diesels' },
    ]);
  });

  it.each([
    ['my budget tops out at 260k', 'up to $260,000'],
    ['a top price of 260k', 'up to $260,000'],
    ['i refuse to pay more than 260k', 'up to $260,000'],
    ['no more than 240k - sorry 260k - center console', 'up to $260,000'],
    ['Quarrels, the most I’d ever pay is 260k', 'up to $260,000'],
    ['280k give or take 20k', 'between $260,000 and $300,000'],
    ['a center console within 10k of 290k', 'between $280,000 and $300,000'],
    ['boats of at least 9 m, sorry feet, I mean 31 feet', 'from 31 ft up'],
    ['center consoles under 240k, no wait, 260k', 'up to $260,000'],
  ])('keeps the limit of %s', async (message, limit) => {
    expect((await converse('Pat', message)).text).toContain(limit);
  });

  it('finds stronger engines if the user says or better', async () => {
    const { input, text } = await converse('Pat', 'Quarrels with twin 400s or better');
    expect(input).toMatchObject({ engine: ['twin', '400+'] });
    expect(text).toContain('I found 2 boats.');
  });

  it.each([
    ['Quarrels listed in the last 7 days', 'listed in the last 7 days', 'I found one boat: the 2018 Quarrel Gale 27'],
    ['any new Quarrels in the past two weeks?', 'listed in the last 14 days', 'I found 2 boats.'],
    ['Quarrels on the market for over a month', 'listed more than 30 days ago', 'the 2018 Quarrel Gale 34'],
    [
      'Quarrels listed today',
      'listed since ',
      'I didn’t find any boats like that. Whenever they were listed: I found 3',
    ],
  ])('takes the time of listing in %s', async (message, limit, found) => {
    const { text } = await converse('Pat', message);
    expect(text).toContain(limit);
    expect(text).toContain(found);
  });
});
