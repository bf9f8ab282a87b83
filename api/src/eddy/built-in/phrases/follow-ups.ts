import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

type Listed = readonly { title: string; price: string }[];

/** Answers about the boats that are on screen. */
export interface FollowUps {
  ofThese: (total: number, left: Listed) => string;
  noneOfThese: (total: number) => string;
}

const each = (left: Listed, article: string, at: string) =>
  left.map(({ title, price }) => `${article} ${title} ${at} ${price}`);

export const FOLLOW_UPS: Record<Language, FollowUps> = {
  en: {
    ofThese: (total, left) => `${left.length} of these ${total}: ${listed(each(left, 'the', 'at'))}.`,
    noneOfThese: (total) => (total === 1 ? 'This one isn’t.' : `None of these ${total}.`),
  },
  es: {
    ofThese: (total, left) => `${left.length} de estos ${total}: ${listed(each(left, 'el', 'por'), 'y')}.`,
    noneOfThese: (total) => (total === 1 ? 'Este no.' : `Ninguno de estos ${total}.`),
  },
  fr: {
    ofThese: (total, left) => `${left.length} de ces ${total} : ${listed(each(left, 'le', 'à'), 'et')}.`,
    noneOfThese: (total) => (total === 1 ? 'Celui-ci ne l’est pas.' : `Aucun de ces ${total}.`),
  },
  de: {
    ofThese: (total, left) => `${left.length} von diesen ${total}: ${listed(each(left, 'die', 'für'), 'und')}.`,
    noneOfThese: (total) => (total === 1 ? 'Dieses nicht.' : `Keines von diesen ${total}.`),
  },
};
