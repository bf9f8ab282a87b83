import { STATE_NAMES, US_STATES } from '@tradewind/domain/geography';
import type { Language } from '../../../platform/help.ts';
import type { Mentioned, Named } from '../../../platform/names.ts';
import { readAssets, readCars } from './assets.ts';
import { readKinds } from './boat-kinds.ts';
import { readConditions } from './conditions.ts';
import { readCorrectedEnds, readCorrections } from './corrections.ts';
import { readDoubleNegations } from './double-negations.ts';
import { readEngines } from './engines.ts';
import { readEquipment } from './equipment.ts';
import { borrowed, detectLanguage, translate } from './languages.ts';
import { type Chunk, Line } from './line.ts';
import { readListingTimes } from './listing-times.ts';
import { readDescribed, readDescribedBefore } from './names/by-description.ts';
import { readJoinedNames } from './names/joined-names.ts';
import { mentionedIn, readCatalogPlaces, readNames } from './names/names.ts';
import { narrowNames } from './names/narrowed-names.ts';
import { readNumberedBoats } from './names/numbered-boats.ts';
import { narrowOwn, readOwnedBoats } from './names/owned-boats.ts';
import { readReferences } from './names/references.ts';
import { readSharedNames } from './names/shared-names.ts';
import { readUnknownMakes } from './names/unknown-makes.ts';
import { readAmounts, readNumberWords } from './numbers/amounts.ts';
import { readBounds } from './numbers/bounds.ts';
import { readTolerances } from './numbers/tolerances.ts';
import { readHome } from './places/home.ts';
import { readOtherPlaces, readPlaces } from './places/places.ts';
import { readMisspelledTowns, writeTownsOut } from './places/towns.ts';
import { readExclusions } from './polarity.ts';
import { orderBeforeBoat, readSorts } from './sorts.ts';
import { tokensOf } from './tokens.ts';
import { readUntaken } from './wished-availability.ts';
import { readListers } from './wished-owners.ts';
import { readEngineMakers } from './words/engine-makers.ts';
import { isQuality } from './words/qualities.ts';
import { readServices } from './words/services.ts';
import { corrected, correctedPair, isFamiliar, isForm, isTradeWord } from './words/spelling.ts';
import { wordsOf } from './words/wording.ts';

/** A message as far as it was understood without the conversation. */
export interface Reading {
  message: string;
  language: Language | 'other';
  line: Line;
  /** The message in plain normalized words, for searches by meaning. */
  words: string;
}

/** Finds names for the words of a message. */
export type FindNames = (mentioned: Mentioned) => Promise<readonly Named[]>;

/**
 * Reads a message in stages, from words over names and amounts to limits and exclusions. Each stage replaces the words that it
 * understands, so nothing is read twice, and the rest is left to be told to the user.
 */
export async function read(
  message: string,
  findNames: FindNames,
  thisYear: number,
  /** The user's message before this one. */
  before = '',
): Promise<Reading> {
  const language = detectLanguage(message, before ? detectLanguage(before) : 'en');
  const line = new Line(message, chunksOf(message, language === 'en' || language === 'other'));
  if (language !== 'en' && language !== 'other') translate(line, language);
  else readContractions(line);
  const words = plainWords(line);
  writeTownsOut(line);
  readCars(line);
  const mentioned = mentionedIn(line);
  const named = await findNames(mentioned);
  readHome(line, named);
  readDescribed(line, named);
  spellTypes(line);
  spell(line, /^(?:favou?rites?|bookmarks|watchlist)$/);
  spellStates(line);
  readNames(line, named);
  readPossessives(line);
  spell(line);
  readDoubleNegations(line);
  readNumberWords(line);
  readListingTimes(line, new Date());
  readEquipment(line);
  readAmounts(line, thisYear);
  readPlaces(line);
  readMisspelledTowns(line, named);
  readCatalogPlaces(line, named);
  readKinds(line);
  readConditions(line);
  readEngineMakers(line);
  readEngines(line);
  readDescribedBefore(line, named);
  readUntaken(line);
  readSorts(line);
  if (language !== 'en') orderBeforeBoat(line);
  readListers(line);
  readServices(line);
  readAssets(line);
  readNumberedBoats(line, named);
  readReferences(line);
  readCorrectedEnds(line);
  readTolerances(line, thisYear);
  readBounds(line, thisYear);
  if (language === 'en') readBorrowed(line);
  markStrange(line);
  readOtherPlaces(line, language === 'en');
  if (language === 'en') readUnknownMakes(line);
  readCorrections(line);
  readExclusions(line);
  readOwnedBoats(line);
  readSharedNames(line);
  narrowOwn(line, named);
  readJoinedNames(line);
  narrowNames(line);
  return { message, language, line, words };
}

