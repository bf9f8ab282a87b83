import { PAST_OFFERS } from '../../phrases/past-offers.ts';
import type { Phrases } from '../../phrases/phrases.ts';
import { errorOf, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Interpretation, type Situation } from '../../situation.ts';
import { dealsOfBoth } from './deals-named.ts';
import { tradeLineOf } from './trade-line.ts';
import { tradesIn } from './trade-meant.ts';

const DIED =
  /\b(?:why|how come|what happened)\b.*\b(?:my|our) (?:\w+ )?(?:offer|bid|proposal)s?\b.*\b(?:die[sd]?|dead|expir\w*|end\w*|gone|fail\w*|declin\w*|reject\w*|refus\w*|lapse\w*|not work|fell through|disappear\w*|closed|cancel\w*)\b/;
const REFUSED =
  /\b(?:did|has|have|was|were|who|which|any|anyone|anybody|someone)\b.*\b(?:turn(?:ed|s)? (?:me|us|it|mine|down)|declin\w*|reject\w*|refus\w*|said no|say no|shot (?:me )?down|pass(?:ed)? on)\b/;

const NO =
  '(?:turn(?:ed)?(?: down)?|declin(?:e|ed)|reject(?:ed)?|refuse[ds]?|shot(?: down)?|knock(?:ed)?(?: back)?|said no to|say no to|pass(?:ed)? on)';
/** 'Ruth rejected one of my bids', 'which bids of mine did she decline'. */
const ONE_OF_MINE = new RegExp(
  `(?:_person_|\\b(?:he|she|they|someone|somebody)) (?:has |have |had |just |already |must have )*${NO} (?:one|some|a couple|any|two) of (?:my|our) (?:\\w+ )?(?:offers|bids|proposals)\\b|\\b(?:which|what)(?: (?:one|ones))? of (?:my|our) (?:\\w+ )?(?:offers|bids|proposals) (?:(?:did|has|have|had) (?:_person_|he|she|they) (?:\\w+ )?${NO}|(?:was|were|got|has been|have been) (?:\\w+ )?${NO})\\b|\\b(?:which|what) (?:offers?|bids?|proposals?) of mine (?:did|has|have|had|was|were|got) (?:_person_ |he |she |they )?(?:\\w+ )?${NO}\\b|(?:_person_|\\b(?:he|she|they|someone|somebody)) (?:has |have |had )?${NO} (?:an|one) (?:offer|bid) of mine\\b`,
);

/** Right behind a refusal: the words that came with it. */
const QUOTED =
  /^(?:(?:and|so|but|okay|well|hm+|,) ?)*(?:what (?:did|was it) (?:she|he|they|_person_|the (?:owner|seller)) (?:\w+ )?(?:say|said|write|wrote|answer|reply|give)|(?:what (?:was|is)|tell me|give me) (?:her|his|their|the) (?:\w+ )?(?:reason|answer|reply|words|note|explanation))(?: (?:exactly|precisely|then|about (?:it|that)|to (?:it|that)|word for word|as a reason|for (?:it|that)|when (?:she|he|they) (?:declined|refused|said no)))*[?.! ]*$/;
const OF_REFUSAL = /\b(?:declin\w*|reject\w*|refus\w*|turn(?:ed)? (?:\w+ )?down|fail\w*|said no|say no|shot down)\b/i;

const ONE_WEIGHT = 1.97;

/** The user's offers that were declined. */
export const refusedOffersFrame: Frame = (situation) => {
  const { line, phrases, language } = situation;
  const isMine = line.has(/\b(?:me|us|my|our|mine|offers?|bids?)\b/);
  const isDied = line.has(DIED);
  const isOneOfMine = line.has(ONE_OF_MINE);
  if (line.has(QUOTED) && OF_REFUSAL.test(situation.memory.last?.question ?? '')) return quotedIn(situation);
  if (
    (!line.has(REFUSED) && !isDied && !isOneOfMine) ||
    !isMine ||
    (!isDied && line.has(/_(?:money|bound|asset|service)_|\b(?:should|can|could|how|deposit|paper\w*|survey)\b/))
  )
    return undefined;
  const isNamed = line.has(/_(?:boat|make)_/);
  const meant = dealsOfBoth(situation, situation.deals);
  const absent = isNamed && meant.length === 0 ? nameIn(situation) : undefined;
  return {
    intent: 'trades',
    weight: isOneOfMine ? ONE_WEIGHT : 1.5,
    ...EVERYTHING,
    ...(isOneOfMine && { whole: true }),
    plan: (done) => {
      const [ended] = done;
      if (absent) return say(phrases.noSuchOffer(absent));
      if (!ended) return use('my_trades', { list: 'ended' });
      const names = line.all('person').map(({ name }) => name);
      const refused = tradesIn(ended.output).filter(
        ({ state, tradeId, with: other }) =>
          (isDied || textOf(state).startsWith('declined')) &&
          (names.length === 0 || names.some((name) => other.includes(name))) &&
          (!isNamed || meant.some((deal) => deal.tradeId === tradeId)),
      );
      if (refused.length === 0) return say(errorOf(ended.output) ?? noneText(ended.output, names, phrases));
      if (isDied)
        return say(
          refused
            .slice(0, 3)
            .map((one) => tradeLineOf(one, phrases))
            .join(' '),
        );
      const told = phrases.refusedOffers(refused.map((one) => tradeLineOf(one, phrases)));
      const hasNoReason = line.has(/\bwhy\b/) && refused.every(({ state }) => state === 'declined');
      return say(hasNoReason ? `${told} ${PAST_OFFERS[language].noReason}` : told);
    },
  };
};

/** Someone who declined nothing is not everybody: others may have. */
function noneText(ended: Record<string, unknown>, names: readonly string[], phrases: Phrases): string {
  const byOthers = tradesIn(ended).filter(({ state }) => textOf(state).startsWith('declined'));
  if (names.length === 0) return phrases.noneRefused;
  const told = byOthers.map((one) => tradeLineOf(one, phrases));
  return [phrases.noneRefusedBy(names), told.length > 0 ? phrases.refusedOffers(told) : ''].filter(Boolean).join(' ');
}

/** The declined offers for the boat that was spoken of, with the reasons that were given. */
function quotedIn({ memory, deals, phrases }: Situation): Interpretation | undefined {
  const ended = deals.filter(({ list }) => list === 'ended');
  const ofBoat = ended.filter(({ boats }) => boats.some(({ boatId }) => boatId === memory.focusId));
  const ids = (ofBoat.length > 0 ? ofBoat : ended).map(({ tradeId }) => tradeId);
  if (ids.length === 0) return undefined;
  return {
    intent: 'trades',
    weight: 1.95,
    ...EVERYTHING,
    whole: true,
    plan: ([trades]) => {
      if (!trades) return use('my_trades', { list: 'ended' });
      const declined = tradesIn(trades.output).filter(
        ({ tradeId, state }) => ids.includes(tradeId) && textOf(state).startsWith('declined'),
      );
      const lines = declined.map((one) => tradeLineOf(one, phrases));
      return say(errorOf(trades.output) ?? (lines.length > 0 ? lines.join(' ') : phrases.noneRefused));
    },
  };
}

/** The boat that is named, by its title if only one has the name. */
function nameIn({ line }: Situation): string | undefined {
  const [boat] = line.all('boat');
  const [only, ...others] = boat?.boats ?? [];
  return only && others.length === 0 ? only.title : (boat?.name ?? line.first('make')?.make);
}
