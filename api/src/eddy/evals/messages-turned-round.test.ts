import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('turns what is said about the reader into words to the reader', () => {
  it.each([
    ['tell hank the bike is his to ride if he comes down', 'the bike is yours to ride if you come down.'],
    [
      'tell hank the trailer is all his if he hauls it off himself',
      'the trailer is all yours if you haul it off yourself.',
    ],
    ['tell hank the choice is his now', 'the choice is yours now.'],
    ['let dana know the breeze 28 suits her better than me', 'the Breeze 28 suits you better than me.'],
    ['tell dana i’d give her a deposit and meet her there', 'I’d give you a deposit and meet you there.'],
    ['tell hank we can wait until he’s made up his mind', 'we can wait until you’ve made up your mind.'],
    ['ask hank whether he’s taken the pictures yet', 'whether you’ve taken the pictures yet?'],
    ['tell hank he’s welcome to see it', 'you’re welcome to see it.'],
    ['ask hank if he carries and fixes the spare pump', 'whether you carry and fix the spare pump?'],
    ['tell hank if he brings his tools i’ll give him a hand', 'if you bring your tools I’ll give you a hand.'],
    ['tell hank be here before 6 tomorrow', 'be here before 6 tomorrow.'],
  ])('%s', async (say, text) => {
    const { tools, input } = await converse('Pat', say);
    expect(tools.at(-1)).toBe('draft_message');
    expect(input.text).toContain(text);
  });

  it('keeps the boat apart from the reader', async () => {
    const { input } = await converse('Pat', 'tell dana about the breeze 28 that she can come get her on saturday');
    expect(input.text).toContain('you can come get it on Saturday.');
  });
});

it.each([
  ['tell hank again bout the log, i sent it yesterday', 'this is about the log again, I sent it yesterday.'],
  ['tell hank about the trailer title, it came in the mail', 'this is about the trailer title, it came in the mail.'],
])('says what a message is about: %s', async (say, text) =>
  expect((await converse('Pat', say)).input.text).toContain(text),
);

it('asks a question behind a statement', async () => {
  const { input } = await converse(
    'Pat',
    'tell dana that her breeze 28 log never came and whether she’d send it again',
  );
  expect(input.text).toContain('log never came. Could you tell me whether you’d send it again?');
});

it('adds a sentence about something else to the draft', async () => {
  const { input } = await converse('Pat', 'tell dana i can see the breeze 28 saturday', 'say the weather looks good');
  expect(input.text).toContain('I can see the Breeze 28 Saturday. The weather looks good.');
});
