import type { EddyBoat, EddyProposal, EddyTable } from '@tradewind/contract/eddy';
import type { Answer } from '../../api/src/eddy/evals/examine.ts';
import type { Field, NumberField, Outcome, Where } from './format.ts';
import type { Market, Member } from './market.ts';
import { fieldOf, type KnownBoat, select, sortedBy, violations } from './oracle.ts';
import { isAnswer, languageOf, numbersIn, plain, says } from './wording.ts';

/** One thing that must hold. */
export interface Finding {
  holds: boolean;
  /** Says how it fails. */
  fault: string;
}

interface Seen {
  answer: Answer;
  market: Market;
  viewer: Member;
  pending: number;
  /** Titles of the cards that the user saw last. */
  before: readonly string[];
}

/** A page of cards; smaller selections must be shown whole. */
const PAGE = 5;
const FEW = 3;

interface Shown extends Seen {
  text: string;
  cards: EddyBoat[];
  tables: EddyTable[];
  proposals: EddyProposal[];
  /** Everything that the user reads. */
  all: string;
}

function shownIn(seen: Seen): Shown {
  const { text, parts } = seen.answer;
  const cards = parts.flatMap((part) => (part.type === 'data-boats' ? part.data.boats : []));
  const tables = parts.flatMap((part) => (part.type === 'data-table' ? [part.data] : []));
  const proposals = parts.flatMap((part) => (part.type === 'data-proposal' ? [part.data] : []));
  const cells = tables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.flat()]);
  const notes = parts.flatMap((part) => (part.type === 'data-note' ? [part.data.text] : []));
  const all = [text, ...notes, ...cells, ...cards.map(cardText), ...proposals.map(proposalText)].join('\n');
  return { ...seen, text: [text, ...notes].join('\n'), cards, tables, proposals, all };
}

const cardText = ({ title, price, year, length, location, note }: EddyBoat) =>
  [title, price, year, length, location, note].join(' · ');
const proposalText = ({ title, facts, body, confirmLabel }: EddyProposal) =>
  [title, ...facts.map(({ name, value }) => `${name}: ${value}`), body ?? '', confirmLabel].join('\n');

/** The findings for the best of several acceptable outcomes. */
export function judge(outcomes: readonly Outcome[], seen: Seen): Finding[] {
  const shown = shownIn(seen);
  const judged = outcomes.map((outcome) => findingsFor(outcome, shown));
  const score = (findings: readonly Finding[]) => findings.filter(({ holds }) => holds).length / findings.length;
  return judged.toSorted((a, b) => score(b) - score(a))[0] ?? [];
}

function findingsFor(outcome: Outcome, shown: Shown): Finding[] {
  const { text, cards, tables, proposals } = shown;
  const worded = { text, boats: cards.length, tables: tables.length, proposals: proposals.length };
  const kinds = outcome.answer === undefined ? [] : [outcome.answer].flat();
  return [
    ...(outcome.boats ? boatFindings(outcome.boats, shown) : []),
    ...(outcome.shows ?? []).map((title) => finding(shown.all.includes(title), `does not show ${title}`)),
    ...(outcome.hides ?? []).map((title) => finding(!shown.all.includes(title), `shows ${title}`)),
    ...(outcome.card === undefined ? [] : [cardFinding(outcome.card, shown)]),
    ...(outcome.cards ? [finding(cards.length === 0, `shows ${cards.length} boats`)] : []),
    ...(outcome.count ? [countFinding(outcome.count, shown)] : []),
    ...(outcome.average ? [averageFinding(outcome.average, shown)] : []),
    ...(outcome.fact ? [factFinding(outcome.fact, shown)] : []),
    ...(outcome.table ? tableFindings(outcome.table, shown) : []),
    ...(outcome.proposal ? proposalFindings(outcome.proposal, shown) : []),
    ...(outcome.pending === undefined
      ? []
      : [finding(shown.pending === outcome.pending, `${shown.pending} proposals wait for a click`)]),
    ...(kinds.length === 0
      ? []
      : [
          finding(
            kinds.some((kind) => isAnswer(kind, worded)),
            `is not an answer that ${kinds.join(' or ')}`,
          ),
        ]),
    ...phraseFindings(outcome, text),
    ...(outcome.language
      ? [finding(languageOf(text) === outcome.language, `answers in ${languageOf(text) ?? 'no known language'}`)]
      : []),
  ];
}

