import type { Language } from '../../../platform/help.ts';

/** Answers to a few words about the answer before. */
interface BriefSaid {
  /** The reason why contact details are not passed on. */
  contactsPrivate: string;
  /** Whether a figure is much depends on what nobody told Eddy. */
  noJudgment: string;
  /** A few words that could mean several things. */
  briefUnclear: string;
}

export const BRIEF_SAID: Record<Language, BriefSaid> = {
  en: {
    contactsPrivate:
      'Contact details belong to their owners, who decide whom they tell. A message through the app reaches them, too, and I can draft it.',
    noJudgment:
      'I can’t judge that for you: it depends on your plans and on other quotes. I can compare it with other boats or estimate what a boat is worth.',
    briefUnclear:
      'I’m not sure what that refers to. Please name the boat, the person or the trade, and I’ll look it up.',
  },
  es: {
    contactsPrivate:
      'Los datos de contacto son de cada persona, que decide a quién los da. Un mensaje por la aplicación también le llega, y puedo prepararlo.',
    noJudgment:
      'Eso no puedo juzgarlo por ti: depende de tus planes y de otros precios. Puedo compararlo con otros barcos o estimar cuánto vale un barco.',
    briefUnclear: 'No estoy seguro de a qué te refieres. Dime el barco, la persona o el intercambio, y lo consulto.',
  },
  fr: {
    contactsPrivate:
      'Les coordonnées appartiennent à chacun, qui décide à qui les donner. Un message par l’application arrive aussi, et je peux le préparer.',
    noJudgment:
      'Je ne peux pas en juger à votre place : cela dépend de vos projets et d’autres prix. Je peux comparer avec d’autres bateaux ou estimer la valeur d’un bateau.',
    briefUnclear:
      'Je ne sais pas à quoi cela se rapporte. Indiquez-moi le bateau, la personne ou l’échange, et je regarde.',
  },
  de: {
    contactsPrivate:
      'Kontaktdaten gehören jedem selbst, und jeder entscheidet, wem er sie gibt. Eine Nachricht über die App kommt auch an, und ich kann sie entwerfen.',
    noJudgment:
      'Das kann ich nicht für dich beurteilen: Es hängt von deinen Plänen und anderen Preisen ab. Ich kann mit anderen Booten vergleichen oder schätzen, was ein Boot wert ist.',
    briefUnclear:
      'Ich weiß nicht genau, worauf sich das bezieht. Nenne mir das Boot, die Person oder den Tausch, und ich sehe nach.',
  },
};
