import type { Closing } from '@tradewind/contract/closing';
import type { ClosingDispute } from '@tradewind/contract/closing-disputes';
import { exactPriceText, readDollars } from '@tradewind/contract/trade-values';

type Trust = ClosingDispute['frozen'][number]['trust'];

/** Typed amounts by party and trust account. */
export type TypedShares = Record<string, string>;

interface ShareField {
  key: string;
  position: number;
  trust: Trust;
}

const keyOf = (trust: Trust, position: number) => `${trust} ${position}`;

/** One field for each party in each trust account with frozen money. */
export const shareFields = ({ parties }: Pick<Closing, 'parties'>, { frozen }: Pick<ClosingDispute, 'frozen'>) =>
  frozen.flatMap(({ trust }) =>
    parties.map(({ position }): ShareField => ({ key: keyOf(trust, position), position, trust })),
  );

/** The division that the broker starts with. Parties start with empty fields. */
export const suggestedShares = ({ suggested }: Pick<ClosingDispute, 'suggested'>): TypedShares =>
  Object.fromEntries(
    suggested.map(({ trust, position, amount }) => [keyOf(trust, position), exactPriceText(amount).replace('$', '')]),
  );

/** Empty fields get nothing. */
const filled = (fields: readonly ShareField[], typed: TypedShares) =>
  fields.filter(({ key }) => (typed[key] ?? '').trim() !== '');

/** The shares that were typed. */
export const sharesOf = (fields: readonly ShareField[], typed: TypedShares) =>
  filled(fields, typed).map(({ key, position, trust }) => ({
    ...{ position, trust, amount: readDollars(typed[key] ?? '') ?? typed[key] },
  }));

/** The name of a field in a form. */
export const shareName = (key: string) => `shares.${key}`;

/** The field of the share with this index among those that were typed. */
export function shareAt(
  fields: readonly ShareField[],
  typed: TypedShares,
  index: string | undefined,
): string | undefined {
  const field = filled(fields, typed)[Number(index)];
  return field && shareName(field.key);
}
