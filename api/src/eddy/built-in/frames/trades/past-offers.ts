import type { NamedDeal } from '../../../../platform/names.ts';
import { PAST_OFFERS } from '../../phrases/past-offers.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import { stateLine } from './trade-line.ts';
import { tradesIn } from './trade-meant.ts';

const NO = '(?:turn(?:ed)? down|declin(?:e|ed)|reject(?:ed)?|refuse[ds]?|sa(?:y|id) no to|pass(?:ed)? on|shot? down)';
const OFFER = '(?:offers?|bids?|proposals?|deals?|trades?|anyone|anybody|anything|someone|somebody|people)';
/** 'What offers have I turned down?' */
const I_DECLINED = new RegExp(
  `\\b(?:what|which|who|whom|whose|any|how many|show|list|did|have|all)\\b.*\\b(?:did i|have i|i|had i) (?:have |ever |already |just |even )*${NO}\\b|\\b(?:did|have|had) i (?:ever |already |even )*${NO} (?:any |an |some )?${OFFER}\\b|\\b${OFFER} (?:that )?(?:i|i have|i had) (?:ever |already )?(?:turned down|declined|rejected|refused|said no to|passed on|turned away)\\b`,
);
const PULLED =
  '(?:pull(?:ed)? (?:out|back|(?:it|his offer|her offer|their offer|the offer))|back(?:ed)? out|withdr(?:aw|ew)\\w*|bail(?:ed)?(?: out)?|walk(?:ed)? away|drop(?:ped)? out|cancel\\w*|chang(?:e|ed) (?:his|her|their) minds?|(?:take|took) (?:it|(?:his|her|their|the) (?:offer|bid)) back|(?:take|took) back (?:his|her|their|the) (?:offer|bid)|quit|gave up|give up|los(?:e|t) interest|end(?:ed)? it)';
