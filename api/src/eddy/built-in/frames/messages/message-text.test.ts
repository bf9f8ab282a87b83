import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

describe('messages in reported speech', () => {
  it.each([
    ['tell dana that the reef 24 is too expensive for me', 'the Reef 24 is too expensive for me.', 'Osprey Reef 24'],
    [
      'let hank know im interested in the flats 22 but cant come before friday',
      'I’m interested in the Flats 22 but can’t come before Friday.',
      'Sandpiper Flats 22',
    ],
    [
      'ask omar if hed take 500k for the voyager 55',
      'whether you’d take 500k for the Voyager 55?',
      'Northcape Voyager 55',
    ],
    ['write luis that he should call me about his reef 26', 'please call me about your Reef 26.', 'Osprey Reef 26'],
    [
      'tell hank not to sell the flats 22 before friday',
      'please don’t sell the Flats 22 before Friday.',
      'Sandpiper Flats 22',
    ],
    ['tell dana the breeze 28 is great', 'the Breeze 28 is great.', 'Halcyon Breeze 28'],
    [
      'tell dana that she can have my boat plus 20k for the gale 34',
      'you can have my boat plus 20k for the Gale 34.',
      'Halcyon Gale 34',
    ],
    [
      'ask dana about the breeze 28 if it has a trailer',
      'Could you tell me whether it has a trailer?',
      'Halcyon Breeze 28',
    ],
    [
      'message the owner of the duet 27 that my wife likes it, she wants to see it',
      'my wife likes it, she wants to see it.',
      'Trident Duet 27',
    ],
  ])('drafts %s', async (message, text, boat) => {
    const answer = await eddy('Pat', message);
    expect(answer.tools).toEqual(['draft_message']);
    expect(answer.input.text).toContain(text);
    expect(answer.boat).toBe(boat);
  });

  it.each([
    ['be nicer', 'Hi Dana, I hope you’re well.'],
    ['make it shorter', 'Hello Dana, I’d pay 100k for the Breeze 28 and I can come Sunday.'],
    ['more formal please', 'I would pay 100k'],
    ['add that i live in tampa', 'I can come Sunday. I live in'],
    ['drop the part about sunday', 'I’d pay 100k for the Breeze 28.'],
  ])('changes the draft: %s', async (order, text) => {
    const answer = await eddy('Pat', 'tell dana id pay 100k for the breeze 28 and that i can come sunday', order);
    expect(answer.tools).toEqual(['drop_drafts', 'draft_message']);
    expect(answer.input.text).toContain(text);
  });

  it('writes to no crowd', async () => {
    const { tools, text } = await eddy('Pat', 'tell all the owners of center consoles that i pay cash');
    expect(tools).toEqual([]);
    expect(text).toContain('I draft one at a time');
  });
});

describe('the agent’s settings in words', () => {
  it('takes all limits into the card', async () => {
    const { input } = await eddy(
      'Pat',
      'watch for bowriders between 20 and 25 feet newer than 2015 under 50k in texas',
    );
    expect(input).toEqual({
      types: ['Bowrider'],
      minYear: 2016,
      location: 'Texas',
      minPrice: 0,
      maxPrice: 50_000,
      minLength: 20,
      maxLength: 25,
    });
  });

  it('changes the card and the settings', async () => {
    const first = await eddy('Pat', 'what are my agent settings', 'change max to 150k, only center consoles');
    expect(first.input).toEqual({ types: ['Center Console'], maxPrice: 150_000 });
    const second = await eddy('Pat', 'watch for center consoles under 100k in florida', 'only 2018 or newer');
    expect(second.input).toMatchObject({ types: ['Center Console'], maxPrice: 100_000, minYear: 2018 });
  });

  it.each([
    [['resume my agent'], 'Your agent is ready to go'],
    [['how often does my agent look'], 'every 24 hours'],
    [['stop looking for yachts'], 'isn’t set to Motor Yacht'],
    [['whats my agent looking for', 'add bowriders'], 'already looks for boats of any type'],
  ])('answers %s', async (turns, text) => {
    expect((await eddy('Pat', ...turns)).text).toContain(text);
  });
});
