import { CLOSING_COST_BASIS_POINTS } from '@tradewind/domain/money';
import type { HelpTopic, Language } from '../../platform/help.ts';
import { inDigits } from '../digits.ts';
import type { ToolRecord } from '../turns.ts';
import { countHolds } from './counts.ts';
import { negatedIn } from './denials.ts';
import { withEnglishDates } from './english-dates.ts';
import { hasStrangeWord, isAboutBoat } from './familiar-words.ts';
import { figureHolds, type Part } from './figures.ts';
import { judgmentHolds } from './judgments.ts';
import { type KnownBoat, KnownFacts } from './known-facts.ts';
import { groupOf, isOneBoat, narrowed } from './narrowing.ts';
import { OwnersWords } from './owners-words.ts';
import { peopleHold, placesHold, type Spoken, wordsHold } from './part-claims.ts';
import { languageOf, plainText } from './plain-text.ts';
import { namesStranger } from './proper-names.ts';
import { isNear, type Quantity, quantitiesIn } from './quantities.ts';
import { type ReadSentence, readSentence, type SentencePart } from './sentence-parts.ts';
import { signsWritten, spokenLimits } from './spoken-limits.ts';
import { type Assigned, assign } from './subjects.ts';
import { TableReader } from './tables.ts';
import { isForbidden } from './wording.ts';

/**
 * Keeps invented facts from the user: a sentence passes only if every claim in it is supported by what tools returned in this
 * conversation, for the boat that it is about. Sentences come in order, since 'it' is the boat of the one before.
 */
export interface FactCheck {
  learn(call: ToolRecord): void;
  holds(sentence: string): boolean;
}

interface Options {
  questions: readonly string[];
  help: readonly HelpTopic[];
  thisYear: number;
  /** Our own model fills templates of ours: only the figures and names in them can be wrong. */
  templates?: boolean;
}

export function createFactCheck(options: Options): FactCheck {
  return new RelationalCheck(options);
}

/** The possible meanings of a user's number: '300' may be 300 thousand, and 'around' allows 15 %. */
const meanings = (value: number) =>
  [1, 1e3, 1e6].flatMap((unit) => [0.85, 1, 1.15].map((share) => Math.round(value * unit * share)));

const CLOSING_SHARE = CLOSING_COST_BASIS_POINTS / 10_000;

class RelationalCheck implements FactCheck {
  readonly #known = new KnownFacts();
  readonly #asked: string;
  readonly #wished: number[];
  /** The user's own numbers, large enough for a price. */
  readonly #limits: readonly number[];
  readonly #help: ReadonlySet<string>;
  readonly #options: Options;
  readonly #owners: OwnersWords;
  readonly #tables = new TableReader();
  #focus: readonly number[] = [];
  #before: readonly number[] = [];
  #language: Language = 'en';

  get #spoken(): Spoken {
    return { known: this.#known, asked: this.#asked };
  }

