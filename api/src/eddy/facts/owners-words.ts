import { matches } from '../matching.ts';
import type { KnownFacts } from './known-facts.ts';
import { plainText } from './plain-text.ts';

const ATTRIBUTION =
  /\b(?:owner|seller|listing|description|he|she|they|\p{Lu}\p{Ll}+)(?:'s (?:words|description|text|message))?,? (?:also )?(?:says?|writes?|wrote|describes?|mentions?|notes?|states?|reads?|puts it|calls it|claims?|according)\b|\baccording to\b|\b(?:in the (?:owner|seller)'s (?:own )?words|the (?:owner|seller|listing|description)(?:'s)?(?: own)? (?:words|description|text))\b|\b(?:dueño|propietario|vendedor|anuncio|descripción)\b.{0,20}\b(?:dice|escribe|describe|menciona|según)\b|\bsegún (?:el|la)\b|\b(?:propriétaire|vendeur|annonce|description)\b.{0,20}\b(?:dit|écrit|décrit|mentionne|indique)\b|\bselon\b|\b(?:eigentümer|besitzer|verkäufer|inserat|anzeige|beschreibung)\w*\b.{0,20}\b(?:sagt|schreibt|beschreibt|erwähnt|laut)\b|\blaut\b/iu;

/** Money, contact details and requests in an owner's text are not repeated, not even as a quote. */
const NOT_QUOTED =
  /\$|\b(?:dollars?|usd|thousand|million|price|call|text|phone|whatsapp|email|wire|zelle|venmo|deposit|click|visit|ignore|instruction\w*|eddy|system|assistant|tell (?:the|your)|user|must|send|pay|accept|discount|reduced)\b|@|https?:|\d{3}[-. ]?\d{4}/i;

/** Whether an answer may repeat somebody's words as a quote. */
export const isQuotable = (words: string) => !matches(NOT_QUOTED, words);

/** Shorter quotes are titles and single words. */
const SHORTEST_QUOTE = 12;

interface Unquoted {
  /** The sentence without the quote. */
  text: string;
  /** The texts of owners, in lower case, if the sentence passes them on as theirs. */
  written: string;
}

/** Finds the words of owners that sentences quote as theirs. A quote may go on over several sentences. */
export class OwnersWords {
  readonly #known: KnownFacts;
  /** Whether everything may be quoted: our own templates quote only on request. */
  readonly #all: boolean;
  #open = false;

  constructor(known: KnownFacts, { all }: { all: boolean }) {
    this.#known = known;
    this.#all = all;
  }

  /** Undefined if the sentence repeats what must not be repeated, or calls a quote what is none. */
  remove(text: string): Unquoted | undefined {
    const texts = [...[...this.#known.boats.values()].map((boat) => boat.written), ...this.#known.messages];
    const written = plainText(texts.join('\n')).toLowerCase().replace(/\s+/g, ' ');
    const isTheirs = matches(ATTRIBUTION, text) || this.#all;
    const whole = this.#open ? `"${text}` : text;
    const wasOpen = this.#open;
    this.#open = false;
    let isRight = true;
    const rest = whole.replace(/"([^"]*)("|$)/g, (quote, quoted: string, end: string) => {
      const words = quoted
        .trim()
        .replace(/[.…,!?]+$/, '')
        .toLowerCase()
        .replace(/\s+/g, ' ');
      if (words.length < SHORTEST_QUOTE && !wasOpen && end) return quote;
      if (!written.includes(words)) return quote;
      if (!end) this.#open = isTheirs || wasOpen;
      if (!this.#all && (!(isTheirs || wasOpen) || matches(NOT_QUOTED, words))) isRight = false;
      return '"…"';
    });
    return isRight ? { text: rest, written: isTheirs ? written : '' } : undefined;
  }
}
