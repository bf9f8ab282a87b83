import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('takes a boat for the user’s own by the words of its owner', () => {
  it.each([
    ['how long has the corsair been up?', 'Your 2015 Corsair Ketch 41 has been listed since'],
    ['has anyone asked about the 41', 'your 2015 Corsair Ketch 41'],
    ['how many people hearted the ketch', 'hearts are private'],
    ['what if I just want the corsair gone by christmas', 'I can’t promise a day'],
    ['what’s missing from my corsair listing?', 'Your listing of the 2015 Corsair Ketch 41 leaves this open:'],
  ])('%s', async (say, says) => expect((await converse('Fay', say)).text).toContain(says));

  it('but not in an offer', async () => {
    const { text } = await converse('Fay', 'make an offer on the corsair');
    expect(text).not.toContain('listed since');
  });
});

it.each([
  ['is there anything for me to do?', 'Nothing waits for you right now'],
  ['what’s my rating', 'You have no public reviews yet.'],
  ['what have I bought and sold here', 'I find no finished trade among your trades here.'],
])('is honest to somebody without dealings: %s', async (say, says) =>
  expect((await converse('Noa', say)).text).toContain(says),
);

it.each([
  ['why is the gale 34 only 5 million?', 'No. It asks $'],
  ['why was my offer on the gale 34 rejected?', 'I find no offer of yours for the '],
  ['how come the gale 34 has 9,000 hours?', 'No. It has 110 engine hours.'],
])('corrects a false premise: %s', async (say, says) => expect((await converse('Noa', say)).text).toContain(says));

it('asks a short question again about another boat', async () => {
  const { boat, text } = await converse('Noa', 'tell me about the gale 34', 'and how old?', 'same for the breeze 28');
  expect(boat).toContain('Breeze 28');
  expect(text).toContain('It was built in');
});

it('changes the price of the user’s own boat instead of searching a range', async () => {
  const { text } = await converse('Fay', 'drop the 41 to 299k');
  expect(text).toContain('choose Edit for your 2015 Corsair Ketch 41');
  expect(text).toContain('price: $299,000');
});

it('tells since when a boat is listed', async () => {
  expect((await converse('Noa', 'how long has the gale 34 been listed?')).text).toContain('It has been listed since');
});

it('gives no reason that no tool returned', async () => {
  const { text } = await converse('Noa', 'is Dana trustworthy?', 'how come?');
  expect(text).toBe('I only repeat what the public profile of Dana shows, and it gives no reasons.');
});

it('works out the price per foot of the user’s own boat', async () => {
  const { text } = await converse('Fay', 'what’s my asking price per foot on my corsair?');
  expect(text).toMatch(/^That’s about \$[\d,]+ per foot: \$[\d,]+ for 41 ft\./);
});
