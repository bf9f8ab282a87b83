import { describe, expect, it } from 'vitest';
import { agreedTrades, BEN } from '../../testing/agreed-trades.ts';
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

const signed = () => signAll(trade.app, trade.buyer, trade.id);

describe('Eddy, asked in plain words about an agreed trade', () => {
  it.each(['can I sell the Tern to someone else now?', 'am i free to take another offer for my Tern'])(
    'says that what is given is bound: %s',
    async (question) => {
      await signed();
      expect(await told(trade.buyer, question)).toContain('you can’t sell or trade it to anybody else');
    },
  );

  it.each([
    'what does walking away from the Osprey deal cost me',
    'call off my trade with Olive. how much is gone then?',
    'what do I owe for pulling the plug on the Osprey?',
  ])('tells the money that leaving is about: %s', async (question) => {
    await signed();
    await trade.deposit(BEN, 5_000);
    const text = await told(trade.buyer, question);
    expect(text).toContain('Your deposit is $5,000. You have authorized no costs so far.');
  });

  it.each([
    'could i still pull out of the Osprey purchase and have my deposit returned',
    'i want out of the trade with Olive, what about my deposit?',
    'walking away from the Osprey, is the deposit safe',
  ])('tells what becomes of the deposit of somebody who leaves: %s', async (question) => {
    await signed();
    await trade.deposit(BEN, 5_000);
    const text = await told(trade.buyer, question);
    expect(text).toContain('You haven’t accepted in writing yet, so you can still reject what you get');
    expect(text).toContain('You get your deposit back');
  });

  it.each([
    'how do we get hold of the broker in our Osprey trade',
    'i need to phone the broker about the deal with Olive',
  ])('tells how to reach the broker rather than the state of the trade: %s', async (question) => {
    await signed();
    expect(await told(trade.buyer, question)).toMatch(/^You reach the brokers of .* by phone at /);
  });

  it('tells the usual price of a survey that is not ordered', async () => {
    await signed();
    expect(await told(trade.buyer, 'so what is the survey going to cost us')).toMatch(
      /You have ordered no survey.*Full Marine Survey: \$500-\$5000/,
    );
  });

  it.each([
    'can I have ten extra days for the survey?',
    'we need to move the inspection of the Osprey to a later date, can we',
  ])('tells by when an inspection counts, and how to get more time: %s', async (question) => {
    await signed();
    const text = await told(trade.buyer, question);
    expect(text).toMatch(/you can accept or reject what you get until \w+ \d+, \d{4}\./);
    expect(text).toContain('The last day to accept moves with it.');
  });

  it('says of a boat that the user is closing on it', async () => {
    await signed();
    expect(await told(trade.buyer, 'what does the owner of the Osprey take for it?')).toContain(
      'It’s reserved for your own agreed trade with Olive.',
    );
    expect(await told(trade.buyer, 'show me all boats')).toMatch(/The trade of the Osprey is your own\./);
  });

  it('says that more tasks follow, and counts none of them', async () => {
    await signed();
    expect(await told(trade.buyer, 'what do I still have to do for the Osprey?')).toMatch(
      /More follows: .*keys received/,
    );
    const text = await told(trade.owner, 'what steps does Ben still have to go?');
    expect(text).toMatch(/Ben still has to do: .*deposit/);
    expect(text).toMatch(/More follows: .*keys received/);
    expect(text).not.toMatch(/\d more/);
  });

  it('tells in a dispute where the money is, and what is not paid', async () => {
    await signed();
    await trade.deposit(BEN, 5_000);
    await trade.send(trade.buyer, '/dispute', { reason: 'The engine was swapped.' });
    for (const question of ['where is the cash I wired?', 'is my deposit okay while we argue?'])
      expect(await told(trade.buyer, question)).toContain('$5,000 of your money is frozen until the dispute ends.');
    expect(await told(trade.owner, 'will Ben pay me ever?')).toContain('Ben still has to do: balance');
    const text = await told(trade.owner, 'is Ben paying me or not?');
    expect(text).toContain('The deposit of Ben is in. It’s $5,000, held in the trust account.');
    expect(text).toContain('Ben still has to do: balance');
  });

  it('keeps to the question about what is paid out, and how', async () => {
    await signed();
    expect(await told(trade.owner, 'how much do I get out of the Osprey after all fees?')).not.toContain('reject');
    expect(await told(trade.buyer, 'can I pay the rest by credit card?')).toContain('money comes in by wire only');
    expect(await told(trade.buyer, 'what am I paying Olive in total and when?')).toContain(
      'At the release you must have',
    );
    expect(await told(trade.owner, 'what happens if Ben rejects the boat?')).toContain('so they can still reject');
    expect(await told(trade.owner, 'Ben wants to pay half in cash on the side, ok?')).toMatch(/[Pp]lease don’t/);
    expect(await told(trade.buyer, 'how late can I still say no?')).toContain('You haven’t accepted in writing yet');
  });

  it('tells which boat a trade has reserved, and what that stops', async () => {
    await signed();
    const reserved = 'is reserved for an agreed trade: until that ends, you can’t sell it to anybody else';
    expect(await told(trade.buyer, 'which of my boats are tied up and why?')).toContain(`${reserved}`);
    expect(await told(trade.buyer, 'why can’t I lower the price of my Tern')).toContain(
      'That’s your trade with Olive.',
    );
    expect(await told(trade.buyer, 'mark the Tern as sold')).toContain('That isn’t possible right now');
    expect(await told(trade.buyer, 'what does trade pending mean on the Osprey, can I still bid?')).toContain(
      'It’s reserved for your own agreed trade with Olive',
    );
  });

  it('tells of the other side: its deposit, and whether it can leave', async () => {
    await signed();
    expect(await told(trade.owner, 'has Ben paid his deposit?')).toContain('Ben still has to do: deposit (due');
    await trade.deposit(BEN, 5_000);
    expect(await told(trade.owner, 'how is my trade going?', 'is his deposit in?')).toContain(
      'The deposit of Ben is in.',
    );
    expect(await told(trade.owner, 'can my buyer still back out?')).toContain('hasn’t accepted in writing yet');
  });

  it.each(['can we push the closing back a week?', 'is an extension of the closing date possible'])(
    'tells how to move a date: %s',
    async (question) => {
      await signed();
      expect(await told(trade.buyer, question)).toContain('More Time');
    },
  );

  it.each([
    ['what happens to my deposit?'],
    ['what becomes of my deposit of 5,000 in the dispute over the Osprey?'],
    ['Olive says i lose my deposit. who decides that and how much money are we talking about?'],
    ['why is our deal frozen?', 'do I get the 5,000 back?'],
  ])('tells the frozen deposit of the trade itself: %j', async (...turns) => {
    await signed();
    await trade.deposit(BEN, 5_000);
    await trade.send(trade.owner, '/dispute', { reason: 'He has found another boat.' });
    expect(await told(trade.buyer, ...turns)).toContain('$5,000 of your money is frozen');
  });

  it.each(['how can we settle the dispute?', 'is there a way to resolve the dispute with Olive'])(
    'tells how to propose an end of a dispute: %s',
    async (question) => {
      await signed();
      await trade.deposit(BEN, 5_000);
      await trade.send(trade.owner, '/dispute', { reason: 'He has found another boat.' });
      expect(await told(trade.buyer, question)).toContain('Propose How to End It');
    },
  );

  it.each(['is there anything left to do for me?', 'am i done with the Osprey?'])(
    'tells what is left: %s',
    async (say) => {
      await signed();
      expect(await told(trade.buyer, say)).toContain('You still have to do: ');
    },
  );
});