const THEY = '(?:_person_|_ref_|he|she|they|that guy|the (?:buyer|guy|other (?:side|guy|person)))';
/** 'Why did he pull out?' */
const WHY_PULLED = new RegExp(
  `\\b(?:why|how come|what made|what was the reason|any (?:idea|clue) why|reason|did)\\b(?: \\w+){0,4}? ${THEY} (?:\\w+ )?${PULLED}\\b`,
);
/** Asks for the terms before the present ones. */
const EARLIER =
  /\b(?:my|our|the|his|her|their|_person_ 's) (?:very )?(?:original|first|initial|opening|earlier|previous|starting) (?:offer|bid|proposal|terms|number|ask)\b|\bwhat (?:did|had|have|was it) (?:i|we|_person_|he|she|they) (?:\w+ )?(?:offer\w*|propos\w*|bid)\b.*\b(?:at first|first|originally|initially|before|to begin with|to start with|in the beginning)\b|\b(?:history|rounds?|back and forth|all the (?:offers|proposals|versions|counters))\b.*\b(?:offers?|deal|trade|negotiation|counters?|with _person_|between)\b|\bwhere did (?:we|i) start\b/;

/** Offers that the user declined, one that somebody withdrew, and the terms that came before the present ones. */
export const pastOffersFrame: Frame = (situation) => {
  const { line, deals } = situation;
  if (line.has(/\b(?:should|would|could|if|how (?:do|can|to))\b|_(?:type|place|service)_/)) return undefined;
  if (line.has(I_DECLINED) && !line.has(/_(?:boat|make|own|asset|person)_|\bwhy\b/))
    return frameOf(declinedPlan(situation));
  if (line.has(WHY_PULLED)) {
    const meant = pulledOf(
      situation,
      deals.filter(({ list }) => list === 'ended'),
    );
    return meant.length > 0 ? frameOf(pulledPlan(situation, meant)) : undefined;
  }
  if (!line.has(EARLIER)) return undefined;
  const meant = negotiated(situation);
  return meant ? frameOf(historyPlan(situation, meant)) : undefined;
};

const frameOf = (plan: Plan): Interpretation => ({
  intent: 'trades',
  weight: 1.95,
  ...EVERYTHING,
  whole: true,
  plan,
});

const MOST = 5;

/** Each trade is explained, then all of them are told. */
const explained =
  (meant: readonly NamedDeal[], tell: (outputs: readonly Record<string, unknown>[]) => string): Plan =>
  (done) => {
    const next = meant.slice(0, MOST)[done.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const outputs = done.map(({ output }) => output);
    return say(outputs.map(errorOf).find(Boolean) ?? tell(outputs));
  };

function declinedPlan(situation: Situation): Plan {
  const said = PAST_OFFERS[situation.language];
  return (done) => {
    const [ended, ...read] = done;
    if (!ended) return use('my_trades', { list: 'ended' });
    const error = errorOf(ended.output);
    if (error) return say(error);
    const all = tradesIn(ended.output);
    const declined = all.filter(({ state }) => state.startsWith('declined'));
    const next = declined.slice(0, MOST)[read.length];
    if (next) return use('explain_trade', { tradeId: next.tradeId });
    const by = (side: 'user' | 'other') =>
      read.filter(({ output }) => output.endedBy === side).map(({ output }) => stateLine(output, situation));
    const [mine, theirs] = [by('user'), by('other')];
    const isAll = countOf(ended.output.total) <= all.length && declined.length <= MOST;
    const none = isAll ? said.noneDeclinedByYou : said.noneOfNewest;
    return say(
      [mine.length > 0 ? said.declinedByYou(mine) : none, theirs.length > 0 ? said.declinedByOthers(theirs) : '']
        .filter(Boolean)
        .join(' '),
    );
  };
}

/** The ended trades with the person who is named, or with those of whom Eddy told last. */
function pulledOf(situation: Situation, ended: readonly NamedDeal[]): readonly NamedDeal[] {
  const { line, memory } = situation;
  if (line.has(/_(?:person|boat|make|own)_/)) return dealsNamed(situation, ended).slice(0, 1);
  const last = memory.last?.text ?? '';
  return ended.filter(({ people }) => people.some(({ name }) => last.includes(name))).slice(0, 1);
}

function pulledPlan(situation: Situation, meant: readonly NamedDeal[]): Plan {
  const said = PAST_OFFERS[situation.language];
  return explained(meant, (outputs) =>
    outputs
      .map((output) => {
        const state = textOf(output.state);
        const isWithdrawn = state.startsWith('withdrawn') && output.endedBy !== undefined;
        const withdrew = isWithdrawn ? said.withdrew(output.endedBy === 'user' ? undefined : textOf(output.with)) : '';
        return [withdrew, stateLine(output, situation), state === 'withdrawn' ? said.noReason : '']
          .filter(Boolean)
          .join(' ');
      })
      .join(' '),
  );
}

/** The open or agreed trade that is named, else the only one that waits for the user, or that Eddy told of last. */
function negotiated(situation: Situation): NamedDeal | undefined {
  const { deals, memory, line } = situation;
  const running = deals.filter(({ list }) => list !== 'ended' && list !== 'closed');
  const named = dealsNamed(situation, running);
  if (named.length > 0 || line.has(/_(?:person|boat|make)_/)) return named.length === 1 ? named[0] : undefined;
  const told = running.filter(({ tradeId }) => memory.told.some((one) => one.tradeId === tradeId));
  return told.length === 1 ? told[0] : undefined;
}

interface Proposal {
  by: 'user' | 'other';
  youGive: string;
  youGet: string;
}

function historyPlan(situation: Situation, meant: NamedDeal): Plan {
  const said = PAST_OFFERS[situation.language];
  return explained([meant], ([output = {}]) => {
    const proposals = (output.proposals ?? []) as Proposal[];
    const isWhole = Number(output.revisions) === proposals.length;
    const name = textOf(output.with);
    const told = proposals.map(({ by, youGive, youGet }, index) =>
      (index === 0 && isWhole ? said.began : said.followed)(by === 'user' ? undefined : name, youGive, youGet),
    );
    // The newest ones are told with their state.
    return [...(proposals.length > 1 ? told.slice(0, -1) : [said.onlyOne]), stateLine(output, situation)].join(' ');
  });
}
