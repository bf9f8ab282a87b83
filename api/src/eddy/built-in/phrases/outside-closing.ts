import type { Language } from '../../../platform/help.ts';

/** The user wants to pay beside a closing that is running. */
export const OUTSIDE_CLOSING: Record<Language, string> = {
  en: 'Please don’t: the money of an agreed trade goes by wire into the broker’s trust account. Money that you hand over yourselves doesn’t count there, so it would still be due, and nobody could get it back for you. The fee pays for holding the money and for checking the title and the papers before anything is released.',
  es: 'Mejor no: el dinero de un intercambio acordado va por transferencia a la cuenta fiduciaria del corredor. Lo que os deis en mano no cuenta allí, así que se seguiría debiendo, y nadie podría recuperarlo. La tarifa paga que alguien guarde el dinero y revise el título y los papeles antes de entregar nada.',
  fr: 'Mieux vaut pas : l’argent d’un échange convenu va par virement sur le compte séquestre du courtier. Ce que vous vous remettez en main propre n’y compte pas : ce serait encore dû, et personne ne pourrait le récupérer. Les frais paient la garde de l’argent et le contrôle du titre et des papiers avant toute remise.',
  de: 'Besser nicht: Das Geld eines vereinbarten Tauschs geht per Überweisung auf das Treuhandkonto des Maklers. Was ihr euch selbst gebt, zählt dort nicht, wäre also weiter fällig, und niemand könnte es zurückholen. Die Gebühr bezahlt, dass jemand das Geld hält und Titel und Papiere prüft, bevor etwas herausgegeben wird.',
};
