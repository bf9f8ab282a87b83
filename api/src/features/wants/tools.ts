import { quietInput } from '@tradewind/contract/eddy-tools';
import { priceText } from '@tradewind/contract/prices';
import type { Want, WantRules } from '@tradewind/contract/wants';
import { labelOf } from '@tradewind/domain/trade-taxonomy';
import { reading } from '../../platform/tool.ts';
import { listWants } from './service.ts';

export const myWants = reading({
  name: 'my_wants',
  description: 'What the user would take for each of their boats and assets and for cash, by their own rules.',
  input: quietInput,
  async run({ db, caller }, { quietly }) {
    const rows = (await listWants(db, caller.id)).map((want) => ({
      ...(want.for.kind === 'boat' && { boatId: want.for.boatId }),
      give: givenBy(want),
      wouldTake: wordsFor(want.rules),
      suggested: want.suggested,
      rules: want.rules,
    }));
    return {
      output: { wants: rows },
      parts: quietly
        ? []
        : [
            {
              type: 'data-table',
              data: {
                caption: 'What you’d take',
                columns: ['You give', 'You’d take'],
                rows: rows.map(({ give, wouldTake }) => [give, wouldTake]),
              },
            },
          ],
    };
  },
});

const givenBy = ({ title }: Want): string => title ?? 'Cash';

/** 'center consoles, 24 to 36 ft, from 2012, up to $180,000'. */
function wordsFor(rules: WantRules): string {
  const parts = [
    rules.categories.map((key) => labelOf('listing', key)).join(', '),
    rules.boatTypes.join(', '),
    rangeOf(rules.minLength, rules.maxLength, (feet) => `${feet} ft`),
    rangeOf(rules.minYear, rules.maxYear, String),
    rangeOf(rules.minPrice, rules.maxPrice, priceText),
    rules.maxMiles === null ? '' : `within ${rules.maxMiles} miles`,
    rules.maxCashToAdd === null ? '' : `adding up to ${priceText(rules.maxCashToAdd)}`,
    rules.minCashToReceive === null ? '' : `with at least ${priceText(rules.minCashToReceive)} on top`,
  ].filter(Boolean);
  return parts.join(' · ') || 'anything';
}

function rangeOf<Value>(least: Value | null, most: Value | null, textOf: (value: Value) => string): string {
  if (least !== null && most !== null) return `${textOf(least)} to ${textOf(most)}`;
  if (least !== null) return `from ${textOf(least)}`;
  return most === null ? '' : `up to ${textOf(most)}`;
}
