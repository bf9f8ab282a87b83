import type { Language } from '../../../../platform/help.ts';
import { CLOSING_CLAIMS } from '../../knowledge/closing-claims.ts';
import { MONEY_CLAIMS, type RuleClaim } from '../../knowledge/rule-claims.ts';
import { countOf, errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';

/** Words that tell of a claim, or ask whether it's true. */
const OPENS =
  /\b(?:is it (?:true|correct|right|so)|(?:i|we) (?:have )?(?:heard|read|assume|assumed|thought|guess|understand|understood|take it|suppose|was told|am told|believe)|(?:my|a|the|some) (?:\w+ )?(?:friends?|brother|sister|dad|father|mom|mother|wife|husband|neighbors?|buddy|broker|guy|uncle|boss|cousin|partner|son|daughter|lawyer|dealer|colleague) (?:says?|said|told|claims?|claimed|thinks?|swears?|insists?)|(?:somebody|someone|people|they|he|she|your ad) (?:says?|said|told|claims?|claimed)|told me|supposedly|apparently|does that mean|so that means|am i right)\b/;
const ASSUMES =
  /(?:^|[.?!,] )(?:(?:and|but|so|ok(?:ay)?|hey|hi|eddy|well) )*(?:since|because|as|given that) (?:you|the|your|this|my|a|it|i|we|all|every|tradewind)\b/;
/** 'So every owner is checked?' */
const SO =
  /^(?:(?:and|but|ok(?:ay)?) )*so (?!(?:what|how|who|when|where|which|why|is|are|do|does|did|can|could|will|would|should|am|was)\b).*\?$/;
const TAGGED =
  /\b(?:right|correct|true|yes|yeah|huh|is not it|are not (?:you|they|we)|do not (?:you|they|we)|does not (?:it|he|she)|do i|is it|is (?:that|he|she|it|this) (?:right|correct|true|so)|true or false|yes or no|or not|or|not|no) ?(?:[?.!]|$)/;
/** A claim of what Tradewind does, without a question. */
const SAYS_OF_US =
  /^(?:(?:and|but|so|ok(?:ay)?|hey|hi|eddy|well|wow|great) ,? ?)*(?:you(?: guys| people)?|tradewind) (?:all )?(?:guarantee|promise|insure|hold|keep|check|inspect|verify|decide)\b|\bi assume\b/;
/** The user's own trades, and orders. */
const OTHER =
  /\b(?:my|our|this|that) (?:\w+ )?(?:trade|deal|closing) (?:with|for)\b|^(?:(?:please|ok(?:ay)?|and|now) )*(?:offer|bid|send|write|message|draft|tell (?:him|her|them|_person_)|ask)\b|\bhow (?:do|can|could|should) i\b/;
/** A plain question for yes or no. */
const PLAIN = /^(?:(?:and|but|so|ok(?:ay)?|hey|hi|eddy|well|,) )*(?:can|could|may|am|is|are|do|does|would|will)\b/;
const GUARANTEED = /\bguarant\w+|\bpromis\w+|\bliens?\b|\btitles?\b/;

const SPOTS = /\b(?:free|no cost|3\.99|_n_ (?:dollars )?(?:a|per|every|each) (?:month|year)|monthly|yearly|annual)\b/;
const OF_LISTING =
  /\b(?:spots?|listings?|list|places?|slots?|post(?:ing)?|ads?|free ones)\b|_n_ (?:dollars )?(?:a|per|every|each) (?:month|year)/;
const GONE =
  /\b(?:gone|taken|used up|none|over|full|left|ended|out|anymore|no more|must pay|have to pay|year|yearly|annual\w*)\b/;

interface Said {
  verdicts: Record<RuleClaim['is'], string>;
  spots: (left: number, all: number, monthly: string) => string;
}

const SAID: Record<Language, Said> = {
  en: {
    verdicts: { true: 'Yes, that’s right.', false: 'No.', partly: 'Only partly.' },
    spots: (left, all, monthly) =>
      left > 0
        ? `${left} of the ${all} free spots are left; after them, a listing costs ${monthly} a month.`
        : `All ${all} free spots are taken; a listing costs ${monthly} a month.`,
  },
  es: {
    verdicts: { true: 'Sí, así es.', false: 'No.', partly: 'Solo en parte.' },
    spots: (left, all, monthly) =>
      left > 0
        ? `Quedan ${left} de las ${all} plazas gratis; después, un anuncio cuesta ${monthly} al mes.`
        : `Las ${all} plazas gratis están ocupadas; un anuncio cuesta ${monthly} al mes.`,
  },
  fr: {
    verdicts: { true: 'Oui, c’est exact.', false: 'Non.', partly: 'En partie seulement.' },
    spots: (left, all, monthly) =>
      left > 0
        ? `Il reste ${left} des ${all} places gratuites ; ensuite, une annonce coûte ${monthly} par mois.`
        : `Les ${all} places gratuites sont prises ; une annonce coûte ${monthly} par mois.`,
  },
  de: {
    verdicts: { true: 'Ja, das stimmt.', false: 'Nein.', partly: 'Nur zum Teil.' },
    spots: (left, all, monthly) =>
      left > 0
        ? `${left} der ${all} kostenlosen Plätze sind frei; danach kostet ein Inserat ${monthly} im Monat.`
        : `Alle ${all} kostenlosen Plätze sind vergeben; ein Inserat kostet ${monthly} im Monat.`,
  },
};

const CLAIMS = [...MONEY_CLAIMS, ...CLOSING_CLAIMS];
const MOST = 4;

type Found = { claim: RuleClaim; clause: string } | { spots: true; clause: string };

/** 'You guarantee the title, right?', 'is it true that swaps are tax free': yes or no to each claim, and the fact. */
export const claimedRulesFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const words = reading.words;
  const isClaimed =
    OPENS.test(words) || ASSUMES.test(words) || TAGGED.test(words) || SO.test(words) || SAYS_OF_US.test(words);
  const isAsked = PLAIN.test(words);
  if ((!isClaimed && !isAsked) || OTHER.test(line.text) || line.has(/_(?:saved|sort)_/)) return undefined;
  const ofBoat = line.has(/_(?:boat|make|id)_/);
  const found = claimsIn(words).filter(
    (one) => (!ofBoat || GUARANTEED.test(one.clause)) && (isClaimed || ('claim' in one && one.claim.asked === true)),
  );
  // Help answers a single question to Eddy.
  if (found.length === 1 && /^(?:can|could|will|would) you\b/.test(words)) return undefined;
  if (found.length === 0 || (line.has(/_place_/) && found.every(({ clause }) => /\btax/.test(clause))))
    return undefined;
  return {
    intent: 'help',
    weight: 2.05,
    ...EVERYTHING,
    whole: true,
    tells: /./,
    plan: claimsPlan(found.slice(0, MOST), situation),
  };
};

