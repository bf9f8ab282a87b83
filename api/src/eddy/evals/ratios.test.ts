import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const years = new Date().getFullYear() - 2019;

describe('figures that follow from two others', () => {
  it.each([
    ['price per foot?', '$4,250 per foot: $119,000 for 28 ft'],
    ['how old is she', `built in 2019, so it’s about ${years} years old`],
    ['how many hours a year is that', `${Math.round(100 / years)} hours a year: 100 engine hours`],
  ])('%s', async (asked, words) => {
    const { text } = await converse('Noa', 'tell me about the Halcyon Breeze 28', asked);
    expect(text).toContain(words);
  });

  it('answers each figure that a message asks for', async () => {
    const { text } = await converse('Noa', 'how old is the Breeze 28 and how many hours, whats it per foot');
    expect(text).toContain(`${years} years old`);
    expect(text).toContain('100 engine hours');
    expect(text).toContain('$4,250 per foot');
  });

  it('says what a listing leaves out', async () => {
    const { text } = await converse('Noa', 'tell me about the Osprey Reef 24', 'cost per sleeping spot?');
    expect(text).toContain('doesn’t give how many it sleeps');
  });

  it('compares boats, and names none as the lowest if one is unknown', async () => {
    const asked = 'which has the better price per foot, the reef 24 or the gale 34';
    expect((await converse('Noa', asked)).text).toContain('The lowest is the 2016 Osprey Reef 24');
    const { text } = await converse('Noa', 'compare the reef 24 and the soiree 33', 'and per berth?');
    expect(text).toContain('$43,000 per berth');
    expect(text).toContain('I can’t work it out for the 2016 Osprey Reef 24');
    expect(text).not.toContain('The lowest');
  });
});
