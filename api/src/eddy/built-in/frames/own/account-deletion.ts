import { countOf, errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import type { KnownClosing } from '../trades/known-closing.ts';

const DELETES =
  /\b(?:delet\w+|clos(?:e|ing)|remov\w+|cancel\w*|deactivat\w+|eras\w+|terminat\w+|quit|leave|leaving|get rid of|shut(?:ting)? down)\b.*\b(?:my|our|this) (?:\w+ )?(?:account|profile|membership)\b|\b(?:leave|leaving|quit|quitting) (?:tradewind|the site|this site|here|for good)\b/;
const HINDERS =
  /\b(?:stop\w*|in the way|keep\w* me|prevent\w*|block\w*|hold(?:ing|s)? me|against|hinder\w*|allowed|able|(?:can|could|may) i(?: still| even| already| just| now)*(?: \w+)? (?:delete|close|remove|cancel|leave|quit)|do i (?:have|need) (?:to|any)|must i|anything (?:left|open|pending|first)|before (?:that|i|then)|first)\b/;
const OTHER =
  /\b(?:how (?:do|can|to)|undo|restore|get (?:it )?back|what happens|messages?|photos?|saved|bank|hacked|refund\w*)\b/;

/** 'I want to delete my account, is anything stopping me?': the trades that would have to be finished first. */
export const accountDeletionFrame: Frame = (situation) => {
  const { line, deals } = situation;
  const isBound = deals.some(({ list }) => list === 'agreed' || list === 'closing');
  // Without a trade of one's own, the rule is asked for.
  if (!isBound && line.has(/\b(?:trades?|deals?|closings?|offers?)\b|_service_/)) return undefined;
  if (!line.has(DELETES) || !line.has(HINDERS) || line.has(OTHER)) return undefined;
  return {
    intent: 'closing',
    weight: 2.4,
    ...EVERYTHING,
    whole: true,
    plan: deletionPlan(situation),
  };
};

function deletionPlan({ phrases, help, language }: Situation): Plan {
  const way = help.find(({ id }) => id === 'delete-account')?.answer;
  const [open = '', ...steps] = (way?.[language] ?? '').split(/(?<=\.) /);
  return (done) => {
    const [closings, offers] = done;
    if (!closings) return use('my_closings');
    const error = errorOf(closings.output);
    if (error) return say(error);
    const agreed = (closings.output.closings ?? []) as KnownClosing[];
    if (agreed.length > 0)
      return say(phrases.blocksDeletion(agreed.map((one) => phrases.tradeFor(one.with, one.youGet, one.youGive))));
    if (!offers) return use('my_trades', { list: 'open' });
    return say([phrases.nothingBlocksDeletion(countOf(offers.output.total)), open, ...steps.slice(0, 2)].join(' '));
  };
}
