import type { NamedDeal } from '../../../../platform/names.ts';
import { type Deed, WHAT_THEY_DID } from '../../phrases/what-they-did.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsOfBoth } from './deals-named.ts';
import { stateLine } from './trade-line.ts';

const WHO = '(?:_person_|he|she|they)';
const EACH = '(?:_ref_|both|all|any|either|neither|each|every|one|two|three|none)(?: (?:one|two|three|_n_))?';
const OFFERS = `(?:${EACH}(?: of (?:mine|them|those|these))?(?= ?(?:[?.!]|$))|them(?= ?(?:[?.!]|$))|(?:${EACH}(?: of)? )?(?:my|our|the|these|those|them|_ref_)(?: (?:two|three|_n_|\\w+))? ?(?:offers?|bids?|proposals?|ones?)?)`;
const VERBS: readonly (readonly [Deed, string])[] = [
  [
    'declined',
    '(?:declin\\w*|reject\\w*|refus\\w*|turn(?:ed)? down|sa(?:y|id) no to|pass(?:ed)? on|shot? down|knock(?:ed)? back|den(?:y|ied))',
  ],
  ['accepted', '(?:accept\\w*|agree[ds]? to|sa(?:y|id) yes to|take|took|taken|approv\\w*|sign(?:ed)?)'],
  [
    'answered',
    '(?:answer\\w*|repl(?:y|ied)(?: to)?|respond\\w*(?: to)?|react\\w*(?: to)?|get back (?:to me )?(?:on|about))',
  ],
];
const LEADS = '^(?:(?:so|and|but|okay|hey|hi|wait|well|eddy|hm+|,) )*';
const TAIL =
  '(?: (?:of (?:mine|them|my offers)|to (?:me|him|her|them)|for (?:the |his |her |their )?_(?:boat|make)_|on (?:the |his |her |their )?_(?:boat|make)_|already|yet|by now|so far|then|in the end|that i (?:sent|made)|i (?:sent|made)))*[?.! ]*$';
/** 'Has Ruth turned down both of my bids?' */
const ASKS = VERBS.map(
  ([deed, verb]) =>
    [
      deed,
      new RegExp(
        `${LEADS}(?:did|has|have)(?: not)? ${WHO} (?:(?:already|really|just|actually|even|also|not|ever) )*(?:${verb} ${OFFERS}|(?:${deed === 'declined' ? 'turn(?:ed)?|shoot|shot' : '(?!)'}) ${OFFERS} down)${TAIL}`,
      ),
    ] as const,
);
/** 'Which one did she turn down?' */
const WHICH = VERBS.map(
  ([deed, verb]) =>
    [
      deed,
      new RegExp(
        `${LEADS}(?:which|what|how many|_ref_)(?: (?:one|ones|offers?|bids?))?(?: of (?:them|these|those|mine|(?:my|our|the) (?:\\w+ )?(?:offers|bids|ones|two)))? (?:did|has|have) ${WHO} (?:(?:already|just|actually) )*${verb}(?: down)?${TAIL}`,
      ),
    ] as const,
);
/** 'How far below asking was the one she declined?' */
const GAP = VERBS.map(
  ([deed, verb]) =>
    [
      deed,
      new RegExp(
        `${LEADS}how (?:far|much|low)\\b(?: \\w+){0,2} (?:below|under|beneath|off|short of|less than|lower than|from)\\b(?: \\w+){0,4} (?:was|is|were) (?:the (?:one|offer|bid)|_ref_|that one|what)(?: that)? ${WHO} (?:(?:already|just) )*${verb}(?: down)?${TAIL}`,
      ),
    ] as const,
);
const SEVERAL = /_ref_|\b(?:both|all|any|either|neither|each|every|two|three|offers|bids|proposals)\b/;
/** Supposes more than one. */
const ALL = /_ref_|\b(?:both|all|each|every|two|three|offers|bids|proposals|them)\b/;
const ANY = /\b(?:any|either|one|some)\b/i;
const MOST = 5;

