import { STATEMENT_ITEMS, STATEMENT_NOTICE } from '@tradewind/contract/closing-words';
import type { ClosingStatement, ExchangedItem } from '@tradewind/contract/release';
import { isZero } from '@tradewind/contract/trade-values';
import type { Block } from './paper.ts';
import { dayText, dollarText } from './wording.ts';

/** Every cent of one party: what has happened and, before the release, what it will add. */
export function accountBlocks(statement: ClosingStatement): Block[] {
  const { legalName, firstName, gives, gets, lines, balance, owes, receives, isFinal, notice } = statement;
  const hasEnded = notice === STATEMENT_NOTICE.ended;
  return [
    { facts: [['For', legalName ?? firstName]] },
    { heading: hasEnded ? STATEMENT_ITEMS.wouldGive : STATEMENT_ITEMS.give },
    ...itemBlocks(gives),
    { heading: hasEnded ? STATEMENT_ITEMS.wouldGet : STATEMENT_ITEMS.get },
    ...itemBlocks(gets),
    { heading: 'Every charge and credit' },
    {
      table: {
        columns: [
          { title: 'Date', share: 4 },
          { title: 'Entry', share: 9 },
          { title: 'Amount', share: 4, amount: true },
        ],
        rows: lines.map(({ at, text, title, note, amount }) => [
          at === null ? 'At the release' : dayText(at),
          [[text, title].filter(Boolean).join(': '), note].filter(Boolean).join(' · '),
          dollarText(amount),
        ]),
        total: ['', isFinal ? 'We hold for you' : 'Left for you after the release', dollarText(balance)],
      },
    },
    ...(isFinal && isZero(receives)
      ? []
      : [
          {
            facts: [
              ...(isFinal ? [] : [['You still bring', dollarText(owes)] as const]),
              ['We wire to you', dollarText(receives)] as const,
            ],
          },
        ]),
    { text: notice },
  ];
}

function itemBlocks(items: readonly ExchangedItem[]): Block[] {
  if (items.length === 0) return [{ text: 'Only cash, as listed below.' }];
  return items.map(({ title, price, boat }) => ({
    facts: [
      ['Item', title],
      ...(boat ? [['Year, make, model', [boat.year, boat.make, boat.model].filter(Boolean).join(' ')] as const] : []),
      ...(boat?.length ? [['Length', `${boat.length} ft`] as const] : []),
      ...(boat?.number ? [['Official or title number', boat.number] as const] : []),
      ...(boat?.hullNumber ? [['Hull number', boat.hullNumber] as const] : []),
      ['Agreed value', dollarText(price)],
    ],
  }));
}
