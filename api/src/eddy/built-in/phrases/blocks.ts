import type { Language } from '../../../platform/help.ts';

interface BlockSaid {
  way: (name: string | undefined) => string;
  unblock: (name: string | undefined) => string;
  ends: (open: number, name: string) => string;
  agreed: (name: string) => string;
}

/** Answers to orders to block somebody, or to take it back. */
export const BLOCK: Record<Language, BlockSaid> = {
  en: {
    way: (name = 'that person') =>
      `I can’t block anyone for you: open your conversation with ${name} and choose Block. Nobody is told, and you can unblock them under Messages in your account.`,
    unblock: (name = 'someone') =>
      `I can’t unblock ${name} for you: open Messages in your account and unblock them there.`,
    ends: (open, name) =>
      open === 1
        ? `Blocking also ends the open offer between you and ${name}.`
        : `Blocking also ends the ${open} open offers between you and ${name}.`,
    agreed: (name) => `You can’t block ${name} yet: you have an agreed trade together. Finish or cancel it first.`,
  },
  es: {
    way: (name = 'esa persona') =>
      `No puedo bloquear a nadie por ti: abre tu conversación con ${name} y elige Block. Nadie se entera, y puedes desbloquearla en Messages, en tu cuenta.`,
    unblock: () => 'No puedo desbloquear a nadie por ti: abre Messages en tu cuenta y hazlo allí.',
    ends: (open, name) =>
      open === 1
        ? `El bloqueo también termina la oferta abierta entre ${name} y tú.`
        : `El bloqueo también termina las ${open} ofertas abiertas entre ${name} y tú.`,
    agreed: (name) => `Todavía no puedes bloquear a ${name}: tenéis un trato acordado. Termínalo o cancélalo antes.`,
  },
  fr: {
    way: (name = 'cette personne') =>
      `Je ne peux bloquer personne à votre place : ouvrez votre conversation avec ${name} et choisissez Block. Personne n’est averti, et vous pouvez débloquer sous Messages dans votre compte.`,
    unblock: () => 'Je ne peux débloquer personne à votre place : faites-le sous Messages dans votre compte.',
    ends: (open, name) =>
      open === 1
        ? `Le blocage met aussi fin à l’offre ouverte entre ${name} et vous.`
        : `Le blocage met aussi fin aux ${open} offres ouvertes entre ${name} et vous.`,
    agreed: (name) =>
      `Vous ne pouvez pas encore bloquer ${name} : vous avez un échange convenu. Terminez-le ou annulez-le d’abord.`,
  },
  de: {
    way: (name = 'der Person') =>
      `Ich kann niemanden für dich sperren: Öffne deine Unterhaltung mit ${name} und wähle Block. Niemand erfährt davon, und aufheben kannst du es unter Messages in deinem Konto.`,
    unblock: () => 'Ich kann keine Sperre für dich aufheben: Das geht unter Messages in deinem Konto.',
    ends: (open, name) =>
      open === 1
        ? `Die Sperre beendet auch das offene Angebot zwischen ${name} und dir.`
        : `Die Sperre beendet auch die ${open} offenen Angebote zwischen ${name} und dir.`,
    agreed: (name) =>
      `Noch kannst du ${name} nicht sperren: Ihr habt einen vereinbarten Tausch. Schließe ihn erst ab oder brich ihn ab.`,
  },
};