const finding = (holds: boolean, fault: string): Finding => ({ holds, fault });

function phraseFindings({ says: must = [], never = [] }: Pick<Outcome, 'says' | 'never'>, text: string): Finding[] {
  return [
    ...must.map((phrase) =>
      finding(
        [phrase].flat().some((it) => says(text, it)),
        `does not say ${[phrase].flat().join(' | ')}`,
      ),
    ),
    ...never.map((phrase) =>
      finding(![phrase].flat().some((it) => says(text, it)), `says ${[phrase].flat().join(' | ')}`),
    ),
  ];
}

function boatFindings(wanted: NonNullable<Outcome['boats']>, shown: Shown): Finding[] {
  const { market, viewer, cards, text } = shown;
  const { where, loose = where, sorted, first = 1, atLeast } = wanted;
  const must = select(market.boats, where, viewer);
  const may = select(market.boats, loose, viewer);
  if (must.length === 0 && may.length === 0)
    return [
      finding(
        isAnswer('nothing found', { text, boats: 0, tables: 0, proposals: 0 }),
        'does not say that there is none',
      ),
    ];
  const known = cards.flatMap(({ id }) => market.boats.find((boat) => boat.id === id) ?? []);
  const broken = violations(known, loose, viewer);
  if (known.length === 0)
    return [finding(false, 'shows no boats'), ...broken.map(([name]) => finding(false, `ignores ${name}`))];
  return [
    ...broken.map(([name, bad]) => finding(bad.length === 0, `ignores ${name}, as in ${bad[0]?.title}`)),
    completeness({ must, may }, known, shown, sorted === undefined ? atLeast : (atLeast ?? 1)),
    ...(sorted === undefined ? [] : [orderFinding(must, known, sorted, first)]),
  ];
}

/** All of a few boats, or a page of many. The user's own boats may be left out of a search. */
function completeness(
  sets: { must: readonly KnownBoat[]; may: readonly KnownBoat[] },
  known: readonly KnownBoat[],
  { viewer }: Shown,
  atLeast?: number,
): Finding {
  const foreign = (boats: readonly KnownBoat[]) => boats.filter(({ ownerId }) => ownerId !== viewer.id);
  const needed = foreign(sets.must).length > 0 ? foreign(sets.must) : sets.must;
  const many = sets.may.length > PAGE;
  const counted = many ? sets.may : sets.must;
  const hits = known.filter((boat) => counted.includes(boat)).length;
  const least = Math.min(atLeast ?? (many ? FEW : needed.length), counted.length);
  return finding(hits >= least, `shows ${hits} of ${counted.length} boats that fit`);
}

function orderFinding(must: readonly KnownBoat[], known: readonly KnownBoat[], order: string, first: number): Finding {
  const field = order.replace(/^-/, '') as NumberField;
  const expected = sortedBy(must, order)
    .slice(0, first)
    .map((boat) => boat[field]);
  const given = known.slice(0, first).map((boat) => boat[field]);
  return finding(
    expected.every((value, index) => value === given[index]),
    `starts with ${field} ${given.join(', ')} instead of ${expected.join(', ')}`,
  );
}

function cardFinding(number: number, { before, all }: Shown): Finding {
  const title = before.at(number > 0 ? number - 1 : number);
  if (title === undefined) return finding(false, `refers to card ${number} of ${before.length}`);
  return finding(all.includes(title), `does not show card ${number}, ${title}`);
}

