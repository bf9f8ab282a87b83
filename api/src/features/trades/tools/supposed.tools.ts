import { fees } from '@tradewind/contract/fees';
import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import { supposedTradeInput } from '@tradewind/contract/supposed-trade';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { DEPOSIT_SHARES, depositOf } from '@tradewind/domain/closing/deposits';
import { type Cents, cents, closingCost, formatMoney, parseMoney, percent, sum } from '@tradewind/domain/money';
import { reading } from '../../../platform/tool.ts';
import { readBoat } from '../../boats/service.ts';
import { taxOfState } from '../tax-of-state.service.ts';

const text = (amount: Cents) => exactPriceText(formatMoney(amount));
const inCents = (dollars: number | undefined) => (dollars === undefined ? undefined : cents(Math.round(dollars * 100)));
const NONE = cents(0);
const shareOf = (amount: Cents, share: number) => ({ rate: `${share / 100}%`, amount: text(percent(amount, share)) });

/** Works out fees, deposits and sales tax of a trade that nobody has proposed. */
export const supposedTrade = reading({
  name: 'supposed_trade',
  description:
    'For a trade that the user only supposes, with the values of its boats: who pays which closing fee, the standard deposits, and the sales tax of up to four states. An estimate. Drafts nothing.',
  input: supposedTradeInput,
  async run({ db }, { boatId, myBoatId, states = [], isRing, ...said }) {
    const [boat, mine] = await Promise.all(
      [boatId, myBoatId].map((id) => (id === undefined ? undefined : readBoat(db, id))),
    );
    const get = inCents(said.get) ?? (boat && parseMoney(boat.price));
    const give = inCents(said.give) ?? (mine && parseMoney(mine.price));
    const [pay, receive] = [inCents(said.pay), inCents(said.receive)];
    const gap = get === undefined || pay !== undefined || receive !== undefined ? 0 : get - (give ?? 0);
    const paid = pay ?? cents(Math.max(gap, 0));
    const received = receive ?? cents(Math.max(-gap, 0));
    const fee = get === undefined ? NONE : closingCost(get);
    const taxes = states.map((state) => taxOfState(state, { get, give, isRing }));
    const due = taxes.length === 1 ? taxes[0]?.amount : undefined;
    return {
      output: {
        ...(boat && { title: boat.title }),
        ...(mine && { myTitle: mine.title }),
        ...(get !== undefined && { get: text(get), yourFee: text(fee) }),
        ...(give !== undefined && { give: text(give), theirFee: text(closingCost(give)) }),
        paid: text(paid),
        received: text(received),
        // The difference of the values, as nobody named the cash.
        ...(gap !== 0 && { isCashSupposed: true }),
        yourDeposit: text(depositOf({ cashPaid: paid, valueReceived: get ?? NONE })),
        theirDeposit: text(depositOf({ cashPaid: received, valueReceived: give ?? NONE })),
        depositRule: STANDARD_DEPOSIT_RULE,
        shareOfCash: shareOf(paid, DEPOSIT_SHARES.ofCashPaid),
        shareOfValue: shareOf(get ?? NONE, DEPOSIT_SHARES.ofValueReceived),
        closingFee: fees.closingFee,
        inAll: text(sum([paid, fee, due ?? NONE])),
        taxes: taxes.map(({ amount: _amount, ...tax }) => tax),
      },
    };
  },
});
