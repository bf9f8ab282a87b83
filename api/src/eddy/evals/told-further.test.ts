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

describe('Eddy, asked on after an answer about an agreed trade', () => {
  it.each(['which one is most urgent', 'ok what comes first', 'when is the next one due?'])(
    'names the first task: %s',
    async (question) => {
      await signed();
      expect(await told(trade.buyer, 'what do i still have to do', question)).toMatch(
        /^In your trade with Olive .*: Your next task: [^.]+\.$/,
      );
    },
  );

  it('names the tasks behind it, and what a missed date means', async () => {
    await signed();
    expect(await told(trade.buyer, 'what do i still have to do', 'what comes after that')).toContain(
      'After that, you still have to do:',
    );
    expect(await told(trade.buyer, 'what do i still have to do', 'and if i am late?')).toMatch(
      /^Your next task: .* If a deposit doesn’t arrive in time, the broker can end the trade\./,
    );
    expect(await told(trade.owner, 'what does Ben still have to do', 'and if he never does?')).toContain(
      'If a deposit doesn’t arrive in time, the broker can end the trade.',
    );
    expect(await told(trade.buyer, 'what do i still have to do', 'is all that standard?')).toContain(
      'A closing goes through these steps',
    );
  });

  it('tells where a deposit is, and why', async () => {
    await signed();
    await trade.deposit(BEN, 5_000);
    const held = 'holds it in a trust account';
    expect(await told(trade.buyer, 'is my deposit in', 'who can get at it')).toContain(held);
    expect(await told(trade.buyer, 'is my deposit in', 'what for?')).toContain(held);
    expect(await told(trade.buyer, 'who is sitting on my deposit')).toContain(held);
    expect(await told(trade.buyer, 'is my deposit in', 'what does that come to in total')).toContain(
      'At the release you must have brought',
    );
  });
});

describe('Eddy, asked in everyday words how things stand', () => {
  it.each(['how is my sale coming along', 'what is the story with the boat i am selling', 'how far are we with Ben'])(
    'tells the step: %s',
    async (question) => {
      await signed();
      expect(await told(trade.owner, question)).toContain('The closing is at this step:');
    },
  );

  it('tells what the other side must hand in, and may still do', async () => {
    await signed();
    expect(await told(trade.owner, 'what does Ben have to hand in')).toContain('Ben still has to do:');
    expect(await told(trade.owner, 'suppose Ben discovers a leak, what then')).toContain('can still reject');
    expect(await told(trade.owner, 'what are we arguing about')).toContain('No dispute is open in this trade');
  });

  it.each([
    'bring me up to speed',
    'what did i miss',
    'anything going on with my stuff?',
    'does anybody need anything from me',
  ])('tells everything that is open: %s', async (question) => {
    await signed();
    expect(await told(trade.buyer, question)).toContain('In your trade with Olive');
  });

  it('takes picking something up for no truck', async () => {
    await signed();
    expect(await told(trade.buyer, 'when do i get to pick up my new boat?')).toContain(
      'Keys change hands only after the release',
    );
  });
});
