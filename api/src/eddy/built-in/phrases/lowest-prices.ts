import type { Language } from '../../../platform/help.ts';

interface LowestPricesSaid {
  set: (title: string, amount: string) => string;
  which: string;
  notYours: string;
}

/** The way to a lowest price for a boat of the user's own. */
export const LOWEST_PRICES: Record<Language, LowestPricesSaid> = {
  en: {
    set: (title, amount) =>
      `I can’t set that for you, but you can: open What I’d Take in your account, choose your ${title} and enter ${amount} as the lowest value you’d accept. It stays private, and your agent never accepts less in all. Lower offers from members still reach you; you decline or counter them under Trades.`,
    which:
      'I can’t set a lowest price for you, but you can: open What I’d Take in your account, choose the boat and enter the lowest value you’d accept. It stays private. Which of your boats do you mean?',
    notYours: 'You can only set a lowest price for a boat of your own, and I don’t find that one among yours.',
  },
  es: {
    set: (title, amount) =>
      `No puedo fijarlo por ti, pero tú sí: abre What I’d Take en tu cuenta, elige tu ${title} y escribe ${amount} como el valor más bajo que aceptarías. Es privado, y tu agente nunca acepta menos en total. Las ofertas más bajas de otros te siguen llegando; las rechazas o contraofertas en Trades.`,
    which:
      'No puedo fijar un precio mínimo por ti, pero tú sí: abre What I’d Take en tu cuenta, elige el barco y escribe el valor más bajo que aceptarías. Es privado. ¿A cuál de tus barcos te refieres?',
    notYours: 'Solo puedes fijar un precio mínimo para un barco tuyo, y ese no está entre los tuyos.',
  },
  fr: {
    set: (title, amount) =>
      `Je ne peux pas le fixer pour vous, mais vous le pouvez : ouvrez What I’d Take dans votre compte, choisissez votre ${title} et entrez ${amount} comme valeur minimale acceptée. Elle reste privée, et votre agent n’accepte jamais moins au total. Les offres plus basses vous parviennent toujours ; vous les refusez ou contre-proposez sous Trades.`,
    which:
      'Je ne peux pas fixer de prix minimal pour vous, mais vous le pouvez : ouvrez What I’d Take dans votre compte, choisissez le bateau et entrez la valeur minimale que vous accepteriez. Elle reste privée. De quel bateau parlez-vous ?',
    notYours: 'Vous ne pouvez fixer un prix minimal que pour un bateau à vous, et celui-ci n’est pas parmi les vôtres.',
  },
  de: {
    set: (title, amount) =>
      `Das kann ich nicht für dich einstellen, du schon: Öffne What I’d Take in deinem Konto, wähle dein Boot ${title} und trag ${amount} als niedrigsten Wert ein. Er bleibt privat, und dein Agent nimmt insgesamt nie weniger an. Niedrigere Angebote von Mitgliedern erreichen dich weiterhin; du lehnst sie unter Trades ab oder antwortest mit einem Gegenangebot.`,
    which:
      'Einen niedrigsten Preis kann ich nicht für dich einstellen, du schon: Öffne What I’d Take in deinem Konto, wähle das Boot und trag den niedrigsten Wert ein, den du nähmst. Er bleibt privat. Welches deiner Boote meinst du?',
    notYours: 'Einen niedrigsten Preis gibt es nur für ein eigenes Boot, und dieses finde ich nicht unter deinen.',
  },
};
