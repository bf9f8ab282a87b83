import { matches } from '../../../matching.ts';
import type { Chunk } from '../../reading/line.ts';

const COUNTED =
  /^(?:more |extra |full |business |other |whole )*(?:days?|weeks?|weekends?|months?|hours?|hrs?|years?|minutes?|mins?|people|persons|adults|kids|boats?|photos?|pictures?|pics|times?|am|pm|o'clock|oclock|miles|feet|ft|percent|keys?|sets?|copies|offers?|buyers?|engines?)\b/;
/** The latest hour of a day. */
const LATEST_HOUR = 24;

/** 'Two more days' and 'at 10 on Saturday' are no prices. */
export function isNoMoney(chunks: readonly Chunk[], index: number): boolean {
  const { meaning } = chunks[index] ?? {};
  const behind = chunks.slice(index + 1, index + 4).map(({ text }) => text);
  if (meaning?.is !== 'n') return false;
  const isTime =
    meaning.value <= LATEST_HOUR &&
    /^(?:at|by|around|until|till|after|before|on|the|\w+day|tomorrow|tonight|today)$/.test(
      chunks[index - 1]?.text ?? '',
    );
  return isTime || matches(COUNTED, behind.join(' '));
}
