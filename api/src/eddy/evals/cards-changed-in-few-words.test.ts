import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

const KEPT = 'The card above stays as it is';

describe('puts another amount into a drafted offer', () => {
  it.each([
    ['hmm go 95', 95_000],
    ['call it 93', 93_000],
    ['im thinking 92.5', 92_500],
    ['push it to 96', 96_000],
    ['what if i did 94', 94_000],
    ['can we do 91k', 91_000],
    ['screw it, 98', 98_000],
    ['90 is too low, 97', 97_000],
    ['not 90, 92', 92_000],
    ['ok then 89 and not a dollar more', 89_000],
    ['one twenty five', 125_000],
    ['bump it 5', 95_000],
    ['come up ten', 100_000],
    ['another 5k on top', 95_000],
  ])('%s', async (say, cash) => {
    const { input, tools } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input).toMatchObject({ cash });
  });

  it.each(['just raise it', 'go higher', 'a bit more', 'offer less', 'lower please', 'make it a better offer'])(
    'asks for the amount: %s',
    async (say) => {
      const { text, tools } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
      expect(text).toContain('To how much?');
      expect(tools).toEqual([]);
    },
  );

  it('takes the amount after that question', async () => {
    const { input } = await converse('Pat', 'offer Dana 90k for the Breeze 28', 'then just raise that', 'to 95');
    expect(input).toMatchObject({ cash: 95_000 });
  });

  it.each(['what would a loan of 90 cost', 'how many hours does it have'])('answers a question: %s', async (say) => {
    const { tools } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
    expect(tools).not.toContain('draft_offer');
  });

  it('puts a line or a question into its note', async () => {
    const said = await converse('Pat', 'offer Dana 90k for the Breeze 28', 'mention im a cash buyer');
    expect(said.input).toMatchObject({ cash: 90_000, note: 'I’m a cash buyer.' });
    const asked = await converse('Pat', 'offer Dana 90k for the Breeze 28', 'add a question about the trailer');
    expect(asked.input).toMatchObject({ cash: 90_000, note: 'I’d also like to ask about the trailer.' });
  });
});

describe('puts another thing into a drafted offer', () => {
  it.each([
    ['no wait, give her the Rolex instead', ['Rolex']],
    ['i would rather trade the watch', ['watch']],
    ['change it to the Rolex', ['Rolex']],
    ['no, my Rolex', ['Rolex']],
    ['not my Tern, the Porsche', ['Porsche']],
    ['the Porsche rather than the boat', ['Porsche']],
  ])('%s', async (say, [thing = '']) => {
    const { input, tools } = await converse('Pat', 'offer my Tern for the Breeze 28', say);
    expect(tools.at(-1)).toBe('draft_offer');
    expect(input.myBoatId).toBeUndefined();
    expect(String(input.assets)).toContain(thing);
  });

  it('keeps the cash beside it, and adds more', async () => {
    const kept = await converse('Pat', 'offer my Porsche plus 5k for the Breeze 28', 'use the Rolex instead');
    expect(kept.input).toMatchObject({ cash: 5_000 });
    expect(String(kept.input.assets)).not.toContain('Porsche');
    const more = await converse('Pat', 'offer my Porsche for the Breeze 28', 'no, the Tern instead', 'plus 15 grand');
    expect(more.input).toMatchObject({ cash: 15_000, myBoatId: expect.any(Number) });
  });

  it.each(['use the watch instead', 'replace the boat with the watch'])(
    'takes no boat whose listing has the word: %s',
    async (say) => {
      const listed = {
        owner: 'Pat',
        year: 2012,
        make: 'Halcyon',
        model: '31',
        price: '61000.00',
        location: 'Tampa, FL',
      };
      const talk = await eddyInMarket([{ ...listed, description: 'She has paid for a watch before.' }]);
      const { input } = await talk('Pat', 'offer my Tern for the Breeze 28', say);
      expect(input.myBoatId).toBeUndefined();
      expect(String(input.assets)).toContain('watch');
    },
  );

  it.each(['show me bowriders instead', 'the Gale 34 instead'])('takes no boat of others for one: %s', async (say) => {
    const { input } = await converse('Pat', 'offer my Porsche for the Breeze 28', say);
    expect(String(input.assets ?? 'my Porsche')).toBe('my Porsche');
  });
});

