import type { Language } from '../../../platform/help.ts';

/** The questions that Eddy asks back. The next message may answer them. */
export type EddyAsks =
  | 'whichBoat'
  | 'whichOwnBoat'
  | 'whatOffer'
  | 'whichForOffer'
  | 'whichForMessage'
  | 'feetOrDollars'
  | 'worthHowMuch'
  | 'whatToSave'
  | 'whatToSay'
  | 'fromWhere'
  | 'howMuchMore'
  | 'whichOffer'
  | 'whichPlace';

const QUESTIONS: Record<Exclude<EddyAsks, 'whichOffer'>, Record<Language, string>> = {
  whichBoat: {
    en: 'Which boat do you mean? Tell me its number, its name or its place in the list.',
    es: '¿Qué barco dices? Dime su número, su nombre o su lugar en la lista.',
    fr: 'De quel bateau parlez-vous ? Donnez-moi son numéro, son nom ou sa place dans la liste.',
    de: 'Welches Boot meinst du? Nenne mir seine Nummer, seinen Namen oder seinen Platz in der Liste.',
  },
  whichOwnBoat: {
    en: 'You have several boats. Which one do you mean? Tell me its name.',
    es: 'Tienes varios barcos. ¿Cuál dices? Dime su nombre.',
    fr: 'Vous avez plusieurs bateaux. Lequel ? Donnez-moi son nom.',
    de: 'Du hast mehrere Boote. Welches meinst du? Nenne mir seinen Namen.',
  },
  whatOffer: {
    en: 'What would you like to offer: cash, your boat or something else?',
    es: '¿Qué quieres ofrecer: dinero, tu barco u otra cosa?',
    fr: 'Que voulez-vous proposer : de l’argent, votre bateau ou autre chose ?',
    de: 'Was möchtest du anbieten: Geld, dein Boot oder etwas anderes?',
  },
  whichForOffer: {
    en: 'Which boat is the offer for? Tell me its name or its number.',
    es: '¿Para qué barco es la oferta? Dime su nombre o su número.',
    fr: 'Pour quel bateau est l’offre ? Donnez-moi son nom ou son numéro.',
    de: 'Für welches Boot ist das Angebot? Nenne mir seinen Namen oder seine Nummer.',
  },
  whichForMessage: {
    en: 'Which owner should I write to? Tell me the boat’s name or its number.',
    es: '¿A qué dueño debo escribir? Dime el nombre o el número del barco.',
    fr: 'À quel propriétaire dois-je écrire ? Donnez-moi le nom ou le numéro du bateau.',
    de: 'Welchem Besitzer soll ich schreiben? Nenne mir den Namen oder die Nummer des Boots.',
  },
  feetOrDollars: {
    en: 'Do you mean the length in feet or the price in thousands of dollars?',
    es: '¿Te refieres a la eslora en pies o al precio en miles de dólares?',
    fr: 'Parlez-vous de la longueur en pieds ou du prix en milliers de dollars ?',
    de: 'Meinst du die Länge in Fuß oder den Preis in tausend Dollar?',
  },
  worthHowMuch: {
    en: 'What is it worth, roughly, in dollars?',
    es: '¿Cuánto vale, más o menos, en dólares?',
    fr: 'Combien cela vaut-il, à peu près, en dollars ?',
    de: 'Was ist es ungefähr wert, in Dollar?',
  },
  whatToSave: {
    en: 'What should I save: a price range, a place, or what you’d like to trade for?',
    es: '¿Qué debo guardar: un rango de precios, un lugar o lo que aceptarías a cambio?',
    fr: 'Que dois-je enregistrer : une fourchette de prix, un lieu ou ce que vous accepteriez en échange ?',
    de: 'Was soll ich speichern: einen Preisbereich, einen Ort oder was du eintauschen würdest?',
  },
  whatToSay: {
    en: 'What should the message say?',
    es: '¿Qué debe decir el mensaje?',
    fr: 'Que doit dire le message ?',
    de: 'Was soll in der Nachricht stehen?',
  },
  fromWhere: {
    en: 'From where? Tell me a city with its state, or a zip code.',
    es: '¿Desde dónde? Dime una ciudad con su estado, o un código postal.',
    fr: 'D’où ? Donnez-moi une ville avec son État, ou un code postal.',
    de: 'Von wo aus? Nenne mir eine Stadt mit Bundesstaat oder eine Postleitzahl.',
  },
  howMuchMore: {
    en: 'How much should the counteroffer be? Tell me an amount, such as “10k more”.',
    es: '¿De cuánto debe ser la contraoferta? Dime una cantidad, como «10 mil más».',
    fr: 'De combien doit être la contre-offre ? Donnez-moi un montant, comme « 10 000 de plus ».',
    de: 'Wie hoch soll das Gegenangebot sein? Nenn mir einen Betrag, etwa „10 Tausend mehr“.',
  },
  whichPlace: {
    en: 'Which town or state should I search?',
    es: '¿En qué ciudad o estado busco?',
    fr: 'Dans quelle ville ou quel État dois-je chercher ?',
    de: 'In welcher Stadt oder welchem Bundesstaat soll ich suchen?',
  },
};

export const question = (asks: keyof typeof QUESTIONS, language: Language): string => QUESTIONS[asks][language];

/** Asks which of several offers is meant, and lists them. */
const WHICH_OFFER =
  /You have several open offers: .* Which one do you mean\?|Tienes varias ofertas abiertas: .* ¿Cuál dices\?|Vous avez plusieurs offres ouvertes : .* Laquelle \?|Du hast mehrere offene Angebote: .* Welches meinst du\?/;

/** The question that an answer of Eddy ends with. */
export function questionIn(text: string): EddyAsks | undefined {
  if (WHICH_OFFER.test(text)) return 'whichOffer';
  const found = (Object.keys(QUESTIONS) as (keyof typeof QUESTIONS)[]).find((asks) =>
    Object.values(QUESTIONS[asks]).some((words) => text.includes(words)),
  );
  if (found) return found;
  return /Which one|Which of your boats would you give/.test(text) ? 'whichOwnBoat' : undefined;
}
