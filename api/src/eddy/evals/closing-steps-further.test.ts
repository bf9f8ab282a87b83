import { describe, expect, it } from 'vitest';
import { agreedTrades } from '../../testing/agreed-trades.ts';
import { signAll } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import type { Person } from '../../testing/people.ts';

const trade = agreedTrades();

async function told(person: Person, ...turns: string[]) {
  let chatId: number | undefined;
  let text = '';
  for (const message of turns) {
    const body = { message, ...(chatId && { chatId }) };
    const answer = readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
    ({ chatId, text } = answer);
  }
  return text;
}

const DEPOSIT = 'as soon as everyone has agreed, how many days are there for the deposit?';

describe('Eddy, asked shortly about another step of a closing', () => {
  it.each([
    ['until closing?', '14 days from then until closing'],
    ['and for the survey?', '21 days after everyone has signed the agreement to inspect the boat'],
    ['what about the balance', 'The rest comes by wire before the release.'],
    ['and after that?', 'A closing goes through these steps'],
    ['do both of us pay it?', 'The closing page says who wires a deposit'],
  ])('tells the rule: %s', async (say, words) => expect(await told(trade.buyer, DEPOSIT, say)).toContain(words));

  it('tells who pays the rest', async () =>
    expect(await told(trade.buyer, DEPOSIT, 'and the remainder?', 'who wires it?')).toContain(
      'Whoever gives cash in the trade wires it',
    ));

  it.each([
    ['and to close?', 'The release '],
    ['and the rest?', 'left to pay'],
    ['to inspect?', 'You still have to do'],
  ])('tells the user’s own dates behind their own closing: %s', async (say, words) => {
    await signAll(trade.app, trade.buyer, trade.id);
    expect(await told(trade.buyer, 'what is next in my trade with Olive', say)).toContain(words);
  });
});

describe('Eddy, asked what is agreed', () => {
  it.each([
    'what did we agree to, and what comes next',
    'which trades have i agreed to',
    'what exactly did i sign up for',
    'what did i shake hands on',
    'what have i said yes to',
  ])('tells the agreed trade: %s', async (say) => {
    const text = await told(trade.buyer, say);
    expect(text).toContain('You agreed a trade with Olive');
    expect(text).not.toContain('I can’t answer');
  });
});

describe('Eddy, told to pay ahead of the inspection', () => {
  it.each([
    'wire olive the rest today, i will see the boat later',
    'let the broker release everything to her',
    'we can skip the survey, just pay Olive',
    'i do not need an inspection, send Olive the money',
  ])('advises against it and tells what is due: %s', async (say) => {
    await signAll(trade.app, trade.buyer, trade.id);
    const text = await told(trade.buyer, say);
    expect(text).toMatch(/^I can’t do that: .* And I’d advise against it: inspect the boat first\. /);
    expect(text).toContain('Your next task: ');
  });

  it('knows of no closing with somebody else', async () =>
    expect(await told(trade.buyer, 'release the money to Cara')).not.toContain('I’d advise against it'));
});
