const HOUR = 60;
const DAY = 24 * HOUR;

/** Fewer conversations say nothing about a person. */
export const RESPONSE_SAMPLES_MIN = 5;
/** Only recent conversations count. */
export const RESPONSE_DAYS = 90;

const SPANS = [
  { most: HOUR, span: 'hour' },
  { most: 6 * HOUR, span: 'hours' },
  { most: DAY, span: 'day' },
  { most: 4 * DAY, span: 'days' },
  { most: 7 * DAY, span: 'week' },
] as const;

export type ResponseSpan = (typeof SPANS)[number]['span'];
export const RESPONSE_SPANS = SPANS.map(({ span }) => span) as [ResponseSpan, ...ResponseSpan[]];

/** How soon a person usually replies, by the median in minutes; undefined when it is unknown or longer than a week. */
export const responseSpan = (minutes: number | null): ResponseSpan | undefined =>
  minutes === null ? undefined : SPANS.find(({ most }) => minutes <= most)?.span;
