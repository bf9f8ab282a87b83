import type { Language } from '../../../platform/help.ts';

interface NamedOffers {
  /** No open offer of the user's own to somebody, or for a boat. */
  noneSent: (to: string) => string;
  /** An offer that is over: what its maker would do now is theirs to say. */
  askAgain: (name: string) => string;
}

export const NAMED_OFFERS: Record<Language, NamedOffers> = {
  en: {
    noneSent: (to) => `No: you have no open offer to ${to}, and I send nothing without your click.`,
    askAgain: (name) => `Whether ${name} would still do it, I can’t know: I can draft a message that asks.`,
  },
  es: {
    noneSent: (to) => `No: no tienes ninguna oferta abierta a ${to}, y no envío nada sin tu clic.`,
    askAgain: (name) => `No puedo saber si ${name} lo haría todavía: puedo preparar un mensaje que lo pregunte.`,
  },
  fr: {
    noneSent: (to) => `Non : vous n’avez aucune offre ouverte à ${to}, et je n’envoie rien sans votre clic.`,
    askAgain: (name) =>
      `Je ne peux pas savoir si ${name} le ferait encore : je peux préparer un message qui le demande.`,
  },
  de: {
    noneSent: (to) => `Nein: Du hast kein offenes Angebot an ${to}, und ich sende nichts ohne deinen Klick.`,
    askAgain: (name) =>
      `Ob ${name} das noch tun würde, kann ich nicht wissen: Ich kann eine Nachricht entwerfen, die danach fragt.`,
  },
};
