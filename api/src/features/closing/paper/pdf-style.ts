/** Sizes in points. */
export const MARGINS = { top: 62, bottom: 70, left: 64, right: 64 } as const;
export const TITLE = 22;
export const HEADING = 12;
export const BODY = 9.5;
export const LINE_GAP = 2.6;

export const COLORS = {
  ink: '#16212b',
  quiet: '#5a6772',
  brand: '#0b5c6b',
  rule: '#d5dce1',
  shade: '#f3f6f8',
  warning: '#9a3412',
} as const;

/** Figures of one width: the font's kerning would hide the period after a 7 in an amount. */
export const figures = (text: string): Pick<PDFKit.Mixins.TextOptions, 'features'> =>
  /\d/.test(text) ? { features: ['tnum'] } : {};
