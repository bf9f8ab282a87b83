import { BOAT_CONDITIONS } from '@tradewind/domain/boat-conditions';
import { BOAT_TYPES } from '@tradewind/domain/boat-types';
import type { Language } from '../../platform/help.ts';
import { isOrdinary } from '../built-in/reading/words/spelling.ts';
import type { KnownFacts } from './known-facts.ts';

/** Words with a capital letter that name no boat, person or place. */
const VOCABULARY = new Set(
  `i i'm i've i'd i'll ok okay eddy ai tradewind bitcoin btc crypto cryptocurrency us usa u.s american english spanish french german us-dollar dollar dollars usd
  loa gps vhf hp mph ft id am pm faq tv n/a na vs pro tip note price year length type location owner hours engine condition beam sleeps status
  usd$ k m your you the it ist sie ihr ihre ihnen ihrem ihren wenn ja nein vous usted ustedes el la los le les die der das ein eine account messages garage settings
  boats trades closing list browse help mercury yamaha suzuki honda volvo cummins caterpillar yanmar verado
  ${BOAT_TYPES.join(' ')} ${BOAT_CONDITIONS.join(' ')}`
    .toLowerCase()
    .split(/\s+/),
);
const PERSON_VERB =
  /^(?:'s (?:boat|asking|price)|\s(?:owns|sells|offers|says|lives|wants|accepts|takes|asks|has|is (?:asking|the|a|selling|offering|happy|the owner)|will|would|posted|listed|keeps|and \p{Lu})\b)/u;
/** Words before a name in German, where every noun has a capital letter. */
const GERMAN_NAME =
  /(?<!\p{L})(?:von|namens|heißt|eigentümer(?:in)?|besitzer(?:in)?|verkäufer(?:in)?|inserent|frau|herr|werft|marke|in|bei|aus|nach|nahe)(?: ist)?\s+$/iu;
const GERMAN_NOUNS = new Set(
  `baujahr jahr jahre länge preis nummer boot boote booten fuß meter meilen personen stunden motorstunden betriebsstunden treffer angebote angebot us-dollar dollar prozent ergebnisse optionen
  inserate yacht yachten marktplatz markt durchschnitt liste kategorie typ tausch bestem gutem zustand ordnung frage ruhe besitz florida ihrer nähe suche bitcoin besitzer eigentümer
  bezug vergleich summe höhe wert anspruch`.split(/\s+/),
);

interface Surroundings {
  known: KnownFacts;
  /** The user's own words, in lower case. */
  asked: string;
  language: Language;
  /** Whether something else explains the words there: a boat, a place, a number. */
  taken(start: number): boolean;
}

/** Whether a sentence names somebody or something that neither a tool nor the user named. */
export function namesStranger(text: string, surroundings: Surroundings): boolean {
  const words = [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{L}\d]*(?:[.'-]\p{L}[\p{L}\d]*)*/gu)];
  return words.some((match, index) => {
    const before = text.slice(0, match.index);
    const name = match[0].replace(/'s$/, '');
    if (surroundings.taken(match.index) || isFamiliar(name, surroundings)) return false;
    const rest = text.slice(match.index + match[0].length);
    const opens = /^[\s\p{P}|#]*$/u.test(before) || /[.!?:|("•]\s*(?:[-•]\s*)?$|\n\s*$|^\s*\d+[.)]\s*$/.test(before);
    if (surroundings.language === 'de') return isGermanName(text, match.index, name, words[index + 1], opens);
    if (!opens) return true;
    const joined = words[index + 1];
    const isDouble =
      joined !== undefined &&
      /^\s$/.test(text.slice(match.index + match[0].length, joined.index)) &&
      !isFamiliar(joined[0], surroundings);
    return (
      !isOrdinary(name.toLowerCase()) &&
      (isDouble || PERSON_VERB.test(rest) || (/^\s\d/.test(rest) && !/^\s\d+\s\p{L}/u.test(rest)))
    );
  });
}

function isFamiliar(name: string, { known, asked }: Surroundings): boolean {
  const word = name.toLowerCase();
  const pieces = word.split(/['-]/).filter((piece) => piece.length > 1);
  if (VOCABULARY.has(word) || (pieces.length > 0 && pieces.every((piece) => VOCABULARY.has(piece)))) return true;
  const has = (text: string) =>
    new RegExp(`(?<![\\p{L}\\d])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\d])`, 'u').test(
      text.toLowerCase(),
    );
  if (known.people.has(word) || has(asked) || has(known.ours)) return true;
  return [...known.boats.values()].some(({ title, make, model, owner, takes, features, engine }) =>
    [title, make, model, owner, (takes ?? []).join(' '), (features ?? []).join(' '), engine ?? ''].some(has),
  );
}

function isGermanName(
  text: string,
  at: number,
  name: string,
  next: RegExpExecArray | undefined,
  opens: boolean,
): boolean {
  if (GERMAN_NOUNS.has(name.toLowerCase())) return false;
  const rest = text.slice(at + name.length);
  if (
    GERMAN_NAME.test(text.slice(0, at)) &&
    !/(?:ung|heit|keit|schaft|tion|stand|teil|fall|form|lage|hafen)(?:en)?$/i.test(name)
  )
    return true;
  if (opens) return false;
  const joined =
    next && /^\s$/.test(text.slice(at + name.length, next.index)) && !GERMAN_NOUNS.has(next[0].toLowerCase());
  return Boolean(joined) || /^\s\d+(?:\s|[.,]|$)/.test(rest) || /\b(?:19|20)\d\d\s$/.test(text.slice(0, at));
}
