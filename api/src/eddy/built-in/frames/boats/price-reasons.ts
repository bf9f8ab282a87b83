import type { Line } from '../../reading/line.ts';

const HOW =
  '(?:_sort_|cheap|low|little|inexpensive|affordable|reduced|underpriced|expensive|pricey|pricy|costly|high|dear|steep|much|overpriced)';
const PRICED = new RegExp(
  `\\b(?:why|how come|what makes|explain why|what explains|for what reason)\\b[^.?!]{0,60}\\b(?:so|too|that|this|such|pretty|really|way|relatively|comparatively)(?: \\w+)? ${HOW}(?: |$)|\\b(?:why|how come)\\b[^.?!]{0,60}\\b(?:cost|costs|ask|asks|asking|priced|price|want|wants|listed)\\b[^.?!]{0,60}\\b(?:so|too|that|this|only)\\b[^.?!]{0,60}(?:${HOW}|_money_|_n_)|\\b(?:why|how come)\\b[^.?!]{0,60}\\b(?:is|are|costs?|asks?|asking|for|at) (?:it |she |they )?(?:only|just) _(?:money|n|bound)_|\\bwhy\\b[^.?!]{0,60}\\b(?:the |its |such an? )(?:\\w+ )?(?:low|high|cheap|steep|_sort_) (?:asking )?price\\b|\\b(?:what is|is there) (?:wrong|the catch|a catch|the problem|something wrong)\\b[^.?!]{0,60}(?:${HOW}|\\bprice\\b)`,
);
/** Trades, fees and one's own boats have reasons of their own. */
const OTHER =
  /_(?:own|service|asset|coins|saved|type|kind|person)_|\b(?:fees?|closing|commission|insurance|shipping|transport|survey|boats|yachts|offer|offers|estimate)\b/;

/** Whether somebody wonders about the price of one boat: 'why is it so cheap for a 2016?'. */
export const asksPriceReason = (line: Line): boolean => line.has(PRICED) && !line.has(OTHER);
