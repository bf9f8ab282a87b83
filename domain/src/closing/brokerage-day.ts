/** The brokerage's own clock: Florida, whatever the clock of the server or the reader. */
export const BROKERAGE_ZONE = 'America/New_York';

let format: Intl.DateTimeFormat | undefined;

/** Made when it is first needed, since that is slow on a phone. */
function dayFormat(): Intl.DateTimeFormat {
  format ??= new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: BROKERAGE_ZONE, year: 'numeric', month: '2-digit', day: '2-digit' },
  });
  return format;
}

/** The day of this moment in the brokerage's books, such as 2026-11-17. */
export function brokerageDay(moment: Date): string {
  const parts = new Map(
    dayFormat()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}
