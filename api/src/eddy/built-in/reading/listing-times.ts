import type { Line } from './line.ts';
import type { Meaning } from './meanings.ts';

const LISTING =
  /\b(?:listed|listings?|added|posted|uploaded|new|newest|fresh|recent(?:ly)?|came (?:in|up|on|out)|come (?:in|up|on|out)|put up|showed up|show up|appeared|appear|went (?:up|live|on)|hit (?:the )?(?:market|site)|(?:on|up on) the (?:market|site)|been (?:up|on|sitting|around|out|here|there)|sitting|stale|what is new|changed|for sale|advertised)\b/;
/** Times of something else than a listing. */
const OTHER =
  /\b(?:offers?|messages?|views?|viewed|paid|pay|deposit|closing|sold|sell|reviews?|saved|wrote|write|reply|replied|answer\w*|built|drop(?:ped)?|reduced|off the market|sign(?:ed)?)\b/;

const DAYS: Record<string, number> = { hour: 1 / 24, day: 1, week: 7, fortnight: 14, month: 30, year: 365 };
const UNIT = '(hour|day|week|fortnight|month|year)s?';
const COUNT = '(?:(_n_|a couple(?: of)?|couple(?: of)?|a few|few|several|an|a|one) )?';
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const VERB =
  '(?:(?:that |which |who )?(?:were |was |have been |has been |have |has |been |got |are |is )*(?:newly |recently |just |first )?(?:listed|added|posted|uploaded|put up|came (?:in|up|on|out)|appeared|went up|on the market|for sale|advertised|sitting|up) )?';

/** When boats were listed: 'in the last 7 days', 'since Monday', 'for over a month'. */
export function readListingTimes(line: Line, today: Date): void {
  if (!line.has(LISTING) || line.has(OTHER)) return;
  const spans: readonly [string, (days: number) => Meaning][] = [
    [
      `${VERB}(?:for |since )?(?:over|more than|longer than|at least|beyond|upwards of) ${COUNT}${UNIT}(?: ago| now| old)?`,
      (before) => ({ is: 'listed', before }),
    ],
    [`${VERB}${COUNT}${UNIT} (?:or (?:more|longer|older)|plus)(?: ago)?`, (before) => ({ is: 'listed', before })],
    [
      `${VERB}(?:(?:in|within|over|during|from|for|of) )?(?:the |this |these )?(?:last|past|previous) ${COUNT}${UNIT}`,
      (within) => ({ is: 'listed', within }),
    ],
    [
      `${VERB}(?:less than|under|fewer than|no more than|not more than|at most|up to|within) ${COUNT}${UNIT}(?: ago| old)?`,
      (within) => ({ is: 'listed', within }),
    ],
    [`${VERB}(?:in |since )?(?:this|last) ${UNIT}`, (within) => ({ is: 'listed', within })],
    [`${VERB}${COUNT}${UNIT} ago`, (within) => ({ is: 'listed', within })],
  ];
  for (const [pattern, meaning] of spans)
    line.each(new RegExp(`\\b${pattern}(?![\\w'])`), ({ groups, chunks }) => {
      const number = chunks.find((chunk) => chunk.meaning?.is === 'n')?.meaning;
      const unit = groups.findLast((group) => group !== undefined && group in DAYS) ?? 'day';
      // 'Nearly new, under 100 hours on it' means the engine.
      if (unit === 'hour' && !OF_LISTING.test(groups[0])) return undefined;
      const count = number?.is === 'n' ? number.value : /\bcouple\b/.test(groups[0]) ? 2 : several(groups[0]);
      const days = Math.round(count * (DAYS[unit] ?? 1) * 100) / 100;
      return days > 0 && days <= 3_650 ? meaning(days) : undefined;
    });
  line.each(
    new RegExp(
      `\\b${VERB}(?:(?:since|from|as of|after|on) )?(?:last |this )?(today|yesterday|${WEEKDAYS.join('|')})\\b`,
    ),
    ({ groups }) => ({ is: 'listed', since: dayOf(groups[1] ?? '', today) }),
  );
}

const OF_LISTING =
  /\b(?:listed|added|posted|uploaded|put up|came|appeared|went up|advertised|ago|old|last|past|previous)\b/;

const several = (words: string) => (/\b(?:few|several)\b/.test(words) ? 3 : 1);

/** The last day of that name, as a date. */
function dayOf(name: string, today: Date): string {
  const weekday = WEEKDAYS.indexOf(name);
  const back = name === 'today' ? 0 : name === 'yesterday' ? 1 : (today.getUTCDay() - weekday + 7) % 7 || 7;
  return new Date(today.getTime() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}
