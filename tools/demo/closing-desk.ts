import type { Closing } from '@tradewind/contract/closing';
import type { Wire, WireOut } from '@tradewind/contract/ledger';
import { brokerageDay } from '@tradewind/domain/closing/brokerage-day';
import { readClosing } from '../../api/src/features/closing/course/course.service.ts';
import { releaseTrade } from '../../api/src/features/closing/release/release.service.ts';
import { settleTrade } from '../../api/src/features/closing/release/settlement.service.ts';
import { readTradeMoney } from '../../api/src/features/ledger/desk.service.ts';
import { collectWire, payOut, recordWire } from '../../api/src/features/ledger/wires/wires.service.ts';
import { authorized } from '../../api/src/platform/authorized.ts';
import type { Dependencies } from '../../api/src/platform/http/app.ts';
import { createIdempotency } from '../../api/src/platform/idempotency.ts';
import { callerNamed } from './drafts.ts';
import { LOANS } from './world/closings.ts';
import { BROKER } from './world/people.ts';

export const broker = authorized({ ...callerNamed(BROKER.name), isBroker: true }, 'broker');

type Recording = Parameters<typeof recordWire>[0];
type Desk = Parameters<typeof recordWire>[1];

/** Payees by the accounts that owe them, in the order of payments. */
const PAYEES: readonly (readonly [string, (name: string) => WireOut['payee']])[] = [
  ['payable:lender', (lien) => ({ kind: 'lender', lien: Number(lien) })],
  ['client', (position) => ({ kind: 'payout', position: Number(position) })],
  ['due:broker', () => ({ kind: 'broker' })],
];

/** The names on the bank accounts of those who are no party. */
const nameOfOther = ({ kind }: WireOut['payee']): string =>
  kind === 'lender' ? (Object.values(LOANS)[0]?.lender ?? '') : 'Tradewind Yacht Brokerage';

/** The broker's part of one closing: wires, the release and the settlement. */
export class ClosingDesk {
  readonly #context: Pick<Dependencies, 'db' | 'commit'>;
  readonly #tradeId: number;
  readonly #names: readonly string[];

  /** The names on the parties' bank accounts, by position. */
  constructor(context: Pick<Dependencies, 'db' | 'commit'>, tradeId: number, names: readonly string[]) {
    this.#context = context;
    this.#tradeId = tradeId;
    this.#names = names;
  }

  /** Records everything that the parties owe, as the bank shows it. */
  async collect(what: 'deposit' | 'balance'): Promise<void> {
    const { money }: Closing = await readClosing(this.#context.db, broker, this.#tradeId);
    for (const { position, [what]: owed } of money.parties)
      for (const { trust, missing } of owed.accounts) {
        if (Number(missing) === 0) continue;
        const purpose = what === 'deposit' ? 'deposit' : 'funds';
        const bankReference = `${this.#tradeId}-${position + 1}-${purpose}`.toUpperCase();
        const counterparty = this.#names[position] ?? '';
        const wire = { purpose, trust, tradeId: this.#tradeId, position, amount: missing, bankReference, counterparty };
        await this.#carry((context, desk) => recordWire(context, desk, wire as Parameters<typeof recordWire>[2]));
      }
  }

  /** Everything changes hands, and everyone is paid. */
  async release(): Promise<void> {
    await releaseTrade(this.#context, broker, this.#tradeId, {});
    const { balances } = await readTradeMoney(this.#context.db, broker.id, this.#tradeId);
    for (const [start, payeeOf] of PAYEES)
      for (const { account, book, amount } of balances.filter((balance) => balance.account.startsWith(start))) {
        const payee = payeeOf(account.split(':').at(-1) ?? '');
        const counterparty = 'position' in payee ? (this.#names[payee.position] ?? '') : nameOfOther(payee);
        const wire = { payee, trust: book, tradeId: this.#tradeId, amount: amount.slice(1), counterparty };
        const facts = {
          bankReference: `${this.#tradeId}-${account.replaceAll(':', '-')}`.toUpperCase(),
          callBackNote: 'Called back on the number on file',
        };
        await this.#carry((context, desk) => payOut(context, desk, { ...wire, ...facts } as WireOut));
      }
  }

  async settle(): Promise<void> {
    await settleTrade(this.#context, broker, this.#tradeId, {});
  }

  async #carry(record: (context: Recording, desk: Desk) => Promise<Wire>): Promise<void> {
    const { db, commit } = this.#context;
    const now = new Date();
    const desk = { broker, origin: {}, now };
    const { id } = await record({ idempotency: createIdempotency(db, commit) }, desk);
    await collectWire({ commit }, desk, id, brokerageDay(now));
  }
}
