import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('doubts and facts that listings lack', () => {
  it.each([
    [
      'i was told i could pay with my condo, hows that work',
      'Yes, if the boat’s owner takes it. Add it to your garage',
    ],
    [
      'dana offered me a truck for it, how do i know what its worth',
      'The value beside a thing in an offer is what its owner states',
    ],
    ['can i make 4 offers at the same time on different boats', 'Yes: you can have up to 100 offers open at the same'],
    ['why cant i see the address of the boat', 'A listing names only the town'],
    ['i get seasick, which boat has the smoothest ride', 'I can’t tell: listings don’t say how a boat rides'],
    ['do any sellers speak portuguese', 'I don’t know: profiles and listings have no field for the languages'],
    ['is the trailer included in the price', 'That depends on the boat: only what its listing names'],
    ['whats the catch', 'Looking, writing to owners and making offers cost nothing.'],
    ['hang on, what does the closing fee cover', 'The closing fee of 0.85% pays for a closing through the brokerage'],
    ['how can i be sure the engine hours are true', 'Nobody here checks them'],
    ['how do people find my boat', 'Everyone can find it in the list of boats and by search'],
    ['am i allowed to turn down an offer without giving a reason', 'You can decline an offer without a reason'],
    ['i dont own a boat, can i still use this', 'Yes, you don’t need a boat'],
    ['how long do boats usually take to sell', 'I have no figures on how long boats take to sell.'],
    ['do you ever make mistakes', 'I’m software.'],
    ['tell me about the gale 34 / was it used in salt water', 'whether it was used in salt or fresh water'],
    ['tell me about the gale 34 / can i tow it with a half ton truck', 'compare the tow rating'],
  ])('are answered: %s', async (questions, expected) =>
    expect((await converse('Noa', ...questions.split(' / '))).text).toContain(expected),
  );
});
