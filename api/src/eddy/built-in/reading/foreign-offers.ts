import { matchOf } from '../../matching.ts';
import { plainly } from './foreign-comparisons.ts';
import type { Foreign } from './languages.ts';
import type { Line } from './line.ts';

interface OfferWords {
  /** The order with its thing, which the language joins to the verb or puts behind it. */
  gives: RegExp;
  /** A message with one of these may order an offer. */
  offers: RegExp;
  /** The demand on the other side, as far as its number. */
  asks: RegExp;
  /** Behind the number: on top of what is swapped. */
  onTop: RegExp;
}

/** At the beginning and the end of words. */
const whole = (source: string) => new RegExp(`(?<![^ ])(?:${source})(?![^ ])`);
/** As far as the number. */
const before = (source: string) => new RegExp(`${source}(?=(?:[$] )?(?:_n_|${NUMBERS})(?![^ ]))`);
const NUMBERS =
  'un|una|dos|tres|cien|ciento|doscient\\w+|trescient\\w+|quinient\\w+|une|deux|trois|cent|mille|hundert\\w*|zwei\\w*|drei\\w*|tausend';

const WORDS: Record<Foreign, OfferWords> = {
  es: {
    gives: whole(
      '(?:ofrece|ofreceme|ofrecer|ofrezca|proponer?|propon|intercambia|cambia)(?:me|se)?(?:lo|la)|(?:lo|la) (?:ofrezco|propongo|cambio|cambiaria|daria|doy)(?= (?:por|a cambio))',
    ),
    offers: whole('(?:ofr[ei]\\w+|propon\\w*|propong\\w*|cambi\\w+|intercambi\\w+|oferta|doy|daria)'),
    asks: before(
      `(?<=(?:y|e|,|pero) )(?:(?:tambien|ademas|yo) )?(?:pid[eao]n?(?:le|les)?|pediria|exig[eo](?:le)?|reclam[ao]|solicit[ao]|quiero|que me (?:den?|paguen?|pongan?)) (?:(?:que me (?:den?|paguen?|pongan?)|recibir|de vuelta|otros|unos) ){0,2}`,
    ),
    onTop: whole('(?:por )?encima|de mas|ademas|mas|extra|a mi favor|de vuelta|de diferencia|para mi|de yapa'),
  },
  fr: {
    gives: whole(
      '(?:propose|proposez|offre|offrez|echange|echangez)(?: (?:lui|leur))? (?:le|la)(?= (?:contre|pour|en echange|a|au)(?![^ ]))|je (?:le|la) (?:propose|offre|echange)(?= (?:contre|pour))',
    ),
    offers: whole('(?:propos\\w+|offr\\w+|echang\\w+)'),
    asks: before(
      `(?<=(?:et|,|mais|puis) )(?:je )?(?:demande[sz]?|reclame[sz]?|exige[sz]?|veux|voudrais|souhaite) (?:(?:lui|leur|encore|recevoir|en retour) ){0,2}`,
    ),
    onTop: whole('en plus|de plus|en sus|par dessus|en retour|de soulte|pour moi|en complement'),
  },
  de: {
    gives: whole(
      '(?:biete|biet|tausche|tausch) (?:ihm |ihr |ihnen )?(?:es|sie|ihn|das|die|den)(?= (?:fue?r|gegen|zum))',
    ),
    offers: whole('(?:biet\\w*|tausch\\w*|angebot|anbiet\\w*)'),
    asks: before(
      `(?<=(?:und|,|aber) )(?:ich )?(?:verlang\\w*|forde?r\\w*|will|moechte|haette gern\\w*) (?:(?:ich|dafuer|von ihm|von ihr|noch|zusaetzlich|bitte|gern) ){0,3}`,
    ),
    onTop: whole(
      '(?:oben ?drauf|obendrein|drauf|dazu|zusaetzlich|extra|zurueck|noch dazu|on top|raus|heraus|fue?r mich)(?: haben)?',
    ),
  },
};

const WISHES = /quier|veux|voudr|souhait|will|moecht|haett/;

/** 'Swap it for the Gale and ask for 20k on top' in another language: the thing, and the money that comes back, in English. */
export function readOffers(line: Line, language: Foreign): void {
  const { gives, offers, asks, onTop } = WORDS[language];
  const textOf = () => line.chunks.map(({ text, meaning }) => (meaning ? text : plainly(text, language))).join(' ');
  const reword = (found: RegExpExecArray, words: readonly string[], from = 0) => {
    const at =
      textOf()
        .slice(0, from + found.index)
        .split(' ').length - 1;
    line.reword(at, at + found[0].trim().split(' ').length, words);
  };
  const given = matchOf(gives, textOf());
  if (given) reword(given, ['offer', 'it']);
  if (!given && !matchOf(offers, textOf())) return;
  if (language === 'de') dropPrefix(line);
  const asked = matchOf(asks, textOf());
  if (!asked) return;
  const top = matchOf(onTop, textOf().slice(asked.index + asked[0].length));
  // 'Quiero 3 camarotes' asks for no money.
  if (!top && WISHES.test(asked[0])) return;
  if (top) reword(top, ['back'], asked.index + asked[0].length);
  reword(asked, ['asking', 'for']);
}

/** 'Biete … an': the verb's other half says nothing by itself. */
function dropPrefix(line: Line): void {
  const at = line.chunks.findIndex(
    ({ text }, index) => text === 'an' && /^(?:und|,|[.!?]|$)/.test(line.chunks[index + 1]?.text ?? ''),
  );
  if (at > 0) line.reword(at, at + 1, []);
}
