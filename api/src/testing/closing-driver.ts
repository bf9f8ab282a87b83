import type { Closing } from '@tradewind/contract/closing';
import type { TradeMoney, Wire } from '@tradewind/contract/ledger';
import type { Trade } from '@tradewind/contract/trades';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { type ClosingWorld, finishPapers, type Pair } from './closing-world.ts';

interface Request {
  method: 'GET' | 'POST';
  path: string;
  token: string;
  body?: object | undefined;
  /** Repeating the request has no second effect. */
  key?: string | undefined;
}

/** Sends a request, however often it takes, and returns its answer. Measured under its name. */
export type Send = (name: string, request: Request) => Promise<{ status: number; body: unknown }>;

interface Options {
  send: Send;
  world: ClosingWorld;
  pool: Parameters<typeof finishPapers>[0];
}

/** In the order of payments. */
const PAYEES: readonly (readonly [string, (name: string) => object])[] = [
  ['payable:lender', (name) => ({ kind: 'lender', lien: Number(name) })],
  ['client', (name) => ({ kind: 'payout', position: Number(name) })],
  ['due:broker', () => ({ kind: 'broker' })],
];
const rankOf = (account: string) => PAYEES.findIndex(([start]) => account.startsWith(start));

/**
 * Brings one trade from the offer to its settlement. Each step looks first at how far the last attempt got, as a person would
 * after a crash, and every wire has a reference of its own.
 */
export class ClosingDriver {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  async close(pair: Pair): Promise<number> {
    const tradeId = await this.#agree(pair);
    await finishPapers(this.#options.pool, tradeId);
    await this.#fund(tradeId);
    await this.#step('release', tradeId);
    await this.#payOut(tradeId);
    await this.#step('settle', tradeId);
    return tradeId;
  }

  async #agree({ buyer, owner, tern, osprey }: Pair): Promise<number> {
    const offer = {
      gives: [
        { kind: 'boat', boatId: tern },
        { kind: 'cash', amount: 50_000 },
      ],
      gets: [{ kind: 'boat', boatId: osprey }],
    };
    const { id } = await this.#ask<Trade>('propose', {
      ...{ method: 'POST', path: '/api/trades', token: buyer.token, body: offer, key: `offer-${buyer.id}` },
    });
    const path = `/api/trades/${id}/accept`;
    await this.#ask('accept', { method: 'POST', path, token: owner.token, body: { revision: 1 } });
    return id;
  }

  async #fund(tradeId: number): Promise<void> {
    const [token] = this.#options.world.brokers;
    for (const what of ['deposit', 'balance'] as const) {
      const path = `/api/trades/${tradeId}/closing`;
      const { money } = await this.#ask<Closing>('read the closing', { method: 'GET', path, token });
      for (const { position, [what]: owed } of money.parties)
        for (const { trust, missing } of owed.accounts)
          if (Number(missing) > 0)
            await this.#wire('in', tradeId, {
              ...{ purpose: what === 'deposit' ? 'deposit' : 'funds', trust, position, amount: missing },
              bankReference: `${tradeId}-in-${position}-${trust}-${what}`,
            });
    }
  }

  async #payOut(tradeId: number): Promise<void> {
    for (const { account, book, amount } of await this.#open(tradeId))
      await this.#wire('out', tradeId, {
        ...{ payee: PAYEES[rankOf(account)]?.[1](account.split(':').at(-1) ?? ''), trust: book, amount },
        bankReference: `${tradeId}-out-${account}-${book}`,
      });
    // A wire that was on its way when something was killed.
    for (const wire of await this.#wires(tradeId)) await this.#carry(wire);
  }

  /** The debts of the trade now, in the order of payments. */
  async #open(tradeId: number): Promise<{ account: string; book: string; amount: string }[]> {
    const [token] = this.#options.world.brokers;
    const path = `/api/broker/money?trade=${tradeId}`;
    const { balances } = await this.#ask<TradeMoney>('read the ledger', { method: 'GET', path, token });
    return balances
      .filter(({ account }) => rankOf(account) >= 0)
      .map(({ account, book, amount }) => ({ account, book, amount: amount.slice(1) }))
      .sort((one, other) => rankOf(one.account) - rankOf(other.account));
  }

  async #wire(direction: 'in' | 'out', tradeId: number, facts: { bankReference: string }): Promise<void> {
    const [token] = this.#options.world.brokers;
    const known = (await this.#wires(tradeId)).find(({ bankReference }) => bankReference === facts.bankReference);
    const body = { ...facts, tradeId, counterparty: 'Robin', callBackNote: 'Called on the known number' };
    const wire =
      known ??
      (await this.#ask<Wire>(`record a wire ${direction}`, {
        ...{ method: 'POST', path: `/api/broker/wires/${direction}`, token, body, key: facts.bankReference },
      }));
    await this.#carry(wire);
  }

  #wires(tradeId: number): Promise<Wire[]> {
    const [token] = this.#options.world.brokers;
    return this.#ask('list wires', { method: 'GET', path: `/api/broker/wires?list=all&trade=${tradeId}`, token });
  }

  /** Confirms and collects a wire, whatever was done before. */
  async #carry({ id, tradeId, state }: Wire): Promise<void> {
    const [broker, second] = this.#options.world.brokers;
    const move = async (action: 'confirm' | 'collect', token: string, body?: object) => {
      const path = `/api/broker/wires/${id}/${action}`;
      const answer = await this.#options.send(`${action} a wire`, { method: 'POST', path, token, body });
      if (answer.status === 200) return;
      // The attempt before this one may have done it.
      const found = (await this.#wires(tradeId ?? 0)).find((wire) => wire.id === id);
      if (found?.state !== `${action}ed`) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    };
    if (state === 'recorded') await move('confirm', second);
    if (state === 'recorded' || state === 'confirmed')
      await move('collect', broker, { bankDate: brokerageDay(new Date()) });
  }

  async #step(what: 'release' | 'settle', tradeId: number): Promise<void> {
    const [token] = this.#options.world.brokers;
    await this.#ask(what, { method: 'POST', path: `/api/trades/${tradeId}/${what}`, token });
  }

  async #ask<T>(name: string, request: Request): Promise<T> {
    const { status, body } = await this.#options.send(name, request);
    if (status >= 300) throw new Error(`${request.method} ${request.path}: ${status} ${JSON.stringify(body)}`);
    return body as T;
  }
}
