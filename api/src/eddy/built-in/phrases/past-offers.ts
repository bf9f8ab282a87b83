import type { Language } from '../../../platform/help.ts';

interface PastOffersSaid {
  /** The offers that the user declined. */
  declinedByYou: (lines: readonly string[]) => string;
  noneDeclinedByYou: string;
  /** Of more trades than were read. */
  noneOfNewest: string;
  /** Offers of the user's that others declined, beside the ones that the user declined. */
  declinedByOthers: (lines: readonly string[]) => string;
  /** The side that ended an offer; without a name, the user. */
  withdrew: (name: string | undefined) => string;
  noReason: string;
  /** The proposals of a trade in their order; without a name, the user’s. */
  began: (name: string | undefined, give: string, get: string) => string;
  followed: (name: string | undefined, give: string, get: string) => string;
  onlyOne: string;
}

/** Answers about offers that ended, and about the terms that came before the present ones. */
export const PAST_OFFERS: Record<Language, PastOffersSaid> = {
  en: {
    declinedByYou: (lines) => `You declined: ${lines.join(' ')}`,
    noneDeclinedByYou: 'You haven’t declined any offer.',
    noneOfNewest: 'Among your newest trades I find none that you declined.',
    declinedByOthers: (lines) => `Others declined offers of yours: ${lines.join(' ')}`,
    withdrew: (name) => (name ? `${name} withdrew the offer.` : 'You withdrew the offer yourself.'),
    noReason: 'No reason was given.',
    began: (name, give, get) =>
      `${name ? `${name} began` : 'You began'} with this: you give ${give || 'nothing'} and get ${get || 'nothing'}.`,
    followed: (name, give, get) =>
      `Then ${name ?? 'you'} proposed: you give ${give || 'nothing'} and get ${get || 'nothing'}.`,
    onlyOne: 'The terms haven’t changed since the first offer.',
  },
  es: {
    declinedByYou: (lines) => `Rechazaste: ${lines.join(' ')}`,
    noneDeclinedByYou: 'No has rechazado ninguna oferta.',
    noneOfNewest: 'Entre tus intercambios más recientes no encuentro ninguno que hayas rechazado.',
    declinedByOthers: (lines) => `Otros rechazaron ofertas tuyas: ${lines.join(' ')}`,
    withdrew: (name) => (name ? `${name} retiró la oferta.` : 'Tú mismo retiraste la oferta.'),
    noReason: 'No se indicó ningún motivo.',
    began: (name, give, get) =>
      `${name ? `${name} empezó` : 'Empezaste'} con esto: das ${give || 'nada'} y recibes ${get || 'nada'}.`,
    followed: (name, give, get) =>
      `Después ${name ? `${name} propuso` : 'propusiste'}: das ${give || 'nada'} y recibes ${get || 'nada'}.`,
    onlyOne: 'Las condiciones no han cambiado desde la primera oferta.',
  },
  fr: {
    declinedByYou: (lines) => `Vous avez refusé : ${lines.join(' ')}`,
    noneDeclinedByYou: 'Vous n’avez refusé aucune offre.',
    noneOfNewest: 'Parmi vos échanges les plus récents, je n’en trouve aucun que vous ayez refusé.',
    declinedByOthers: (lines) => `D’autres ont refusé vos offres : ${lines.join(' ')}`,
    withdrew: (name) => (name ? `${name} a retiré l’offre.` : 'Vous avez retiré l’offre vous-même.'),
    noReason: 'Aucune raison n’a été donnée.',
    began: (name, give, get) =>
      `${name ? `${name} a commencé` : 'Vous avez commencé'} ainsi : vous donnez ${give || 'rien'} et recevez ${get || 'rien'}.`,
    followed: (name, give, get) =>
      `Puis ${name ? `${name} a proposé` : 'vous avez proposé'} : vous donnez ${give || 'rien'} et recevez ${get || 'rien'}.`,
    onlyOne: 'Les conditions n’ont pas changé depuis la première offre.',
  },
  de: {
    declinedByYou: (lines) => `Du hast abgelehnt: ${lines.join(' ')}`,
    noneDeclinedByYou: 'Du hast kein Angebot abgelehnt.',
    noneOfNewest: 'Unter deinen neuesten Tauschgeschäften finde ich keins, das du abgelehnt hast.',
    declinedByOthers: (lines) => `Andere haben Angebote von dir abgelehnt: ${lines.join(' ')}`,
    withdrew: (name) => (name ? `${name} hat das Angebot zurückgezogen.` : 'Du hast das Angebot selbst zurückgezogen.'),
    noReason: 'Ein Grund wurde nicht genannt.',
    began: (name, give, get) =>
      `${name ? `${name} hat` : 'Du hast'} so angefangen: Du gibst ${give || 'nichts'} und bekommst ${get || 'nichts'}.`,
    followed: (name, give, get) =>
      `Dann ${name ? `hat ${name}` : 'hast du'} vorgeschlagen: Du gibst ${give || 'nichts'} und bekommst ${get || 'nichts'}.`,
    onlyOne: 'Die Bedingungen sind seit dem ersten Angebot unverändert.',
  },
};
