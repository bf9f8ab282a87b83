/** The state of a trade as far as its money is concerned: it may still come to nothing. */
export type MoneyState = 'possible' | 'due' | 'done' | 'past';

const PAYS: Record<MoneyState, { you: string; other: string }> = {
  possible: { you: 'you would pay', other: 'would pay' },
  due: { you: 'you pay', other: 'pays' },
  done: { you: 'you paid', other: 'paid' },
  past: { you: 'you would have paid', other: 'would have paid' },
};
const GIVES: Record<MoneyState, { you: string; other: string }> = {
  possible: { you: 'You would give', other: 'would give' },
  due: { you: 'You give', other: 'gives' },
  done: { you: 'You gave', other: 'gave' },
  past: { you: 'You would have given', other: 'would have given' },
};

/** The sides that wrote the first and the newest terms of a trade. */
interface Makers {
  first: 'user' | 'other';
  newest: 'user' | 'other';
  name: string;
}

/** Sentences about the figures of one offer. They are said in English only. */
export const OFFER_FIGURES = {
  cash: (from: string, to: string, amount: string, state: MoneyState): string =>
    from === 'you'
      ? `In cash, ${PAYS[state].you} ${to} ${amount}.`
      : `In cash, ${from} ${PAYS[state].other} ${to} ${amount}.`,
  noCash: 'There is no cash in it, on either side.',
  /** Everything that one side gives, with its sum if it is more than one thing. */
  together: (name: string, things: string, sum: string, isSum: boolean, state: MoneyState): string => {
    const gives = name === 'you' ? GIVES[state].you : `${name} ${GIVES[state].other}`;
    return isSum
      ? `${gives} ${things}: ${sum} together, by asking prices, stated values and cash.`
      : `${gives} ${things}, and nothing else.`;
  },
  offered: (name: string, gives: string, gets: string): string =>
    `${name === 'you' ? 'You' : name} offered ${gives || 'nothing'} for ${gets || 'nothing'}.`,
  makers: ({ first, newest, name }: Makers): string => {
    if (first === newest) return first === 'user' ? `You made it, to ${name}.` : `It came from ${name}.`;
    return first === 'user'
      ? `You began it, and ${name} answered with these terms.`
      : `${name} began it, and these terms are yours.`;
  },
  noOfferOfYours: 'I find no offer of yours among your newest trades.',
  /** Behind the asking price and the estimate, which tell how far an offer is from them. */
  judge: 'Whether that’s the right amount is yours to judge.',
  cashOn: (title: string, count: number): string =>
    count === 0
      ? `No open offer brings you cash for your ${title}.`
      : `${count} open ${count === 1 ? 'offer brings' : 'offers bring'} you cash for your ${title}.`,
  openOn: (title: string, count: number): string =>
    count === 0
      ? `There is no open offer for your ${title}.`
      : `${count} open ${count === 1 ? 'offer is' : 'offers are'} about your ${title}.`,
  withoutCash: 'Without cash for you:',
  against: (sum: string, gap: string, share: string, gapIs: string, target: string, price: string): string =>
    gapIs === 'even'
      ? `${sum} is as much as the asking price of the ${target}.`
      : `${sum} is ${gap} (${share}) ${gapIs === 'over' ? 'over' : 'under'} the ${price} that the ${target} asks.`,
};