const plainWords = (line: Line) =>
  line.chunks.map(({ text, meaning }) => (meaning ? text : (corrected(text) ?? text))).join(' ');

function chunksOf(message: string, isEnglish: boolean): Chunk[] {
  const tokens = tokensOf(message);
  // 'Avez-vous' and 'E-Mail' are two words.
  const isHyphen = (index: number) =>
    !isEnglish &&
    tokens[index]?.word === '-' &&
    [-1, 1].every((side) => /^\p{L}/u.test(tokens[index + side]?.word ?? ''));
  // 'Das 38er' is the boat with that number.
  const isEnding = (index: number) =>
    /^er[sn]?$/.test(tokens[index]?.word ?? '') &&
    tokens[index - 1]?.value !== undefined &&
    tokens[index - 1]?.end === tokens[index]?.at;
  return tokens
    .filter((_token, index) => !isHyphen(index) && !isEnding(index))
    .flatMap(({ word, written, at, end, value }): Chunk[] =>
      value === undefined
        ? (isEnglish ? wordsOf(word) : word.split(/(?<=^(?:[dljnsmtc]|qu)')/)).map((text) => ({
            text,
            at,
            end,
            written,
          }))
        : [{ text: '_n_', at, end, written, meaning: { is: 'n', value } }],
    );
}

/** Verbs that tell the trade hunter, which is the agent, from a boat of that name. */
const AGENT =
  /\b(?:deploy|start|stop|pause|recall|send|turn|switch|get|kill|call|put|set|find|found|luck|running|going|on|off|doing|news|budget|limit|settings|launch|activate)\b(?!.*_n_)/;

/** 'Id pay' stands for 'I'd pay', unlike the id of a boat. */
function readContractions(line: Line): void {
  line.chunks.forEach(({ text, written, meaning }, index) => {
    const next = line.chunks[index + 1]?.text ?? '';
    if (
      text === 'id' &&
      /^(?:pay|give|offer|do|go|take|like|love|trade|swap|be|say|rather|want|prefer|consider)$/.test(next)
    )
      line.reword(index, index + 1, ['i', 'would']);
    if (isSpokenNumber(written, meaning) && /^(?:the|that|this|it|her|him|them|me|my|a|sale|trade)$/.test(next))
      line.reword(index, index + 1, [written === '4' ? 'for' : 'to']);
    // 'Which one's cheaper?'
    if (text === "'s" && /^(?:one|which|they|that|there)$/.test(line.chunks[index - 1]?.text ?? ''))
      line.reword(index, index + 1, ['is']);
    if (text === 'then' && isCompared(line.chunks[index - 1]) && THAN.test(next))
      line.reword(index, index + 1, ['than']);
    if (text === 'an' && /^(?:up|over|above|under|below|the|that|i|it|is|then)$/.test(next))
      line.reword(index, index + 1, ['and']);
    if (text === 'rite' && /^(?:now|away|there|here|back|to|him|her|me)$/.test(next))
      line.reword(index, index + 1, [/^(?:back|to|him|her|me)$/.test(next) ? 'write' : 'right']);
    if (text === 'w') readWith(line, index);
    // 'The 29 v the 32', unlike a v hull and a V8.
    if (text === 'v' && index > 0 && !isOfShape(line.chunks[index + 1])) line.reword(index, index + 1, ['vs']);
    if (text === 'by' && written.toLowerCase() === 'btw' && readsBetween(line, index))
      line.reword(index, index + 3, ['between']);
    // 'Each other' is no other boat.
    if ((text === 'each' && next === 'other') || (text === 'one' && next === 'another'))
      line.reword(index, index + 2, ['eachother']);
    if (text === 'hunter' && /^(?:my|the|your)$/.test(line.chunks[index - 1]?.text ?? '') && line.has(AGENT))
      line.reword(index, index + 1, ['agent']);
  });
}

/** Behind these, 'then' stands for 'than'. */
const isCompared = (before: Chunk | undefined): boolean =>
  /^(?:newer|older|less|more|fewer|bigger|larger|longer|shorter|smaller|cheaper|faster|slower|higher|lower|greater|wider|later|earlier|better|rather|other)$/.test(
    before?.text ?? '',
  );
const THAN =
  /^(?:_n_|\$|the|a|an|my|mine|that|this|it|about|half|one|two|three|four|five|six|ten|twenty|thirty|forty|fifty)$/;

const isOfShape = (next: Chunk | undefined) =>
  next === undefined ||
  /^(?:-|hulls?|hulled|drives?|berths?|bottoms?|shaped?|bow|neck)$/.test(next.text) ||
  /^(?:4|6|8|10|12)$/.test(next.written);

