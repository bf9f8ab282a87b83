import type { NamedDeal } from '../../../../platform/names.ts';
import { WHAT_THEY_DID } from '../../phrases/what-they-did.ts';
import { type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { yesText } from '../offers/sent-offers.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const LEADS = '^(?:(?:so|and|hey|hi|okay|well|wait|quick question|eddy|do you know if|tell me if|,|:|-) )*';
const WHO = '(?:_person_|he|she|they)';
const YES =
  '(?:sa(?:id|y) (?:yes|yeah|yep|okay|ok)|agree[ds]?|accept(?:s|ed)?|confirm(?:s|ed)?|approved?|(?:take|took|taken|bite|bit|bitten|gone for|go for|went for|(?:come|came) around)|(?:sign|signed) off|(?:give|gave|given) (?:a |the |me a |his |her )?(?:yes|ok|okay|thumbs up|green light)|(?:on board|in|down|cool|okay|happy)(?= (?:with|yet|now|or|\\?|$)))';
const TAIL =
  '(?: (?:it|that|this|to|on|with|for|us|me|yet|already|by now|so far|at all|now|in the end|finally|or not|or no|(?:(?:my|our|the) )?(?:_money_|_bound_)(?: (?:in )?(?:cash|bid|offer))?|(?:(?:my|our|the) (?:\\w+ )?)?(?:offer|bid|deal|trade|swap|proposal|terms|counter\\w*|counter ?-?offer)|the (?:_boat_|_make_|_own_)|_boat_|_make_|_own_|right|,))*[?.! ]*$';
/** Asks whether somebody has agreed, and nothing else. */
const ASKS = new RegExp(
  `${LEADS}(?:is (?:my|our|the) (?:deal|trade|swap|offer|purchase|sale) (?:with|from|to|w) ${WHO} (?:\\w+ ){0,2}(?:agreed|done|final|official|on|set|accepted|settled|confirmed|done (?:deal|_sort_))|(?:did|has|have|is|was|does)(?: not)? ${WHO}(?: \\w+){0,2} ${YES}|${WHO} (?:has |have |already |finally )*${YES}|(?:did|do|have) i (?:\\w+ )?(?:got |get |gotten |have )?(?:a|the) (?:yes|ok|okay|green light) from ${WHO})${TAIL}`,
);
const IS_QUESTION = new RegExp(`${LEADS}(?:did|has|have|is|was)\\b|\\? ?$`);
const AGREED: ReadonlySet<NamedDeal['list']> = new Set(['agreed', 'closing', 'closed']);
const MOST = 2;

/** 'Did Ruth say yes' beside a trade with her: the trade says it, whatever was written last. */
export const saidYesFrame: Frame = (situation) => {
  const { line, deals, memory } = situation;
  if (memory.cardIsLast || !line.has(ASKS)) return undefined;
  const names = [...new Set(line.all('person').map(({ name }) => name))];
  const known = memory.told.flatMap(({ tradeId }) => tradeId ?? []);
  const among =
    names.length === 1
      ? dealsNamed(situation, deals).filter(({ people }) => people.some(({ name }) => name === names[0]))
      : names.length === 0
        ? deals.filter(({ tradeId }) => known.includes(tradeId))
        : [];
  const agreed = among.filter(({ list }) => AGREED.has(list)).slice(0, MOST);
  const open = among.filter(({ list }) => list === 'open' || list === 'waiting').slice(0, MOST);
  const ended = among.filter(({ list }) => list === 'ended').slice(0, agreed.length + open.length > 0 ? 0 : 1);
  if (agreed.length === 0 && (open.length + ended.length === 0 || !line.has(IS_QUESTION))) return undefined;
  return {
    intent: 'trades',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: yesPlan(situation, [...agreed, ...open, ...ended], agreed.length > 0),
  };
};

const yesPlan =
  (situation: Situation, meant: readonly NamedDeal[], isAgreed: boolean): Plan =>
  (done) => {
    const next = meant[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const { phrases, language } = situation;
    const lines = done.map(({ output }) => {
      const yes = isAgreed ? '' : yesText(output, phrases) || WHAT_THEY_DID[language].notAccepted(textOf(output.with));
      return [yes, stateLine(output, situation)].filter(Boolean).join(' ');
    });
    return say([...(isAgreed ? [phrases.agreedWith(textOf(done[0]?.output.with))] : []), ...lines].join(' '));
  };