describe('keeps a card', () => {
  it.each(['make it blue', 'asdf', 'can you put a bow on it'])('says that it did not understand: %s', async (say) => {
    const { text, tools } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
    expect(text).toContain(KEPT);
    expect(tools).toEqual([]);
  });

  it('changes it afterwards', async () => {
    const { input } = await converse('Pat', 'offer Dana 90k for the Breeze 28', 'asdf', '95');
    expect(input).toMatchObject({ cash: 95_000 });
  });

  it.each(['hmm not sure', 'hmm not sure about the color'])('while the user thinks: %s', async (say) => {
    const { text, tools } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
    expect(text).toContain('Take your time.');
    expect(tools).toEqual([]);
  });

  it.each(['yep thats right send', 'great, get that to her', 'thats good to go', 'hit send', 'im good, send'])(
    'leaves the click to the user: %s',
    async (say) => {
      const { text } = await converse('Pat', 'offer Dana 90k for the Breeze 28', say);
      expect(text).toContain('I can’t click for you.');
    },
  );

  it('has nothing to send without a card', async () => {
    expect((await converse('Pat', 'send it')).text).toBe('Nothing is drafted right now.');
  });
});

describe('changes a drafted message', () => {
  const draft = 'tell Dana that I could come by on friday at 10. my number is 727 555 0100';
  it.each([
    ['Leave the number out after all', 'I could come by on Friday at 10.'],
    ['dont put my number in there', 'I could come by on Friday at 10.'],
    ['no phone', 'I could come by on Friday at 10.'],
    ['i dont want her to have my number yet', 'I could come by on Friday at 10.'],
    ['cut the last sentence', 'I could come by on Friday at 10.'],
    ['make it 11', 'I could come by on Friday at 11. My number is 727 555 0100.'],
    ['saturday instead', 'I could come by on Saturday at 10. My number is 727 555 0100.'],
    ['make that noon', 'I could come by on Friday at noon. My number is 727 555 0100.'],
    ['and thank her', 'I could come by on Friday at 10. My number is 727 555 0100. Thank you!'],
    ['sign it pat', 'I could come by on Friday at 10. My number is 727 555 0100. – Pat'],
    ['say the key is under the seat', 'My number is 727 555 0100. The key is under the seat.'],
    ['add the trailer question', 'My number is 727 555 0100. I’d also like to ask about the trailer.'],
    ['tell her theyre both mine', 'My number is 727 555 0100. They’re both mine.'],
  ])('%s', async (say, end) => {
    const { input, tools } = await converse('Pat', 'tell me about the Breeze 28', draft, say);
    expect(tools.at(-1)).toBe('draft_message');
    expect(String(input.text).endsWith(end)).toBe(true);
  });

  it.each([
    ['say hi first', /^Hi Dana,/],
    ['thats way too formal', /^Hi Dana,/],
    ['too pushy', /^Hi Dana, I hope you’re well\./],
    ['start with good morning', /^Good morning Dana,/],
  ])('%s', async (say, start) => {
    expect((await converse('Pat', 'tell me about the Breeze 28', draft, say)).input.text).toMatch(start);
  });

  it.each([
    ['without the amount', 'I could live with an amount we agree on if you bring it yourself.'],
    ['make it 120', 'I could live with 120,000 if you bring it yourself.'],
    ['rather 130', 'I could live with 130,000 if you bring it yourself.'],
  ])('%s', async (say, end) => {
    const { input } = await converse(
      'Pat',
      'tell me about the Breeze 28',
      'tell Dana I could live with 125,000 if she brings it herself',
      say,
    );
    expect(String(input.text)).toContain(end);
  });
});