const CLAUSES = / ?[?.!;:,] ?| (?:and|but|because|since|so|plus|while) /;

function claimsIn(words: string): Found[] {
  const clauses = words.split(CLAUSES).filter(Boolean);
  const each = clauses.flatMap((clause): Found[] => {
    if (isOfSpots(clause)) return [{ spots: true, clause }];
    const claim = CLAIMS.find(({ says }) => says.every((idea) => idea.test(clause)));
    return claim ? [{ claim, clause }] : [];
  });
  if (each.length > 0) return each.filter((one, index) => each.findIndex((other) => isSame(one, other)) === index);
  const whole = CLAIMS.find(({ says }) => says.every((idea) => idea.test(words)));
  return whole ? [{ claim: whole, clause: words }] : isOfSpots(words) ? [{ spots: true, clause: words }] : [];
}

const isOfSpots = (clause: string) =>
  SPOTS.test(clause) && OF_LISTING.test(clause) && !/\b(?:tax|escrow|boats? (?:is|are) free|survey)\b/.test(clause);

const isSame = (one: Found, other: Found) =>
  'claim' in one && 'claim' in other ? one.claim === other.claim : 'spots' in one && 'spots' in other;

/** 'You don't hold the coins, right?' is the other way around. */
const verdictOf = ({ is, holdsNot }: RuleClaim, clause: string): RuleClaim['is'] => {
  const isDenied = !holdsNot && /\b(?:not|never)\b(?! (?:it|you|they)\b)/.test(clause.replace(/ (?:not|no)$/, ''));
  return isDenied && is !== 'partly' ? (is === 'true' ? 'false' : 'true') : is;
};

const claimsPlan =
  (found: readonly Found[], { language }: Situation): Plan =>
  ([fees]) => {
    const said = SAID[language];
    if (found.some((one) => 'spots' in one) && !fees) return use('services_and_fees', {});
    const failed = fees && errorOf(fees.output);
    if (failed) return say(failed);
    const texts = found.map((one) =>
      'claim' in one
        ? `${said.verdicts[verdictOf(one.claim, one.clause)]} ${one.claim.fact[language]}`
        : spotsText(fees?.output ?? {}, one.clause, said),
    );
    return say(texts.join('\n\n'));
  };

function spotsText(output: Record<string, unknown>, clause: string, { verdicts, spots }: Said): string {
  const listing = (output.listing ?? {}) as Record<string, unknown>;
  const left = countOf(listing.freeSpotsLeft);
  const isTrue = GONE.test(clause.replace(/\b(?:are|is) left\b(?! (?:no|none))/, '')) ? left === 0 : left > 0;
  const isYearly = /\byear(?:ly)?\b|\bannual/.test(clause);
  const text = spots(left, countOf(listing.freeListings), textOf(listing.monthlyPriceAfterwards));
  return `${isTrue && !isYearly ? verdicts.true : verdicts.false} ${text}`;
}
