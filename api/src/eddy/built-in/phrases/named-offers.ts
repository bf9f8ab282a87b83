import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

interface NamedOffers {
  /** No open offer of the user's own to somebody, or for a boat. */
  noneSent: (to: string) => string;
  /** Boats that the user has offered nothing for. */
  noneOn: (titles: readonly string[]) => string;
  /** Before a trade that the other side began. */
  theyBegan: (name: string) => string;
  /** An offer that is over: what its maker would do now is theirs to say. */
  askAgain: (name: string) => string;
}

export const NAMED_OFFERS: Record<Language, NamedOffers> = {
  en: {
    noneSent: (to) => `No: you have no open offer to ${to}, and I send nothing without your click.`,
    noneOn: (titles) =>
      `Among your trades I find no offer of yours for ${listed(
        titles.map((title) => `the ${title}`),
        'or',
      )}.`,
    theyBegan: (name) => `That offer came from ${name}, not from you.`,
    askAgain: (name) => `Whether ${name} would still do it, I can’t know: I can draft a message that asks.`,
  },
  es: {
    noneSent: (to) => `No: no tienes ninguna oferta abierta a ${to}, y no envío nada sin tu clic.`,
    noneOn: (titles) => `Entre tus intercambios no encuentro ninguna oferta tuya por ${listed(titles, 'o')}.`,
    theyBegan: (name) => `Esa oferta vino de ${name}, no de ti.`,
    askAgain: (name) => `No puedo saber si ${name} lo haría todavía: puedo preparar un mensaje que lo pregunte.`,
  },
  fr: {
    noneSent: (to) => `Non : vous n’avez aucune offre ouverte à ${to}, et je n’envoie rien sans votre clic.`,
    noneOn: (titles) => `Parmi vos échanges, je ne trouve aucune offre de votre part pour ${listed(titles, 'ou')}.`,
    theyBegan: (name) => `Cette offre est venue de ${name}, pas de vous.`,
    askAgain: (name) =>
      `Je ne peux pas savoir si ${name} le ferait encore : je peux préparer un message qui le demande.`,
  },
  de: {
    noneSent: (to) => `Nein: Du hast kein offenes Angebot an ${to}, und ich sende nichts ohne deinen Klick.`,
    noneOn: (titles) => `Unter deinen Tauschgeschäften finde ich kein Angebot von dir für ${listed(titles, 'oder')}.`,
    theyBegan: (name) => `Dieses Angebot kam von ${name}, nicht von dir.`,
    askAgain: (name) =>
      `Ob ${name} das noch tun würde, kann ich nicht wissen: Ich kann eine Nachricht entwerfen, die danach fragt.`,
  },
};
