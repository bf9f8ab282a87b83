/** Writes decimals with their zero, so that every rule reads the same number: '.5 million' is '0.5 million'. */
export const withZeros = (text: string): string => text.replace(/(^|[\s$€£(~<>=])\.(?=\d)/g, '$10.');
