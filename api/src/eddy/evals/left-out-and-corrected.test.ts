import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

describe('Eddy, told what to leave out and what was meant instead', () => {
  let converse: Converse;

  beforeAll(async () => {
    const gale = { owner: 'Hank', year: 2018, make: 'Quarrel', type: 'Center Console' as const };
    converse = await eddyInMarket([
      { ...gale, model: 'Gale 27', price: '255000.00', location: 'Beaufort, NC' },
      { ...gale, model: 'Gale 31', price: '285000.00', location: 'Mobile, AL' },
      { ...gale, model: 'Gale 34', price: '390000.00', location: 'Savannah, GA' },
      { ...gale, make: 'Ottermere', model: 'Cove 22', price: '61000.00', location: 'Mobile, AL' },
      { ...gale, make: 'Ottermere', model: 'Cove 25', price: '73000.00', location: 'Mobile, AL' },
    ]);
  });

  it.each([
    ['Quarrels, forget everything above 300k', 'up to $300,000'],
    ['show me Quarrels but leave out anything over 300k', 'up to $300,000'],
    ['Quarrels. More than 300k is out of budget', 'up to $300,000'],
    ['Quarrels, anything under 28 feet is too small', 'from 28 ft up'],
    ['Quarrels, more than 300k is too much for my wallet', 'up to $300,000'],
    ['Quarrels under 400, no make it 300k', 'up to $300,000'],
    ['Quarrels with fewer than 1k hours', 'with up to 999 engine hours'],
    ['Quarrels for .3 million or less', 'up to $300,000'],
    ['Quarrels, nothing in carolina', 'but not in North Carolina or in South Carolina'],
  ])('searches for %s', async (message, limit) => {
    expect((await converse('Pat', message)).text).toContain(limit);
  });

  it('leaves several boats out of an average', async () => {
    const { text } = await converse('Pat', 'average price of the Quarrels, leaving out the priciest one');
    expect(text).toContain('ask $270,000: 2 listings');
    expect(text).toContain('Left out: the 2018 Quarrel Gale 34, $390,000.');
  });

  it('offers the amount that a correction names', async () => {
    const { input } = await converse('Pat', 'offer Hank 240k for the Gale 27, no, 235');
    expect(input).toMatchObject({ cash: 235_000 });
  });

  it.each([
    [
      'offer 240 for the quarrel gale 27.. no wait, the 34, 360, and say that I can pick her up',
      'Quarrel Gale 34',
      360_000,
    ],
    ['bid 240k on the Gale 27, actually no, 270k for the Gale 31', 'Quarrel Gale 31', 270_000],
  ])('offers for the boat that a correction names with its amount: %s', async (message, boat, cash) => {
    const answer = await converse('Pat', message);
    expect(answer).toMatchObject({ boat, input: { cash } });
  });

  it('keeps the thing that a correction adds', async () => {
    const { text } = await converse('Pat', 'offer Hank 240 for it', 'wait no, 235 and include my gold coins');
    expect(text).toMatch(/^\$235,000 in cash, noted\./);
  });

  it('says that a boat beside another thing was left out', async () => {
    const { text } = await converse('Pat', 'what could i get for my tern plus a car worth 40k');
    expect(text).toContain('I didn’t use “my tern”.');
  });

  it('leaves courtesy out of a corrected message', async () => {
    const { input } = await converse(
      'Pat',
      'write to Hank about the Gale 34: can I see her on Sunday morning?',
      'change Sunday to Saturday please',
    );
    expect(input.text).toMatch(/: can I see her on Saturday morning\?$/);
  });

  it.each([
    ['Offer 240k for the Gale 27. Oh wait, leave it.', 'All right, I’ve drafted nothing and changed nothing.'],
    ['Biete 240.000 für die Gale 27. Nein, doch nicht.', 'In Ordnung, ich habe nichts entworfen und nichts geändert.'],
  ])('does nothing after %s', async (message, answer) => {
    expect((await converse('Pat', message)).text).toBe(answer);
  });

  it('means the other boat of a name', async () => {
    const { boat } = await converse('Pat', 'Not the Cove 22, the other Ottermere. How many hours does she have?');
    expect(boat).toBe('Ottermere Cove 25');
  });

  it('leaves out a model', async () => {
    const { text } = await converse('Pat', 'Quarrels but not the Gale 31');
    expect(text).toContain('Left out: the 2018 Quarrel Gale 31, $285,000. I found 2 boats.');
  });

  it('takes no thanks for a question', async () => {
    const { text } = await converse(
      'Pat',
      'I’d like a Quarrel in Georgia. Would you have anything like that? Many thanks!',
    );
    expect(text).toContain('I found one boat: the 2018 Quarrel Gale 34');
    expect(text).not.toContain('I can’t answer');
  });
});