it('finds the agreed trade by its boat, and tells what both sides have to do', async () => {
  await signed();
  expect(await told(trade.buyer, 'how much will I have paid altogether for the Osprey once it closes?')).toContain(
    'At the release you must have brought',
  );
  expect(await told(trade.buyer, 'is the Osprey pending because of me?')).toMatch(/^Yes: the .*Osprey is reserved/);
  const both = await told(trade.owner, 'who am i closing with right now and whats it waiting on');
  expect(both).toMatch(/^You agreed a trade with Ben:/);
  expect(both).toContain('Ben still has to do:');
  expect(both).not.toContain('0.85%');
});

it('tells of keys, of money on its way and of what holds a closing up', async () => {
  await signed();
  await trade.deposit(BEN, 5_000);
  expect(await told(trade.buyer, 'when do i actually get the keys')).toContain(
    'Keys change hands only after the release of a closing. ',
  );
  expect(await told(trade.owner, 'did Ben pay anything yet')).toMatch(
    /The deposit of Ben is in\. It’s \$5,000, held in the trust account\. Ben still has to do: balance/,
  );
  expect(await told(trade.owner, 'when does the money for the Osprey come in')).toContain('after the release');
  expect(await told(trade.owner, 'whats taking so long with the Osprey')).toContain('Ben still has to do:');
  expect(await told(trade.buyer, 'at what point do I lose my deposit')).toMatch(
    /After the acceptance, the deposit of anyone .* You haven’t accepted in writing yet/,
  );
  expect(await told(trade.buyer, 'what do i bring to the closing')).toMatch(
    /At the release you must have brought .* You still have to do:/,
  );
  expect(await told(trade.buyer, 'how much do i still have to wire and by when')).toContain('is left to pay');
  expect(await told(trade.owner, 'how much do i end up with and when')).toContain('We wire you');
  expect(await told(trade.owner, 'did the survey happen yet')).toContain('Ben still has to do: inspection');
  expect(await told(trade.buyer, 'call off everything with Olive')).toContain('You haven’t accepted in writing yet');
  const survey = await told(trade.buyer, 'whens the survey on the Osprey and who pays for it');
  expect(survey).toContain('You have ordered no survey');
  expect(survey).toContain('whoever orders a survey or another service pays for that');
});

describe('Eddy, asked about the money of an agreed trade', () => {
  it.each([
    'where is my money held until the handover?',
    'is my deposit in escrow or does Olive have it',
    'when does the seller get my money',
  ])('tells who holds the money, and until when: %s', async (question) => {
    await signed();
    await trade.deposit(BEN, 5_000);
    const text = await told(trade.buyer, question);
    expect(text).toContain('A licensed broker holds it in a trust account');
    expect(text).toMatch(/release/);
  });

  it.each([
    'could I send Olive the remaining money in ethereum?',
    'is it fine to pay the rest for the Osprey in tether to her wallet',
  ])('refuses coins for the rest: %s', async (question) => {
    await signed();
    expect(await told(trade.buyer, question)).toContain('come in by wire only');
  });
});
