import type { HelpTopic } from '../../../platform/help.ts';
import { matches } from '../../matching.ts';
import { isOrdinary } from '../reading/words/spelling.ts';
import { plainly, SYNONYMS, stem } from './stems.ts';

interface Found {
  topic: HelpTopic;
  /** About 1 is certain. */
  certainty: number;
  /** The words of the question that the topic explains. */
  words: RegExp;
}

interface IndexedQuestion {
  topic: HelpTopic;
  terms: ReadonlySet<string>;
  /** The terms of all example questions of the topic. */
  topicTerms: ReadonlySet<string>;
  /** The terms that each of its example questions has: without them, a question is about something else. */
  subject: ReadonlySet<string>;
  weight: number;
}

interface Index {
  questions: readonly IndexedQuestion[];
  rarity: ReadonlyMap<string, number>;
}

/** Below this, Eddy says that he does not know. */
const THRESHOLD = 0.6;
/** The weight of a word that no topic has: an ordinary one little, a strange one much. */
const UNKNOWN = { ordinary: 0.7, strange: 2.2 } as const;
/** The words that a question shares with an example must tell at least this much together. */
const LEAST_SHARED = 1;
/** A topic must know at least this share of the telling words of a question. */
const LEAST_COVERED = 0.62;
/** A single shared word suffices if it tells as much as this. */
const TELLING = 2.2;
/** The certainty of a question that has all ideas of a topic. */
const SURE = 1.25;
const indexes = new WeakMap<readonly HelpTopic[], Index>();

/** Finds the topic whose example questions share the most telling words with a question, in both directions. */
export function findHelp(topics: readonly HelpTopic[], question: string): Found | undefined {
  const meant = topics.find(({ ideas = [] }) => ideas.some((all) => all.every((idea) => matches(idea, question))));
  if (meant) return { topic: meant, certainty: SURE, words: /.*/ };
  const index = indexOf(topics);
  const asked = termsOf(question);
  if (asked.size === 0) return undefined;
  const total = sum(asked, index.rarity);
  let best: { question: IndexedQuestion; score: number } | undefined;
  for (const candidate of index.questions) {
    if (candidate.subject.size > 0 && ![...candidate.subject].some((term) => asked.has(term))) continue;
    const common = [...asked].filter((term) => candidate.terms.has(term));
    const shared = sum(common, index.rarity);
    if (shared < LEAST_SHARED || (common.length === 1 && isStray(common[0] ?? '', shared, candidate, asked))) continue;
    const likeness = (2 * shared) / (total + candidate.weight);
    const coverage =
      sum(
        [...asked].filter((term) => candidate.topicTerms.has(term)),
        index.rarity,
      ) / total;
    if (coverage < LEAST_COVERED) continue;
    const score = common.length > 1 ? Math.max(likeness, (likeness + coverage) / 2) : likeness;
    if (!best || score > best.score) best = { question: candidate, score };
  }
  if (!best || best.score < THRESHOLD) return undefined;
  const { topic, terms } = best.question;
  const explained = question.split(' ').filter((word) => [...termsOf(word)].some((term) => terms.has(term)));
  return { topic, certainty: Math.min(best.score * 1.15, 1.08), words: wordsPattern(explained) };
}

/** Whether a single shared word is none that the topic is about. */
const isStray = (term: string, weight: number, { terms, subject }: IndexedQuestion, asked: ReadonlySet<string>) =>
  terms.size + asked.size > (weight < TELLING ? 2 : 5) || (terms.size > 1 && !subject.has(term));

/** Whether all telling words of a question are among those of a topic's example questions. */
export function isWithin(topic: HelpTopic, question: string, least: number): boolean {
  const known = new Set(topic.asks.flatMap((ask) => [...termsOf(ask)]));
  const terms = [...termsOf(question)];
  return terms.length >= least && terms.every((term) => known.has(term));
}

const wordsPattern = (words: readonly string[]) =>
  new RegExp(`\\b(?:${[...new Set(words)].filter((word) => /^\p{L}+$/u.test(word)).join('|') || 'help'})\\b`, 'u');

function indexOf(topics: readonly HelpTopic[]): Index {
  const known = indexes.get(topics);
  if (known) return known;
  const all = topics.flatMap((topic) => {
    const all = topic.asks.map(termsOf);
    const topicTerms = new Set(all.flatMap((terms) => [...terms]));
    const subject = new Set([...topicTerms].filter((term) => all.every((terms) => terms.has(term))));
    return all.map((terms) => ({ topic, terms, topicTerms, subject }));
  });
  const counts = new Map<string, number>();
  for (const topicTerms of new Set(all.map((one) => one.topicTerms)))
    for (const term of topicTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const rarity = new Map([...counts].map(([term, count]) => [term, Math.log(1 + topics.length / count) / Math.log(4)]));
  const index = { questions: all.map((one) => ({ ...one, weight: sum(one.terms, rarity) })), rarity };
  indexes.set(topics, index);
  return index;
}

const sum = (terms: Iterable<string>, rarity: ReadonlyMap<string, number>) =>
  [...terms].reduce(
    (total, term) => total + (rarity.get(term) ?? UNKNOWN[isOrdinary(term) ? 'ordinary' : 'strange']),
    0,
  );

const STOP = new Set(
  'a an the i me my we our you your it its this that these those is are was be been am do does did have has had can could would will should shall may might to of for on in at by with and or if so then there here what which who whose when where why how please just about from as into out up not no yes okay hi hello hey eddy get got want need like know tell give let us him her them they he she some any one someone somebody thing things really still also now way really much later boat boats yacht show more make say says said anything something everything nothing new newer old guy guys man woman dude lady fella'.split(
    ' ',
  ),
);

/** The telling words of a text: stemmed, with one word for each meaning. */
function termsOf(text: string): Set<string> {
  const words = plainly(text.toLowerCase()).match(/[\p{L}]+/gu) ?? [];
  const stems = words.filter((word) => !STOP.has(word) && word.length > 1).map(stem);
  return new Set(stems.map((word) => SYNONYMS.get(word) ?? word));
}
