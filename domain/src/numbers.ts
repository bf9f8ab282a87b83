/** Formats '1,234,567'. The first use of Intl would cost a slow phone a tenth of a second. */
export const wholeNumber = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',');

/** Each at the index of its number. */
export const NUMBER_WORDS: readonly string[] = [
  ...['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
];

/** 'five', and '13' for what is more than twelve. */
export const numberWord = (amount: number): string => NUMBER_WORDS[amount] || String(amount);

/** Wider figures would not fit on their card on a phone. */
const WIDEST = 99_999;

/** '99,999', and '1.2M' for what would be wider. */
export const shortNumber = (amount: number): string =>
  amount > WIDEST
    ? amount.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 })
    : wholeNumber(amount);
