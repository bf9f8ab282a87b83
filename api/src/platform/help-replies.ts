import type { Localized } from './help.ts';

/** Short answers that many topics share. */
export const FREE: Localized = {
  en: 'That’s free.',
  es: 'Eso es gratis.',
  fr: 'C’est gratuit.',
  de: 'Das ist kostenlos.',
};

export const AT_ONCE: Localized = {
  en: 'It takes effect right away.',
  es: 'Vale de inmediato.',
  fr: 'L’effet est immédiat.',
  de: 'Das gilt sofort.',
};

export const NO_UNDO: Localized = {
  en: 'No, that can’t be undone.',
  es: 'No, eso no se puede deshacer.',
  fr: 'Non, cela ne peut pas être annulé.',
  de: 'Nein, das lässt sich nicht rückgängig machen.',
};

export const NOBODY_TOLD: Localized = {
  en: 'No, nobody is told.',
  es: 'No, nadie se entera.',
  fr: 'Non, personne n’est averti.',
  de: 'Nein, davon erfährt niemand.',
};
