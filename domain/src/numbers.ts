/** Formats '1,234,567'. The first use of Intl would cost a slow phone a tenth of a second. */
export const wholeNumber = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Wider figures would not fit on their card on a phone. */
const WIDEST = 99_999;

/** '99,999', and '1.2M' for what would be wider. */
export const shortNumber = (amount: number): string =>
  amount > WIDEST
    ? amount.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })
    : wholeNumber(amount);
