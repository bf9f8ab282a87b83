import { beforeAll, beforeEach } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { closingOf, depositOf } from './closings.ts';
import { type Person, registerBroker } from './people.ts';
import { agree, callTrades, registerTraders, type Traders } from './trades.ts';

/** Ben proposes the trade, so he comes first. */
export const [BEN, OLIVE] = [0, 1];

/** A broker for the file, and before each test a new trade on which Ben and Olive have just agreed. */
export function agreedTrades() {
  let app: TestApp;
  let broker: Person;
  let traders: Traders;
  let tradeId: number;
  beforeAll(async () => {
    app = await testApp({ ROLE: 'web' });
    broker = await registerBroker(app);
  });
  beforeEach(async () => {
    traders = await registerTraders(app);
    tradeId = (await agree(app, traders)).id;
  });
  const asBroker = (path: string) => app.call('GET', path, { token: broker.token });
  return {
    get app() {
      return app;
    },
    get broker() {
      return broker;
    },
    get buyer() {
      return traders.buyer;
    },
    get owner() {
      return traders.owner;
    },
    get traders() {
      return traders;
    },
    get id() {
      return tradeId;
    },
    read: (person: Person) => closingOf(app, person, tradeId),
    send: (person: Person, path: string, body?: unknown) => callTrades(app, person, `/${tradeId}/closing${path}`, body),
    deposit: (position: number, amount: number) => depositOf(app, broker, tradeId, position, amount),
    /** The balances of the ledger, such as 'client:0 -5000.00'. */
    money: async (): Promise<string[]> =>
      (await asBroker(`/api/broker/money?trade=${tradeId}`)).body.balances.map(
        ({ account, amount }: { account: string; amount: string }) => `${account} ${amount}`,
      ),
    boatStatus: async (boatId: number): Promise<string> =>
      (await app.database.pool.query('select status from boats where id = $1', [boatId])).rows[0].status,
  };
}
