import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('drafts only the corrected words', () => {
  it.each([
    [
      'tell Dana I cant do thursday, no actually i can but only before noon',
      'I can do Thursday, but only before noon.',
    ],
    ['tell Dana the check is in the mail, no wait, i will wire it on friday', 'I will wire it on Friday.'],
    ['tell Dana we can meet at the marina, sorry i mean at the fuel dock', 'we can meet at the fuel dock.'],
  ])('%s', async (message, text) => {
    const { input } = await converse('Pat', 'tell me about the Breeze 28', message);
    expect(String(input.text).toLowerCase()).toContain(`: ${text.toLowerCase()}`);
  });

  it('puts another day into a drafted message', async () => {
    const { input } = await converse(
      'Pat',
      'tell the owner of the Breeze 28 that I will send the papers tomorrow',
      'no wait say monday morning',
    );
    expect(input.text).toContain(': I will send the papers Monday morning.');
  });

  it('adds one more question', async () => {
    const { input } = await converse(
      'Pat',
      'ask the owner of the Breeze 28 if a trailer is included',
      'oh and whether hed take 90k',
    );
    expect(input.text).toMatch(/is included\? Could you also tell me whether you’d take 90k\?$/);
  });
});

describe('changes a drafted offer', () => {
  it('keeps the draft if the change is refused', async () => {
    const { text, tools, input } = await converse(
      'Pat',
      'offer my Porsche and 20k for the Breeze 28',
      'swap the Porsche for my helicopter',
    );
    expect(text).toMatch(/^I can’t find “.*helicopter” in your garage\..* Your draft is as it was\.$/);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ assets: ['my Porsche'], cash: 20_000 });
  });

  it('prices Bitcoin per coin', async () => {
    const { input } = await converse('Pat', 'offer 0.5 btc at 90k a coin for the Breeze 28');
    expect(input).toMatchObject({ bitcoin: { coins: 0.5, price: 90_000 } });
    expect(input).not.toHaveProperty('cash');
  });

  it('drafts the same offer for another boat', async () => {
    const { input, boat } = await converse('Pat', 'offer 80k for the Breeze 28', 'send the same offer for the Reef 26');
    expect(input).toMatchObject({ cash: 80_000 });
    expect(boat).toContain('Reef 26');
  });

  it('takes a bare amount for cash after an offer that could not be drafted', async () => {
    const { input, tools } = await converse('Pat', 'offer my helicopter for the Breeze 28', 'no, 90k');
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ cash: 90_000 });
  });

  it.each(['too much, 70k', 'nah, 70k'])('changes the amount: %s', async (say) => {
    const { input } = await converse('Pat', 'offer 80k for the Breeze 28', say);
    expect(input).toMatchObject({ cash: 70_000 });
  });

  it('puts the boat that was meant in place of another one', async () => {
    const { input, boat } = await converse('Pat', 'offer 80k for the Breeze 28. wait sorry i meant the Reef 26');
    expect(input).toMatchObject({ cash: 80_000 });
    expect(boat).toContain('Reef 26');
  });
});

it('searches with both of two corrections', async () => {
  const { text } = await converse('Pat', 'show me bowriders no wait center consoles, max 200 no make that 300k');
  expect(text).toMatch(/^Looking for Center Consoles up to \$300,000\./);
});

describe('goes on with a drafted offer', () => {
  it('adds a small step to the amount', async () => {
    const { input } = await converse('Pat', 'offer 80k for the Breeze 28', 'ok bump it 3');
    expect(input).toMatchObject({ cash: 83_000 });
  });

  it('lowers the cash after a question in between', async () => {
    const { input } = await converse(
      'Pat',
      'offer my Porsche and 20k for the Breeze 28',
      'is that fair?',
      'drop the cash to 15',
    );
    expect(input).toMatchObject({ assets: ['my Porsche'], cash: 15_000 });
  });

  it('adds up what the draft gives', async () => {
    const { text } = await converse('Pat', 'offer my Porsche and 20k for the Breeze 28', 'is that fair?');
    expect(text).toMatch(/^You would give your .*Porsche.* and \$20,000 in cash\. That’s \$/);
  });

  it('tells the total with the fee, and drafts nothing else', async () => {
    const { text } = await converse('Pat', 'offer 80k for the Breeze 28', 'whats my total w fees');
    expect(text).toMatch(/^For an offer of \$80,000 for the .*Breeze 28: .* in all\.$/);
  });

  it('puts a contingency into the note', async () => {
    const { input } = await converse('Pat', 'offer 80k for the Breeze 28 with a survey contingency');
    expect(input).toMatchObject({ cash: 80_000, note: 'My offer is contingent on a survey.' });
  });
});

it('exchanges words of a drafted message', async () => {
  const { input } = await converse(
    'Pat',
    'ask the owner of the Breeze 28 about the trailer',
    'no not the trailer, the bottom paint',
  );
  expect(input.text).toContain('I’d like to ask about the bottom paint.');
});

it('keeps numbers of a message without dollars', async () => {
  const { input } = await converse('Pat', 'tell the owner of the Breeze 28 my lift holds 5000 lbs, wait 6000');
  expect(input.text).toContain(': my lift holds 6000 lbs.');
});

it('compares one more boat', async () => {
  const { input } = await converse('Pat', 'compare the Reef 24 and the Reef 26', 'and with the Breeze 28?');
  expect(input.boatIds).toHaveLength(3);
});

it('takes the number behind a name in an order for no model', async () => {
  const { tools } = await converse('Pat', 'offer Dana 80 for the Breeze 28', 'the 21');
  expect(tools).toEqual([]);
});

it('keeps to the two boats that are left', async () => {
  const { text, input } = await converse(
    'Pat',
    'compare the Reef 24, the Reef 26 and the Breeze 28',
    'without the Reef 26',
    'which of those two has fewer hours',
  );
  expect(text).not.toContain('Reef 26');
  expect(input.boatIds).toHaveLength(2);
});

it('exchanges a share in a message', async () => {
  const { input } = await converse('Pat', 'tell the owner of the Breeze 28 i can pay half now, no wait two thirds');
  expect(input.text).toContain(': I can pay two thirds now.');
});

it('adds a sentence to a drafted message', async () => {
  const { input } = await converse(
    'Pat',
    'tell the owner of the Breeze 28 saturday works lol',
    'and i need an answer by friday',
  );
  expect(input.text).toMatch(/: Saturday works\. I need an answer by Friday\.$/);
});

it('names both the longest boat and the next one', async () => {
  const { text } = await converse('Pat', 'what is the biggest boat and the second biggest?');
  expect(text.match(/ ft/g)).toHaveLength(2);
});
