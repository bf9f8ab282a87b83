import { offerTermsInput } from '@tradewind/contract/eddy-tools';
import { STANDARD_DEPOSIT_RULE } from '@tradewind/contract/standard-terms';
import { exactPriceText } from '@tradewind/contract/trade-values';
import { depositOf } from '@tradewind/domain/closing/deposits';
import { type Cents, cents, closingCost, formatMoney, parseMoney } from '@tradewind/domain/money';
import { reading } from '../../../platform/tool.ts';
import { readBoat } from '../../boats/service.ts';

const dollarsOf = (amount: Cents) => exactPriceText(formatMoney(amount));

export const offerTerms = reading({
  name: 'offer_terms',
  description:
    'For an offer that the user only thinks about: the standard deposit and the closing fee they would owe, and the rules for both. Drafts nothing.',
  input: offerTermsInput,
  async run({ db }, { boatId, cash }) {
    const boat = boatId === undefined ? undefined : await readBoat(db, boatId);
    const value = (boat && parseMoney(boat.price)) ?? cents(0);
    const paid = cash === undefined ? undefined : cents(Math.round(cash * 100));
    const cashPaid: Cents = paid ?? value;
    return {
      output: {
        ...(boat && { boatId: boat.id, title: boat.title, askingPrice: dollarsOf(value) }),
        cash: dollarsOf(cashPaid),
        isAsking: paid === undefined,
        deposit: dollarsOf(depositOf({ cashPaid, valueReceived: value })),
        closingFee: dollarsOf(closingCost(boat ? value : cashPaid)),
        cashWithFee: dollarsOf(cents(cashPaid + closingCost(boat ? value : cashPaid))),
        rule: STANDARD_DEPOSIT_RULE,
      },
    };
  },
});