function countFinding(
  { where, loose = where }: { where: Where; loose?: Where | undefined },
  { market, viewer, all, text }: Shown,
): Finding {
  const counts = [where, loose].flatMap((it) => {
    const found = select(market.boats, it, viewer);
    return [found.length, found.filter(({ ownerId }) => ownerId !== viewer.id).length];
  });
  const numbers = numbersIn(all.length > 2_000 ? text : all);
  const none = counts.includes(0) && isAnswer('nothing found', { text, boats: 0, tables: 0, proposals: 0 });
  return finding(
    none || numbersIn(text).some((number) => counts.includes(number)) || numbers.includes(counts[0] ?? -1),
    `does not say ${counts[0]}`,
  );
}

function averageFinding(
  { where, loose = where, of }: NonNullable<Outcome['average']>,
  { market, viewer, all }: Shown,
): Finding {
  const means = [where, loose].map((it) => {
    const values = select(market.boats, it, viewer).flatMap((boat) => boat[of] ?? []);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  });
  const close = (number: number) => means.some((mean) => Math.abs(number - mean) <= Math.max(0.6, mean * 0.011));
  return finding(numbersIn(all).some(close), `does not say the average of about ${Math.round(means[0] ?? 0)}`);
}

function factFinding({ boat: title, field }: NonNullable<Outcome['fact']>, { market, text, all }: Shown): Finding {
  const boat = market.boats.find((it) => it.title === title);
  if (!boat) throw new Error(`A conversation names a boat that is not listed: ${title}.`);
  return finding(tellsFact(boat, field, text, all), `does not tell the ${field} of ${title}: ${fieldOf(boat, field)}`);
}

/** Values of the card count only if they identify the boat anyway; the rest must be said or be in a table. */
function tellsFact(boat: KnownBoat, field: Field, text: string, all: string): boolean {
  const value = fieldOf(boat, field);
  if (value === null)
    return /doesn't|does not|not (say|mention|list|give|known)|no (information|mention)|unknown|–|isn't/i.test(
      plain(all),
    );
  if (typeof value === 'number') {
    const slack = field === 'price' ? value * 0.006 : field === 'length' || field === 'beam' ? 0.55 : 0;
    return numbersIn(all).some((number) => Math.abs(number - value) <= slack);
  }
  if (field === 'location') return says(all, value.split(',')[0] ?? value);
  if (field === 'engine') return numbersIn(all).includes(numbersIn(value)[0] ?? -1) || says(all, value);
  if (field === 'fuel') return says(all, value) || (value === 'Gasoline' && /\b(gas|petrol)\b/i.test(all));
  return says(field === 'owner' ? text : all, value);
}

function tableFindings(table: NonNullable<Outcome['table']>, { tables }: Shown): Finding[] {
  if (table === 'none') return [finding(tables.length === 0, 'shows a table')];
  const cells = tables.flatMap(({ caption, columns, rows }) => [caption, ...columns, ...rows.flat()]).join('\n');
  return [
    finding(tables.length > 0, 'shows no table'),
    ...table.map((words) => finding(says(cells, words), `has no ${words} in the table`)),
  ];
}

const KINDS = {
  ...{ offer: /offer/i, counter: /counter/i, message: /message|\bto \p{L}+, about/iu },
  ...{ preferences: /preferences/i, deploy: /deploy/i, recall: /recall/i },
} as const;

function proposalFindings(wanted: NonNullable<Outcome['proposal']>, { proposals }: Shown): Finding[] {
  const waiting = proposals.filter(({ status }) => status === 'pending');
  if (wanted === 'none') return [finding(waiting.length === 0, 'shows a proposal')];
  const [card] = waiting;
  if (!card) return [finding(false, 'shows no proposal that waits for a click')];
  const text = proposalText(card);
  const { kind, boat, cash } = wanted;
  return [
    ...(kind
      ? [finding(KINDS[kind].test(`${card.title}\n${card.confirmLabel}`), `proposes “${card.title}” and no ${kind}`)]
      : []),
    ...(boat ? [finding(text.includes(boat), `proposes “${card.title}” and nothing about ${boat}`)] : []),
    ...(cash === undefined
      ? []
      : [finding(numbersIn(text).includes(cash), `proposes “${text.replaceAll('\n', ' · ')}” and not ${cash}`)]),
    ...phraseFindings(wanted, text),
  ];
}
