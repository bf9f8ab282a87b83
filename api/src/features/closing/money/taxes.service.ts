import type { Closing } from '@tradewind/contract/closing';
import type { TaxInput } from '@tradewind/contract/closing-money';
import type { TaxHeld } from '@tradewind/domain/ledger/terms';
import { cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField } from '../../../platform/http/refusal.ts';
import { tellParties, tradeChanged } from '../../trades/service.ts';
import { lockCourse, readClosing } from '../course.service.ts';
import { asTaxable, type TaxableLeg } from '../policy.ts';
import { setTaxes } from './taxes.store.ts';

type Context = Pick<Dependencies, 'commit'>;
interface Params {
  id: number;
  leg: number;
}

/**
 * The broker says how much sales tax the release takes for a boat; without an input, none. Statements that were signed with
 * another amount are void, and the receiver's balance changes with it.
 */
const changeTax = (
  { commit }: Context,
  broker: BrokerCaller,
  { id: tradeId, leg }: Params,
  input: TaxInput | undefined,
  origin: Origin,
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const { trade, closing, role } = await lockCourse(work, broker, tradeId);
    const boat = asTaxable(trade, closing, role, leg);
    const held = input && heldFor(boat, input);
    const earlier = closing.taxes.find((tax) => tax.leg === leg);
    if (isSame(earlier, held)) return readClosing(tx, broker, tradeId);
    await setTaxes(tx, boat, [...closing.taxes.filter((tax) => tax !== earlier), ...(held ? [held] : [])]);
    await work.logActivity(broker, 'closing.tax', origin, {
      ...{ tradeId, leg },
      ...(held && { state: held.state, cents: held.amount }),
    });
    const others = trade.parties.flatMap(({ position, userId }) =>
      position === boat.receiver || userId === null ? [] : [userId],
    );
    tellParties(work, trade, newsOf(boat, held), others);
    await tradeChanged(work, trade);
    return readClosing(tx, broker, tradeId);
  });

export const holdTax = (context: Context, broker: BrokerCaller, params: Params, input: TaxInput, origin: Origin) =>
  changeTax(context, broker, params, input, origin);

export const dropTax = (context: Context, broker: BrokerCaller, params: Params, origin: Origin) =>
  changeTax(context, broker, params, undefined, origin);

function heldFor({ number: leg, value }: TaxableLeg, { state, amount, note }: TaxInput): TaxHeld {
  const tax = parseMoney(amount) ?? cents(0);
  if (tax > (parseMoney(value) ?? 0)) throw invalidField('amount', 'That’s more than the value of the boat.');
  return { state, leg, amount: tax, note };
}

const isSame = (one: TaxHeld | undefined, other: TaxHeld | undefined): boolean =>
  one?.state === other?.state && one?.amount === other?.amount && one?.note === other?.note;

const newsOf = ({ title }: TaxableLeg, held: TaxHeld | undefined) =>
  held
    ? {
        title: `${exactMoney(held.amount)} of sales tax is held for ${title}`,
        body: 'Your estimated statement shows it. We pay it to the state from your money after the release.',
      }
    : { title: `No sales tax is held for ${title}`, body: 'Your estimated statement shows what you bring now.' };
