import type { Examined } from '../eddy/evals/examine.ts';
import type { TestApp } from './app.ts';
import { examinedThrough } from './eddy-client.ts';
import { registerPerson } from './people.ts';
import { boat, cash, offerOf, propose, registerTraders, type Traders } from './trades.ts';

interface TwoOffers {
  traders: Traders;
  /** The trade that Ben proposed. */
  offer: number;
  examined: Examined;
}

/** Ben offers his Tern and $50,000 for Olive's Osprey, Cara offers $180,000, and Eddy can be asked about both. */
export async function makeTwoOffers(app: TestApp): Promise<TwoOffers> {
  const traders = await registerTraders(app);
  const { id: offer } = await propose(app, traders.buyer, offerOf(traders));
  const cara = await registerPerson(app, { firstName: 'Cara' });
  await propose(app, cara, { gives: [cash(180_000)], gets: [boat(traders.osprey)] });
  const examined = examinedThrough(
    async (path, token, body) => {
      const { status, body: answer } = await app.call('POST', path, { token, ...(body && { body }) });
      return { status, body: typeof answer === 'string' ? answer : JSON.stringify(answer) };
    },
    app.database.db,
    { tokens: {}, boats: new Map(), ids: new Map() },
  );
  return { traders, offer, examined };
}

/** Asks one question after the other in one chat: the last answer, and the last tool that Eddy used. */
export async function askInTurn(examined: Examined, token: string, turns: readonly string[]) {
  let last: Awaited<ReturnType<Examined['ask']>> | undefined;
  for (const message of turns) last = await examined.ask(token, { ...(last && { chatId: last.chatId }), message });
  return { text: last?.text ?? '', used: last && (await examined.used(last.chatId)).at(-1) };
}