/** Tells each of the user's offers to somebody, and how many of them that person declined, accepted or answered. */
export const whatTheyDidFrame: Frame = (situation) => {
  const { line, memory } = situation;
  const asked = ASKS.find(([, idea]) => line.has(idea));
  const which = asked ? undefined : WHICH.find(([, idea]) => line.has(idea));
  const gap = asked || which ? undefined : GAP.find(([, idea]) => line.has(idea));
  const [deed] = asked ?? which ?? gap ?? [];
  if (!deed || memory.cardIsLast) return undefined;
  const name = nameIn(situation);
  if (!name) return undefined;
  const all = dealsOf(situation, name);
  // A single offer has answers of its own.
  if (all.length === 0 || (all.length === 1 && !gap && !line.has(SEVERAL))) return undefined;
  return {
    intent: 'trades',
    weight: 2.02,
    ...EVERYTHING,
    whole: true,
    plan: toldPlan(situation, name, all.slice(0, MOST), deed, gap ? 'gap' : which ? 'which' : 'whether'),
  };
};

/** The person that the words name, else the only one of whom Eddy told last. */
function nameIn({ line, memory: { told, last } }: Situation): string | undefined {
  const named = [...new Set(line.all('person').map((one) => one.name))];
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  const names = [...new Set(told.filter(({ name }) => last?.text.includes(name)).map(({ name }) => name))];
  return names.length === 1 ? names[0] : undefined;
}

function dealsOf(situation: Situation, name: string): readonly NamedDeal[] {
  const withThem = situation.deals.filter(({ people }) => people.some((one) => one.name === name));
  return situation.line.has(/_(?:boat|make)_/) ? dealsOfBoth(situation, withThem) : withThem;
}

interface Proposal {
  by: 'user' | 'other';
}

const isOffered = (output: Record<string, unknown>): boolean =>
  output.startedBy === 'user' || ((output.proposals ?? []) as Proposal[]).some(({ by }) => by === 'user');

function isDone(output: Record<string, unknown>, deed: Deed): boolean {
  const state = textOf(output.state);
  const isOpen = state.startsWith('waiting');
  const isAgreed = !isOpen && !/^(?:declined|withdrawn|expired|cancel)/.test(state);
  if (deed === 'declined') return state.startsWith('declined') && output.endedBy !== 'user';
  if (deed === 'accepted')
    return isAgreed || (isOpen && output.othersAccepted === true && output.proposedBy === 'user');
  return isAgreed || (state.startsWith('declined') && output.endedBy !== 'user') || output.proposedBy === 'other';
}

function toldPlan(
  situation: Situation,
  name: string,
  all: readonly NamedDeal[],
  deed: Deed,
  asked: 'whether' | 'which' | 'gap',
): Plan {
  const { language, line, message, phrases } = situation;
  const isOfAll = ALL.test(line.text) && !ANY.test(message);
  return (done) => {
    const next = all[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const error = done.map(({ output }) => errorOf(output)).find(Boolean);
    if (error) return say(error);
    const offers = done.map(({ output }) => output).filter(isOffered);
    const found = offers.filter((output) => isDone(output, deed));
    const lines = (some: readonly Record<string, unknown>[]) => some.map((one) => stateLine(one, situation)).join(' ');
    const said = WHAT_THEY_DID[language];
    if (offers.length === 0) return say(`${said.noOffer(name)} ${lines(done.map(({ output }) => output))}`);
    if (asked === 'gap' && found.length > 0)
      return say(found.map((one) => `${gapText(one, phrases)} ${stateLine(one, situation)}`).join(' '));
    if (asked !== 'whether' && found.length > 0) return say(lines(found));
    const start =
      found.length === 0
        ? said.none(name, deed, offers.length)
        : found.length === offers.length
          ? said.all(name, deed, offers.length)
          : said.some(name, deed, found.length, offers.length, isOfAll);
    return say(`${start} ${lines([...found, ...offers.filter((one) => !found.includes(one))])}`);
  };
}

function gapText(
  { whoGetsMore, valueGap }: Record<string, unknown>,
  { valueGap: texts }: Situation['phrases'],
): string {
  const side = whoGetsMore === 'user' || whoGetsMore === 'other' ? whoGetsMore : 'nobody';
  return texts[side](textOf(valueGap));
}
