import { describe, expect, it } from 'vitest';
import { agreedTrades, BEN } from '../../testing/agreed-trades.ts';
import { signAll } from '../../testing/closings.ts';
import { readAnswer } from '../../testing/eddy-client.ts';
import type { Person } from '../../testing/people.ts';

const trade = agreedTrades();

async function told(person: Person, message: string, chatId?: number) {
  const body = { message, ...(chatId && { chatId }) };
  return readAnswer((await trade.app.call('POST', '/api/ai-agent/chat', { token: person.token, body })).body);
}

async function signed() {
  await signAll(trade.app, trade.buyer, trade.id);
}

describe('Eddy, asked about a trade that is closing', () => {
  it.each([
    'Did my deposit arrive?',
    'Has the brokerage gotten my wire yet?',
    'any news on whether my transfer made it?',
  ])('tells what has arrived of the deposit: %s', async (question) => {
    await signed();
    expect((await told(trade.buyer, question)).text).toContain('$5,000 is missing');
    await trade.deposit(BEN, 5_000);
    expect((await told(trade.buyer, question)).text).toContain('Your deposit of $5,000 has arrived in full.');
  });

  it.each(['How much is left to pay?', 'what do I still owe Olive?', 'what else am I supposed to bring in cash'])(
    'tells what is left to pay: %s',
    async (question) => {
      await signed();
      await trade.deposit(BEN, 5_000);
      expect((await told(trade.buyer, question)).text).toContain('$46,700 is left to pay');
    },
  );

  it.each(['When do I get paid?', 'what date does the money hit my account?', 'How much will I receive at the end?'])(
    'tells what a party gets after the release: %s',
    async (question) => {
      await signed();
      expect((await told(trade.owner, question)).text).toContain('We wire you $48,725 after the release');
    },
  );

  it.each(['Is it my turn?', 'which papers do you still need from me?', 'what do I still have to do for the Osprey?'])(
    'tells the tasks of the user with their dates: %s',
    async (question) => {
      await signed();
      expect((await told(trade.buyer, question)).text).toMatch(
        /You still have to do: .*deposit \(due \w+ \d+, \d{4}\)/,
      );
    },
  );

  it('understands a short question after the first one', async () => {
    await signed();
    const { chatId } = await told(trade.buyer, 'How is my trade going?');
    expect((await told(trade.buyer, 'and when is that due?', chatId)).text).toContain('deposit (due');
  });

  it.each(['why is our deal frozen?', 'Who decides our dispute?', 'How is my trade going?', 'When do I get paid?'])(
    'always tells of a dispute: %s',
    async (question) => {
      await signed();
      await trade.send(trade.buyer, '/dispute', { reason: 'The engine was swapped.' });
      expect((await told(trade.owner, question)).text).toContain('This trade is in dispute: Ben opened it');
      expect((await told(trade.buyer, question)).text).toContain('This trade is in dispute: you opened it');
    },
  );

  it('tells how to leave, and how to pay less after a survey', async () => {
    expect((await told(trade.buyer, 'how do I get out of the deal?')).text).toContain('you can still simply cancel');
    await signed();
    const { text } = await told(trade.buyer, 'can I still back out after the survey?');
    expect(text).toContain('You haven’t accepted in writing yet');
    expect((await told(trade.buyer, 'the survey found damage, can I get money off?')).text).toContain('an amendment');
  });

  it.each([
    ['what is next on the Osprey?', 'The closing is at this step'],
    ['how long until the Osprey is mine?', 'The release is planned for'],
    ['which documents do I still owe you?', 'You still have to do: '],
    ['when is the survey?', 'You have ordered no survey'],
    ['why was my paperwork rejected?', 'The broker has returned nothing to you.'],
  ])('takes words of a deal as a question about the trade: %s', async (question, answer) => {
    await signed();
    expect((await told(trade.buyer, question)).text).toContain(answer);
  });

  it.each([
    ['how is my trade going?', 'tell her I wired it', 'about your Osprey: I wired it.'],
    ['what is next in my closing?', 'ask her when the survey is', 'Could you tell me when the survey is?'],
  ])('writes to the person of the trade that was told of: %s %s', async (first, then, words) => {
    await signed();
    const { chatId } = await told(trade.buyer, first);
    const { parts } = await told(trade.buyer, then, chatId);
    expect(JSON.stringify(parts)).toContain(words);
  });

  it.each(['when do I have to pay the deposit?', 'by when is the deposit due'])(
    'tells when the deposit is due: %s',
    async (question) => {
      await signed();
      expect((await told(trade.buyer, question)).text).toMatch(/\$5,000 is missing; it’s due \w+ \d+, \d{4}\./);
    },
  );

  it.each(['who has to act now?', 'whose turn is it', 'is it her turn or mine?', 'what is Olive waiting for'])(
    'tells what each side still has to do: %s',
    async (question) => {
      await signed();
      const { text } = await told(trade.buyer, question);
      expect(text).toContain('Your next task: ');
      expect(text).toMatch(/Olive still has to do: .*\(due /);
    },
  );

  it.each([
    ['¿cuándo tengo que pagar el depósito?', /Tu depósito es de \$5,000.*vence el \d+ de \p{L}+ de \d{4}/u],
    ['combien me reste-t-il à payer ?', /il reste \$51,700 à payer/],
    ['wer ist dran?', /Deine nächste Aufgabe: .* Olive hat noch zu tun: /],
  ])('answers in the language of the question: %s', async (question, answer) => {
    await signed();
    const { text } = await told(trade.buyer, question);
    expect(text).toMatch(answer);
    expect(text).not.toMatch(/\b(?:your|the|due|task)\b/);
  });

  it('tells what the other side has handed in, which is no longer theirs to do', async () => {
    await signed();
    await trade.app.database.pool.query(
      "update closing_tasks set state = 'submitted' where trade_id = $1 and kind = 'source-of-funds'",
      [trade.id],
    );
    const { text } = await told(trade.owner, 'what does Ben still have to do?');
    expect(text).toContain('Ben has handed in, and the broker is checking: source of funds.');
    expect(text).not.toMatch(/still has to do:[^.]*source of funds/);
  });

  it('tells what the other side has done', async () => {
    await signed();
    const { text, chatId } = await told(trade.owner, 'did Ben pay his deposit yet?');
    expect(text).toContain('Ben has done: agreement. Ben still has to do: deposit (due');
    await trade.deposit(BEN, 5_000);
    expect((await told(trade.owner, 'has he paid it now?', chatId)).text).toContain(
      'The deposit of Ben is in. It’s $5,000, held in the trust account. Ben still has to do: balance',
    );
  });

  it('tells what happens if somebody does not sign or pay', async () => {
    const { text } = await told(trade.buyer, 'what happens if she doesn’t sign?');
    expect(text).toContain('the trade lapses');
    expect(text).not.toContain('I didn’t use');
    await signed();
    expect((await told(trade.owner, 'what if he never pays?')).text).toContain('the broker can end the trade');
  });

  it('tells who opened a dispute, whoever asks', async () => {
    await signed();
    await trade.send(trade.buyer, '/dispute', { reason: 'The engine was swapped.' });
    const { text } = await told(trade.owner, 'did I open the dispute or Ben?');
    expect(text).toContain('Ben opened it');
    expect(text).toContain('The reason given: “The engine was swapped.”');
  });

  it('explains words of a closing, and tells how to reach the brokerage but nobody else', async () => {
    const { text } = await told(trade.buyer, 'What is a holdback?');
    expect(text).toContain('stays in the trust account after the release');
    expect((await told(trade.buyer, 'What is your phone number?')).text).toContain('by phone at');
    expect((await told(trade.buyer, 'What is Olive’s phone number?')).text).not.toContain('by phone at');
  });
});