  constructor(options: Options) {
    this.#options = options;
    this.#owners = new OwnersWords(this.#known, { all: options.templates ?? false });
    this.#asked = plainText(inDigits(signsWritten(options.questions.join('\n')))).toLowerCase();
    const bare = (this.#asked.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));
    const read = quantitiesIn(this.#asked).flatMap(({ readings }) => readings);
    this.#wished = [...[...bare, ...read].flatMap(meanings), ...spokenLimits(this.#asked)];
    // A budget that has to pay the closing fee leaves so much for the boat.
    if (/\bfees?\b|\bclosing\b/.test(this.#asked))
      this.#wished.push(...this.#wished.map((value) => Math.floor(value / (1 + CLOSING_SHARE))));
    this.#limits = [...bare.map((value) => (value < 1_000 ? value * 1_000 : value)), ...read].filter(
      (value) => value >= 1_000,
    );
    this.#help = sentencesOfHelp(options.help);
  }

  learn(call: ToolRecord): void {
    this.#known.learn(call);
    this.#focus = this.#known.current;
    this.#before = [];
    for (const { readings } of quantitiesIn(
      JSON.stringify(call.input).replace(/"(?:boatIds?|myBoatId|tradeId|zip|cursor|text)":(?:"[^"]*"|[^,}]*)/g, ''),
    ))
      this.#wished.push(...readings);
  }

  holds(sentence: string): boolean {
    const said = withEnglishDates(this.#withoutOwnWords(plainText(sentence)));
    if (said === '' || this.#help.has(said) || this.#isOurs(said)) return true;
    const language = languageOf(said);
    if (language === 'other') return false;
    if (language) this.#language = language;
    const attributed = this.#owners.remove(said);
    if (!attributed) return false;
    if (!this.#options.templates && isForbidden(attributed.text, this.#known, attributed.written)) return false;
    const row = this.#tables.read(attributed.text);
    if (row) return row.every((line) => this.#sentenceHolds(line));
    return this.#sentenceHolds(attributed.text);
  }

  /** Quotations of the user's message by our own model claim nothing. */
  #withoutOwnWords(said: string): string {
    if (!this.#options.templates) return said;
    return said.replace(/[“"«„]\s?([^“”"«»„]+?)\s?[”"»“]/g, (quoted, words: string) =>
      this.#asked.includes(words.toLowerCase()) ? '…' : quoted,
    );
  }

  /** Sentences of tools, word for word. */
  #isOurs(said: string): boolean {
    const { sentences, refusals } = this.#known;
    return [...sentences, ...(this.#options.templates ? refusals : [])].some((ours) => ours.includes(said));
  }

  #sentenceHolds(text: string): boolean {
    const read = readSentence(text, this.#known);
    if (read.conflict || (!this.#options.templates && this.#isStrange(read))) return false;
    const assigned = assign(read, this.#focus, this.#known);
    const narrow = narrowed(assigned, read, this.#known);
    if (!narrow) return false;
    const focused = narrow.map((one) => ({ one, boats: this.#supporters(one, read, narrow) }));
    if (focused.some(({ boats }) => boats === undefined) || !isOneBoat(focused)) return false;
    if (
      !this.#options.templates &&
      !judgmentHolds(
        text,
        focused.flatMap(({ boats }) => boats ?? []),
        this.#limits,
        this.#known,
      )
    )
      return false;
    this.#remember(
      focused.map(({ one, boats }) => ({ ...one, boats: boats ?? [] })),
      read,
    );
    return true;
  }

  /** It names somebody unknown, or tells of a boat or its owner what no rule can check. */
  #isStrange({ text, parts, mentions, places, quantities }: ReadSentence): boolean {
    const isEnglish = this.#language === 'en' && !/\?\s*$/.test(text);
    const isStrange = (part: SentencePart) =>
      hasStrangeWord(part.text, part.quantities.length + part.places.length > 0, this.#asked, this.#known);
    if (isEnglish && isAboutBoat(text, mentions.length, this.#known) && parts.some(isStrange)) return true;
    const taken = (start: number) =>
      [...mentions, ...places, ...quantities].some((one) => start >= one.start && start < one.end);
    return namesStranger(text, { known: this.#known, asked: this.#asked, language: this.#language, taken });
  }

  /** The boats that support a part, empty if it needs none, or undefined if nothing supports it. */
  #supporters(one: Assigned, read: ReadSentence, all: readonly Assigned[]): readonly number[] | undefined {
    const boats = one.boats.flatMap((id) => this.#known.boats.get(id) ?? []);
    if (boats.length === 0) return this.#partHolds(one, undefined, read, all) ? [] : undefined;
    const supporting = boats.filter((boat) => this.#partHolds(one, boat, read, all));
    if (one.all || one.each) return supporting.length === boats.length ? one.boats : undefined;
    if (supporting.length > 0) return supporting.map(({ id }) => id);
    return !one.isNamed && !one.continues && this.#partHolds(one, undefined, read, all) ? [] : undefined;
  }

  #partHolds(one: Assigned, boat: KnownBoat | undefined, read: ReadSentence, all: readonly Assigned[]): boolean {
    const { part } = one;
    if (this.#options.templates && !part.mention?.boats.length) return this.#isKnownMoney(part);
    const other = this.#otherOf(one, boat, all);
    const group = groupOf(all).flatMap((id) => this.#known.boats.get(id) ?? []);
    const figure: Part = {
      ...{ text: part.text, offset: part.start, sentence: read.text, quantities: read.quantities },
      ...{
        boat,
        isNamed: one.isNamed,
        continues: one.continues ?? false,
        mentioned: part.mention !== undefined,
        other,
        groups: group.length > 1 && read.mentions.length > 1 ? [group] : [group, ...this.#lastGroups()],
        wished: this.#wished,
        thisYear: this.#options.thisYear,
      },
    };
    return (
      part.quantities.every((quantity) => this.#quantityHolds(quantity, figure, one, read)) &&
      placesHold(part, boat, read.text, this.#spoken) &&
      (this.#options.templates || wordsHold(part, boat, other, one, this.#spoken)) &&
      peopleHold(part, boat, one.isNamed, this.#known)
    );
  }

  /** Our own sentences about no boat in particular repeat the user's limits before a search, and what tools returned after it. */
  #isKnownMoney({ quantities }: SentencePart): boolean {
    const amounts = [
      ...this.#known.facts.filter(({ unit }) => unit === 'money').map(({ value }) => value),
      ...this.#wished,
    ];
    return quantities.every(
      (quantity) =>
        quantity.unit !== 'money' ||
        amounts.some((value) => isNear(value, { ...quantity, tolerance: quantity.tolerance + 0.5 })),
    );
  }

  /** The boats that 'together' may mean: the last two, or all of the list. */
  #lastGroups(): KnownBoat[][] {
    const ids = this.#focus.length > 1 ? this.#focus : [...new Set([...this.#before, ...this.#focus])];
    return [ids, this.#known.current].map((group) => group.flatMap((id) => this.#known.boats.get(id) ?? []));
  }

  #quantityHolds(said: Quantity, figure: Part, { each }: Assigned, read: ReadSentence): boolean {
    const quantity = negatedIn(said, read.text, figure.offset);
    if (!quantity) return false;
    const own = each?.get(quantity.start);
    if (own !== undefined && figure.boat && own !== figure.boat.id) return true;
    if (figureHolds(quantity, figure, this.#known)) return true;
    if (quantity.unit !== 'boats' && quantity.unit !== 'items' && quantity.unit !== undefined) return false;
    if (quantity.unit === undefined && Math.max(...quantity.readings) > 1_899) return false;
    const named = new Set(read.mentions.flatMap(({ boats }) => (boats.length === 1 ? boats : []))).size;
    const limits =
      figure.boat && figure.isNamed
        ? []
        : read.quantities.filter(({ limit, unit }) => limit && unit !== 'boats' && unit !== 'items');
    return countHolds(quantity, { text: read.text, places: read.places, limits, named }, this.#known);
  }

  /** The boat that a part compares with: the next one named, the one named before, or that of the sentence before. */
  #otherOf({ part }: Assigned, boat: KnownBoat | undefined, all: readonly Assigned[]): KnownBoat | undefined {
    const single = (ids: readonly number[] | undefined) =>
      ids?.length === 1 && ids[0] !== boat?.id ? ids[0] : undefined;
    const next = all.find(
      (other) => other.part.start > part.start && other.part.mention && single(other.boats) !== undefined,
    );
    const last = all.findLast(
      (other) => other.part.start < part.start && other.part.mention && single(other.boats) !== undefined,
    );
    const id =
      single(next?.boats) ??
      single(last?.boats) ??
      single(this.#focus) ??
      single(this.#before) ??
      this.#onlyOther(boat);
    return id === undefined ? undefined : this.#known.boats.get(id);
  }

  #onlyOther(boat: KnownBoat | undefined): number | undefined {
    const others = this.#known.current.filter((id) => id !== boat?.id);
    return boat && others.length === 1 ? others[0] : undefined;
  }

  #remember(assigned: readonly Assigned[], { mentions }: ReadSentence): void {
    const ids = [...new Set(mentions.flatMap(({ boats }) => (boats.length === 1 ? boats : [])))];
    const last =
      assigned.find(({ part, boats }) => part.mention && boats.length > 0)?.boats ??
      assigned.findLast(({ boats }) => boats.length > 0 && boats.length < this.#known.current.length)?.boats;
    const next = ids.length > 1 ? ids.slice(0, 1) : last;
    if (!next || next.length === 0) return;
    if (next.join() !== this.#focus.join()) this.#before = ids.length > 1 ? ids.slice(1, 2) : this.#focus;
    this.#focus = next;
  }
}

const helpSentences = new WeakMap<readonly HelpTopic[], ReadonlySet<string>>();

/** Read once: the help is the same in all conversations. */
function sentencesOfHelp(help: readonly HelpTopic[]): ReadonlySet<string> {
  const known = helpSentences.get(help);
  if (known) return known;
  const sentences = new Set(
    help
      .flatMap(({ answer, more = {} }) => [answer, ...Object.values(more)].flatMap((texts) => Object.values(texts)))
      .flatMap(sentencesOf)
      .map(plainText),
  );
  helpSentences.set(help, sentences);
  return sentences;
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/);
