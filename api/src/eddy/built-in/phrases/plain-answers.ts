import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';

/** Answers that say what a listing leaves open. */
export interface PlainAnswers {
  /** Only one of several listings gives a figure. */
  onlyGiven: (title: string, value: string, others: readonly string[]) => string;
  notGivenFor: (titles: readonly string[]) => string;
  /** A superlative over figures that listings may leave out. */
  amongGiven: string;
  /** Whether the fee that the user names is right, and what it is. */
  closingFeeIs: (isTrue: boolean, fee: string, broker: string) => string;
  priceAgainst: {
    above: (amount: string) => string;
    below: (amount: string) => string;
    same: (amount: string) => string;
  };
  wouldTake: {
    yes: (owner: string | null, title: string, kind: string) => string;
    no: (owner: string | null, title: string, takes: readonly string[], kind: string) => string;
    open: (owner: string | null, title: string) => string;
    ask: string;
    sum: (owner: string | null, title: string, asking: string, sum: string) => string;
    /** A price in relation to the one that is asked. */
    worked: (title: string, asking: string, sum: string) => string;
  };
}

export const PLAIN_ANSWERS: Record<Language, PlainAnswers> = {
  en: {
    onlyGiven: (title, value, others) =>
      `I can’t tell: the ${title} has ${value}, but the listing of ${the(others)} doesn’t say.`,
    notGivenFor: (titles) => `The listing of ${the(titles)} doesn’t say.`,
    amongGiven: 'I can only go by the listings that give it.',
    closingFeeIs: (isTrue, fee, broker) =>
      `${isTrue ? 'Yes' : 'No'}, closing through the app costs ${fee} of the boat’s value, paid by the one who gets the boat. Only a human broker charges ${broker}.`,
    priceAgainst: {
      above: (amount) => `${amount} would be above that estimate.`,
      below: (amount) => `${amount} would be below that estimate.`,
      same: (amount) => `${amount} would be exactly that estimate.`,
    },
    wouldTake: {
      yes: (owner, title, kind) => `${owner ?? 'The owner'} lists ${kind} among what they’d take for the ${title}.`,
      no: (owner, title, takes, kind) =>
        `${owner ?? 'The owner'} lists ${listed(takes, 'or')} for the ${title}, not ${kind}.`,
      open: (owner, title) => `${owner ?? 'The owner'} is open to offers for the ${title}.`,
      ask: 'Only the owner can say yes to yours; I can draft an offer or a message for you.',
      worked: (title, asking, sum) =>
        `The ${title} asks ${asking}, so that would be ${sum}. Say “offer ${sum}” and I’ll draft it; only the owner can accept.`,
      sum: (owner, title, asking, sum) =>
        `${owner ?? 'The owner'} asks ${asking} for the ${title}. Only the owner can say whether ${sum} is enough; say “offer ${sum}” and I’ll draft it.`,
    },
  },
  es: {
    onlyGiven: (title, value, others) =>
      `No lo sé: el ${title} tiene ${value}, pero el anuncio de ${listed(others, 'y')} no lo dice.`,
    notGivenFor: (titles) => `El anuncio de ${listed(titles, 'y')} no lo dice.`,
    amongGiven: 'Solo cuento los anuncios que lo indican.',
    closingFeeIs: (isTrue, fee, broker) =>
      `${isTrue ? 'Sí' : 'No'}, cerrar por la aplicación cuesta el ${fee} del valor del barco, y lo paga quien lo recibe. Solo un corredor humano cobra el ${broker}.`,
    priceAgainst: {
      above: (amount) => `${amount} estaría por encima de ese promedio.`,
      below: (amount) => `${amount} estaría por debajo de ese promedio.`,
      same: (amount) => `${amount} sería justo ese promedio.`,
    },
    wouldTake: {
      yes: (owner, title, kind) =>
        `${owner ?? 'El dueño'} acepta ${labelIn('es')(kind)} por el ${title}, según el anuncio.`,
      no: (owner, title, takes, kind) =>
        `${owner ?? 'El dueño'} acepta ${listed(takes.map(labelIn('es')), 'o')} por el ${title}, según el anuncio, no ${labelIn('es')(kind)}.`,
      open: (owner, title) => `${owner ?? 'El dueño'} está abierto a ofertas por el ${title}.`,
      ask: 'Solo el dueño puede decir que sí; puedo redactar una oferta o un mensaje.',
      worked: (title, asking, sum) =>
        `El ${title} pide ${asking}, así que serían ${sum}. Di “ofrece ${sum}” y preparo la oferta; solo el dueño puede aceptar.`,
      sum: (owner, title, asking, sum) =>
        `${owner ?? 'El dueño'} pide ${asking} por el ${title}. Solo el dueño puede decir si ${sum} basta; di “ofrece ${sum}” y redacto la oferta.`,
    },
  },
  fr: {
    onlyGiven: (title, value, others) =>
      `Je ne peux pas le dire : le ${title} a ${value}, mais l’annonce de ${listed(others, 'et')} ne l’indique pas.`,
    notGivenFor: (titles) => `L’annonce de ${listed(titles, 'et')} ne l’indique pas.`,
    amongGiven: 'Je ne compte que les annonces qui l’indiquent.',
    closingFeeIs: (isTrue, fee, broker) =>
      `${isTrue ? 'Oui' : 'Non'}, conclure par l’application coûte ${fee} de la valeur du bateau, payés par celui qui le reçoit. Seul un courtier humain prend ${broker}.`,
    priceAgainst: {
      above: (amount) => `${amount} serait au-dessus de cette moyenne.`,
      below: (amount) => `${amount} serait en dessous de cette moyenne.`,
      same: (amount) => `${amount} serait exactement cette moyenne.`,
    },
    wouldTake: {
      yes: (owner, title, kind) =>
        `D’après l’annonce, ${owner ?? 'le propriétaire'} accepte ${labelIn('fr')(kind)} pour le ${title}.`,
      no: (owner, title, takes, kind) =>
        `D’après l’annonce, ${owner ?? 'le propriétaire'} accepte ${listed(takes.map(labelIn('fr')), 'ou')} pour le ${title}, pas ${labelIn('fr')(kind)}.`,
      open: (owner, title) => `${owner ?? 'Le propriétaire'} est ouvert aux offres pour le ${title}.`,
      ask: 'Seul le propriétaire peut dire oui ; je peux rédiger une offre ou un message.',
      worked: (title, asking, sum) =>
        `Le ${title} demande ${asking}, cela ferait donc ${sum}. Dites “propose ${sum}” et je prépare l’offre ; seul le propriétaire peut accepter.`,
      sum: (owner, title, asking, sum) =>
        `${owner ?? 'Le propriétaire'} demande ${asking} pour le ${title}. Seul le propriétaire peut dire si ${sum} suffit ; dites “propose ${sum}” et je rédige l’offre.`,
    },
  },
  de: {
    onlyGiven: (title, value, others) =>
      `Das kann ich nicht sagen: ${title} hat ${value}, aber das Inserat von ${listed(others, 'und')} nennt es nicht.`,
    notGivenFor: (titles) => `Das Inserat von ${listed(titles, 'und')} nennt es nicht.`,
    amongGiven: 'Ich zähle nur die Inserate, die es nennen.',
    closingFeeIs: (isTrue, fee, broker) =>
      `${isTrue ? 'Ja' : 'Nein'}, der Abschluss über die App kostet ${fee} des Bootswerts, und zahlt, wer das Boot bekommt. Nur ein Makler nimmt ${broker}.`,
    priceAgainst: {
      above: (amount) => `${amount} lägen über diesem Durchschnitt.`,
      below: (amount) => `${amount} lägen unter diesem Durchschnitt.`,
      same: (amount) => `${amount} wären genau dieser Durchschnitt.`,
    },
    wouldTake: {
      yes: (owner, title, kind) => `${owner ?? 'Der Besitzer'} nimmt laut Inserat ${labelIn('de')(kind)} für ${title}.`,
      no: (owner, title, takes, kind) =>
        `${owner ?? 'Der Besitzer'} nimmt laut Inserat ${listed(takes.map(labelIn('de')), 'oder')} für ${title}, nicht ${labelIn('de')(kind)}.`,
      open: (owner, title) => `${owner ?? 'Der Besitzer'} ist für ${title} offen für Angebote.`,
      ask: 'Ja sagen kann nur der Besitzer; ich entwerfe gern ein Angebot oder eine Nachricht.',
      worked: (title, asking, sum) =>
        `Die ${title} kostet ${asking}, das wären also ${sum}. Sag “biete ${sum}”, dann entwerfe ich das Angebot; nur der Besitzer kann zusagen.`,
      sum: (owner, title, asking, sum) =>
        `${owner ?? 'Der Besitzer'} verlangt ${asking} für ${title}. Ob ${sum} reicht, kann nur der Besitzer sagen; sag “biete ${sum}”, und ich entwerfe das Angebot.`,
    },
  },
};

const the = (titles: readonly string[]) => listed(titles.map((title) => `the ${title}`));
