import { BROKERAGE_ZONE } from '@tradewind/contract/brokerage-day';

const FORMATS = {
  /** '3:05 PM' */
  time: { timeStyle: 'short' },
  /** 'Nov 22' */
  short: { month: 'short', day: 'numeric' },
  /** 'Nov 22, 3:05 PM' */
  shortMoment: { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** 'Sun, Nov 22' */
  shortWeekday: { weekday: 'short', month: 'short', day: 'numeric' },
  /** 'Nov 22, 2026' */
  medium: { dateStyle: 'medium' },
  /** 'Nov 22, 2026, 3:05 PM' */
  mediumMoment: { dateStyle: 'medium', timeStyle: 'short' },
  /** 'November 2026' */
  month: { month: 'long', year: 'numeric' },
  /** 'November 22' */
  monthDay: { month: 'long', day: 'numeric' },
  /** 'November 22, 2026' */
  long: { dateStyle: 'long' },
  /** 'November 22, 2026 at 3:05 PM' */
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  /** 'Sunday, November 22' */
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  /** 'Sunday, November 22, 2026' */
  weekdayYear: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type DateFormat = keyof typeof FORMATS;

/** Each format is made when it is first used, since making one is slow on a phone. */
function datesIn(timeZone: string | undefined) {
  const made = new Map<DateFormat, Intl.DateTimeFormat>();
  return (date: string | Date, name: DateFormat): string => {
    const format = made.get(name) ?? new Intl.DateTimeFormat('en-US', { ...FORMATS[name], timeZone });
    made.set(name, format);
    return format.format(new Date(date));
  };
}

/** A moment where the reader is. The server doesn't know where that is, so only for what is shown after hydration. */
export const readerDate = datesIn(undefined);

/** A day of the calendar, such as '2026-11-22', or the day of a public moment: the same on the server and in every browser. */
export const calendarDate = datesIn('UTC');

/** A moment by the brokerage's clock, which the papers and books of a closing go by. */
export const brokerageDate = datesIn(BROKERAGE_ZONE);
