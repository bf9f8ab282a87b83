import { withoutSeparators } from '@tradewind/domain/typed-numbers';

export { withoutSeparators } from '@tradewind/domain/typed-numbers';

/** The sentence for an amount whose commas do not stand between thousands; undefined for any other text. */
export const commaFault = (typed: string): string | undefined =>
  /\d,|,\d/.test(withoutSeparators(typed))
    ? 'Please use a point for cents, such as 250.50, and commas only for thousands, such as 25,050.'
    : undefined;
