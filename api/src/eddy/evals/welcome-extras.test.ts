import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('equipment that is only welcome', () => {
  it.each([
    'center consoles below 900k, autopilot would be awesome',
    'center consoles below 900k, hopefully with autopilot',
    'center consoles below 900k, big bonus for autopilot',
    'center consoles below 900k, autopilot preferred',
  ])('does not limit the search: %s', async (message) => {
    const { text } = await converse('Pat', message);
    expect(text).toContain('Looking for Center Consoles up to $900,000. I found');
    expect(text).toMatch(/listings? mentions? “autopilot”/);
  });

  it('still limits it when it must be there', async () => {
    expect((await converse('Pat', 'center consoles below 900k with autopilot')).text).toContain('with autopilot');
  });
});

it('looks for the things that give shade', async () => {
  const { text } = await converse('Pat', 'any boats below 300k with plenty of shade');
  expect(text).toContain('with hardtop or t-top or bimini');
});

it.each(['does it include a livewell', 'is a livewell included?'])(
  'asks each boat of a list right behind it: %s',
  async (asked) => {
    const { text } = await converse('Pat', 'center consoles below 900k', asked);
    expect(text).toMatch(/listings? mentions? “livewell”/);
  },
);

describe('questions without a figure of their own', () => {
  it.each([
    ['price of the gale 34 in pounds sterling please', 'I know no exchange rates'],
    ['what hp is typical for a bowrider', 'I don’t know what is usual or recommended'],
    ['who gives way, the boat to port or starboard', 'I don’t know the rules on the water'],
    ['buying in texas but docking it in ohio, is there tax', 'ask about both states'],
  ])('%s', async (message, said) => {
    expect((await converse('Pat', message)).text).toContain(said);
  });

  it('tells both services of a boat', async () => {
    const { text } = await converse('Pat', 'could you get my boat trucked to ohio and insured?');
    expect(text).toContain('Boat Transport');
    expect(text).toContain('Boat Insurance');
  });
});
