import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

type Listed = readonly { title: string; price: string }[];

/** Answers about the boats that are on screen. */
export interface FollowUps {
  unknownTime: string;
  /** Nothing more is known about a topic of the help. */
  toldAll: string;
  ofThese: (total: number, left: Listed) => string;
  /** Owners who name no such thing but are open to offers. */
  openToOffers: (titles: readonly string[]) => string;
  /** The order of a list whose first boats are those of owners who name the wanted thing. */
  takersFirst: string;
  noneOfThese: (total: number) => string;
  savedSum: (boats: number, sum: string) => string;
  /** Boats that the user did not want among the others. */
  leftOut: (boats: readonly { title: string; figure: string }[]) => string;
  /** All boats of the user's together. */
  together: {
    views: (views: string) => string;
    one: (title: string, price: string, estimate: string | undefined) => string;
    worth: (asking: string) => string;
    asking: (boats: number, sum: string) => string;
  };
  /** The user's own listing asks for other things than boats. */
  ownWantsNoBoats: (title: string, takes: readonly string[]) => string;
  /** 'The cheapest of those', before any list. */
  noListYet: string;
}

const each = (left: Listed, article: string, at: string) =>
  left.map(({ title, price }) => `${article} ${title} ${at} ${price}`);

export const FOLLOW_UPS: Record<Language, FollowUps> = {
  en: {
    unknownTime: 'I don’t know how long that takes. You can ask the team on the Contact page.',
    toldAll: 'I don’t know more about that than what I just told you. You can ask the team on the Contact page.',
    openToOffers: (titles) => `Open to offers, without naming it: ${listed(titles.map((title) => `the ${title}`))}.`,
    takersFirst: 'the ones whose owners name it first',
    ofThese: (total, left) => `${left.length} of these ${total}: ${listed(each(left, 'the', 'at'))}.`,
    noneOfThese: (total) => (total === 1 ? 'This one isn’t.' : `None of these ${total}.`),
    savedSum: (boats, sum) => `Together, the ${boats} boats that you saved ask ${sum}.`,
    leftOut: (boats) => `Left out: ${listed(boats.map(({ title, figure }) => `the ${title}, ${figure}`))}.`,
    together: {
      views: (views) => `Together, your listings have ${views} views so far.`,
      one: (title, price, estimate) =>
        `The ${title} is listed at ${price}${estimate ? `, and the estimate from comparable boats is ${estimate}` : ', and there is no estimate for it'}.`,
      worth: (asking) => `Together, you ask ${asking} for the active ones.`,
      asking: (boats, sum) => `For your ${boats} active boats you ask ${sum} together.`,
    },
    noListYet: 'We have no list in this chat yet, so I looked at all boats.',
    ownWantsNoBoats: (title, takes) =>
      takes.length > 0
        ? `Your own listing is the reason that I find no swap: for the ${title} you ask for ${listed(takes, 'or')}, not for boats. Add boats to what you’d take in My Listings, and I can match it with owners who’d swap.`
        : `Your own listing is the reason that I find no swap: for the ${title} you take nothing in trade. Add boats to what you’d take in My Listings, and I can match it with owners who’d swap.`,
  },
  es: {
    unknownTime: 'No sé cuánto tarda eso. Puedes preguntar al equipo en la página Contact.',
    toldAll: 'No sé más sobre eso de lo que acabo de decirte. Puedes preguntar al equipo en la página Contact.',
    openToOffers: (titles) => `Abiertos a ofertas, sin nombrarlo: ${listed(titles, 'y')}.`,
    takersFirst: 'primero los que lo nombran',
    ofThese: (total, left) => `${left.length} de estos ${total}: ${listed(each(left, 'el', 'por'), 'y')}.`,
    noneOfThese: (total) => (total === 1 ? 'Este no.' : `Ninguno de estos ${total}.`),
    savedSum: (boats, sum) => `En total, los ${boats} barcos que guardaste piden ${sum}.`,
    leftOut: (boats) =>
      `Sin contar ${listed(
        boats.map(({ title, figure }) => `el ${title}, ${figure}`),
        'y',
      )}.`,
    together: {
      views: (views) => `En total, tus anuncios tienen ${views} visitas.`,
      one: (title, price, estimate) =>
        `El ${title} se anuncia por ${price}${estimate ? `, y la media de barcos comparables es ${estimate}` : ''}.`,
      worth: (asking) => `En total pides ${asking}.`,
      asking: (boats, sum) => `Por tus ${boats} barcos activos pides ${sum} en total.`,
    },
    noListYet: 'Aún no hay ninguna lista en este chat, así que he mirado todos los barcos.',
    ownWantsNoBoats: (title, takes) =>
      `No encuentro ningún cambio por tu propio anuncio: por el ${title} ${takes.length > 0 ? `pides ${listed(takes, 'o')}` : 'no aceptas nada a cambio'}, no barcos. Añade barcos en My Listings.`,
  },
  fr: {
    unknownTime: 'Je ne sais pas combien de temps cela prend. Vous pouvez demander à l’équipe sur la page Contact.',
    toldAll:
      'Je n’en sais pas plus que ce que je viens de vous dire. Vous pouvez demander à l’équipe sur la page Contact.',
    openToOffers: (titles) => `Ouverts aux offres, sans le nommer : ${listed(titles, 'et')}.`,
    takersFirst: 'd’abord ceux qui le nomment',
    ofThese: (total, left) => `${left.length} de ces ${total} : ${listed(each(left, 'le', 'à'), 'et')}.`,
    noneOfThese: (total) => (total === 1 ? 'Celui-ci ne l’est pas.' : `Aucun de ces ${total}.`),
    savedSum: (boats, sum) => `En tout, les ${boats} bateaux que vous avez enregistrés demandent ${sum}.`,
    leftOut: (boats) =>
      `Sans ${listed(
        boats.map(({ title, figure }) => `le ${title}, ${figure}`),
        'et',
      )}.`,
    together: {
      views: (views) => `En tout, vos annonces ont ${views} vues.`,
      one: (title, price, estimate) =>
        `Le ${title} est affiché à ${price}${estimate ? `, et la moyenne des bateaux comparables est de ${estimate}` : ''}.`,
      worth: (asking) => `En tout, vous demandez ${asking}.`,
      asking: (boats, sum) => `Pour vos ${boats} bateaux actifs, vous demandez ${sum} en tout.`,
    },
    noListYet: 'Il n’y a pas encore de liste dans ce chat, j’ai donc regardé tous les bateaux.',
    ownWantsNoBoats: (title, takes) =>
      `Votre propre annonce en est la raison : pour le ${title} vous ${takes.length > 0 ? `demandez ${listed(takes, 'ou')}` : 'n’acceptez rien en échange'}, pas de bateaux. Ajoutez les bateaux dans My Listings.`,
  },
  de: {
    unknownTime: 'Wie lange das dauert, weiß ich nicht. Frag das Team über die Seite Contact.',
    toldAll:
      'Mehr als das, was ich dir gerade gesagt habe, weiß ich darüber nicht. Du kannst das Team auf der Seite Contact fragen.',
    openToOffers: (titles) => `Offen für Angebote, ohne es zu nennen: ${listed(titles, 'und')}.`,
    takersFirst: 'zuerst die, die es nennen',
    ofThese: (total, left) => `${left.length} von diesen ${total}: ${listed(each(left, 'die', 'für'), 'und')}.`,
    noneOfThese: (total) => (total === 1 ? 'Dieses nicht.' : `Keines von diesen ${total}.`),
    savedSum: (boats, sum) => `Zusammen kosten die ${boats} Boote, die du gespeichert hast, ${sum}.`,
    leftOut: (boats) =>
      `Ohne ${listed(
        boats.map(({ title, figure }) => `die ${title}, ${figure}`),
        'und',
      )}.`,
    together: {
      views: (views) => `Zusammen haben deine Inserate ${views} Aufrufe.`,
      one: (title, price, estimate) =>
        `Die ${title} steht für ${price} im Inserat${estimate ? `, und vergleichbare Boote liegen im Schnitt bei ${estimate}` : ''}.`,
      worth: (asking) => `Zusammen verlangst du ${asking}.`,
      asking: (boats, sum) => `Für deine ${boats} aktiven Boote verlangst du zusammen ${sum}.`,
    },
    noListYet: 'In diesem Chat gibt es noch keine Liste, also habe ich alle Boote angesehen.',
    ownWantsNoBoats: (title, takes) =>
      `Der Grund ist dein eigenes Inserat: Für die ${title} ${takes.length > 0 ? `nimmst du ${listed(takes, 'oder')}` : 'nimmst du nichts in Tausch'}, keine Boote. Ergänze Boote in My Listings.`,
  },
};