/** '4 the boat', '2 him'. */
const isSpokenNumber = (written: string, meaning: Chunk['meaning']) => meaning?.is === 'n' && /^[24]$/.test(written);
/** 'Btw 100 and 500k' limits a price, unlike 'btw, I have 100k'. */
const readsBetween = (line: Line, index: number): boolean =>
  /^by the way (?:\$ )?_n_ (?:k |m )?(?:and|&|to|-) (?:\$ )?(?:_n_|half|three quarters|one)\b/.test(
    line.chunks
      .slice(index, index + 9)
      .map(({ text }) => text)
      .join(' '),
  );

/** Phones write 'w a', 'w/' and 'w/o'. */
function readWith(line: Line, index: number): void {
  const [slash, o] = [line.chunks[index + 1]?.text, line.chunks[index + 2]?.text];
  if (slash === '/' && (o === 'o' || o === 'out')) line.reword(index, index + 3, ['without']);
  else line.reword(index, index + (slash === '/' ? 2 : 1), ['with']);
}

/** "The Breeze 28's owner" and "Silas' 60": behind the digits or the s of a name, the ending stands alone. */
function readPossessives(line: Line): void {
  line.chunks.forEach(({ meaning, written, end }, index) => {
    const next = line.chunks[index + 1];
    if (meaning?.is === 'person' && /s$/i.test(written) && next?.text === "'" && next.at === end)
      line.reword(index + 1, index + 2, ["'s"]);
    if (meaning?.is !== 'boat' && meaning?.is !== 'make') return;
    if (line.chunks[index + 1]?.text === "'" && line.chunks[index + 2]?.text === 's')
      line.reword(index + 1, index + 3, ["'s"]);
  });
}

/** Corrects types of two words, before one of them can be taken for a name. */
function spellTypes(line: Line): void {
  for (let index = 0; index + 1 < line.chunks.length; index++) {
    const [first, second] = [line.chunks[index], line.chunks[index + 1]];
    if (!first || !second || first.meaning || second.meaning) continue;
    const pair = correctedPair(first.text, second.text);
    pair?.forEach((word, at) => {
      line.reword(index + at, index + at + 1, [word]);
    });
  }
}

const STATE_WORDS: ReadonlySet<string> = new Set(
  US_STATES.flatMap((state) => STATE_NAMES[state].toLowerCase().split(' ')).filter((word) => word.length > 4),
);

/** Corrects the names of states behind words of place, before a boat's name is found in them. */
function spellStates(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (meaning || !BEFORE_STATE.test(line.chunks[index - 1]?.text ?? '')) return;
    const state = corrected(text);
    if (state && STATE_WORDS.has(state)) line.reword(index, index + 1, [state]);
  });
}
const BEFORE_STATE = /^(?:in|from|near|around|of|outside|to|north|south|west|new|rhode)$/;

/** Corrects typos in the words that are no names, and in the names of states. Capitalized words within a sentence are names. */
function spell(line: Line, only = /./): void {
  line.chunks.forEach((chunk, index) => {
    if (chunk.meaning) return;
    const before = line.chunks[index - 1]?.text ?? '';
    const isName = /^\p{Lu}/u.test(chunk.written) && index > 0 && !/[.!?]/.test(before);
    const isWhole = !isName || /^\p{Lu}+$/u.test(chunk.written) || index === 0;
    const word = [corrected(chunk.text)].find((one) => isWhole || STATE_WORDS.has(one ?? ''));
    // A strange word behind 'in' is a town.
    if (word && !isTradeWord(word) && /^(?:in|near|around|outside|from|at|called|named)$/.test(before)) return;
    if (word && only.test(word)) line.reword(index, index + 1, [word.replace('favour', 'favor')]);
  });
}

/** Puts greetings and other words of another language into English: 'hola, how much is it'. */
function readBorrowed(line: Line): void {
  line.chunks.forEach(({ text, meaning }, index) => {
    if (meaning || text.length < 3 || isFamiliar(text)) return;
    const english = borrowed(text)?.split(' ');
    if (english?.length === 1) line.reword(index, index + 1, english);
  });
}

/** Words that nobody could place: perhaps names that nothing here has. */
function markStrange(line: Line): void {
  line.chunks.forEach((chunk, index) => {
    const { text, meaning } = chunk;
    if (meaning || text.length < 3 || !/^\p{L}[\p{L}\p{M}\d]*$/u.test(text) || isFamiliar(text) || isQuality(text))
      return;
    if (isForm(text)) return;
    line.mark(index, { is: 'strange', word: text });
  });
}
