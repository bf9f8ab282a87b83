import { matchOf } from '../../../matching.ts';
import { DAY, TIME } from './moved-time.ts';

const LEADS = '(?:(?:ok(?:ay)?|no+|oh|please|and|but|wait|actually|sorry|hm+|well)[\\s,]+)*';
/** 'Make that Friday, and add my thanks'. */
const MOVED_AND_MORE = new RegExp(
  `^\\s*${LEADS}(?:(?:make|change|move|set) (?:it|that)(?: to)?|say) (?<time>(?:on |at )?(?:${DAY.source}|${TIME.source}))[\\s,;.]+(?:(?:and|then|also|plus|please)\\s+)+(?<more>(?:add|thank|sign|end|start|say|mention|ask|tell|leave out|drop|remove|take out|cut|include|put in)\\b.+)$`,
  'iu',
);

/** 'Friendlier, and say that I am free on Friday'. */
const RESTYLED_AND_MORE = new RegExp(
  `^\\s*${LEADS}(?<style>(?:make (?:it|that) )?(?:a (?:bit|little) |much |more )?(?:nicer|friendlier|friendly|warmer|kinder|politer|polite|sweeter|softer|gentler|shorter))(?: please)?[\\s,;.]+(?:(?:and|then|also|plus|please|but)\\s+)+(?<more>(?:add|say|mention|ask|tell|write|include|put in|leave out)\\b.+)$`,
  'iu',
);

/** Another day of a draft and one more change of it, each as an order of its own. */
export function twoEdits(message: string): readonly [string, string] | undefined {
  const { time, more } = matchOf(MOVED_AND_MORE, message)?.groups ?? {};
  const restyled = matchOf(RESTYLED_AND_MORE, message)?.groups;
  if (restyled?.style && restyled.more)
    return [`make it ${restyled.style.replace(/^make (?:it|that) /i, '')}`, restyled.more];
  return time && more ? [`no, ${time}`, more] : undefined;
}
