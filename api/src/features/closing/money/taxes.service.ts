import type { Closing } from '@tradewind/contract/closing';
import type { TaxInput, taxRead } from '@tradewind/contract/closing-money';
import { STATE_NAMES } from '@tradewind/domain/geography/us-states';
import type { TaxHeld } from '@tradewind/domain/ledger/terms';
import { cents, exactMoney, parseMoney } from '@tradewind/domain/money';
import type { z } from 'zod';
import type { BrokerCaller } from '../../../platform/auth.ts';
import type { Dependencies } from '../../../platform/http/app.ts';
import type { Origin } from '../../../platform/http/origin.ts';
import { invalidField, Refusal } from '../../../platform/http/refusal.ts';
import { tellParties, tradeChanged } from '../../trades/service.ts';
import { lockCourse, readClosing } from '../course/course.service.ts';
import { asTaxable, type TaxableLeg } from '../policy.ts';
import { setTaxes } from './taxes.store.ts';

type Context = Pick<Dependencies, 'commit'>;
interface Params {
  id: number;
  leg: number;
}

/** The tax that a broker has seen on the screen: null for none, undefined if they don't say. */
type TaxRead = TaxInput['replaces'];

/**
 * The broker says how much sales tax the release takes for a boat; without an input, none. Statements that were signed with
 * another amount are void, and the receiver's balance changes with it.
 */
const changeTax = (
  { commit }: Context,
  broker: BrokerCaller,
  { id: tradeId, leg }: Params,
  { input, read, origin }: { input?: TaxInput; read: TaxRead; origin: Origin },
): Promise<Closing> =>
  commit(async (work) => {
    const { tx } = work;
    const { trade, closing, role } = await lockCourse(work, broker, tradeId);
    const boat = asTaxable(trade, closing, role, leg);
    const held = input && heldFor(boat, input);
    const earlier = closing.taxes.find((tax) => tax.leg === leg);
    if (isSame(earlier, held)) return readClosing(tx, broker, tradeId);
    requireRead(boat, earlier, read);
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
  changeTax(context, broker, params, { input, read: input.replaces, origin });

export const dropTax = (
  context: Context,
  broker: BrokerCaller,
  { state, amount, ...params }: Params & z.infer<typeof taxRead>,
  origin: Origin,
) => changeTax(context, broker, params, { read: state && amount ? { state, amount } : undefined, origin });

/** Two brokers may enter the tax of the same boat. The second one decides with the first one's amount in front of them. */
function requireRead({ title }: TaxableLeg, earlier: TaxHeld | undefined, read: TaxRead): void {
  if (read === undefined) return;
  if (read?.state === earlier?.state && (read ? parseMoney(read.amount) : undefined) === earlier?.amount) return;
  const now = earlier ? `${exactMoney(earlier.amount)} for ${STATE_NAMES[earlier.state]} is held` : 'None is held';
  throw new Refusal('conflict', `Another broker has changed the sales tax for ${title} meanwhile. ${now} now.`);
}

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
