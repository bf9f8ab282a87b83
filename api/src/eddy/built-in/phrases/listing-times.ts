import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers about when boats were listed, and about boats that others have agreed to trade for. */
export interface ListingTimes {
  listedWithin: (days: number) => string;
  listedSince: (date: string) => string;
  listedBefore: (days: number) => string;
  listedEarlier: string;
  /** Boats of a list that take no offers. */
  tradePending: (titles: readonly string[], isOnly: boolean) => string;
  leftOutByWants: (boats: number) => string;
  /** Makes that nobody lists. */
  kindsNamed: (names: readonly string[]) => string;
  noSuchMakes: (names: readonly string[]) => string;
  makesHere: (makes: readonly string[], andMore: boolean) => string;
  otherMakes: (boats: string) => string;
}

const dated = (date: string, locale: string) =>
  new Date(`${date}T12:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** Up to two days are told in hours. */
const span = (days: number, hours: string, many: string) =>
  days <= 2 ? `${wholeNumber(Math.round(days * 24))} ${hours}` : `${wholeNumber(Math.round(days))} ${many}`;

export const LISTING_TIMES: Record<Language, ListingTimes> = {
  en: {
    listedWithin: (days) => `listed in the last ${span(days, 'hours', 'days')}`,
    listedSince: (date) => `listed since ${dated(date, 'en-US')}`,
    listedBefore: (days) => `listed more than ${span(days, 'hours', 'days')} ago`,
    listedEarlier: 'Whenever they were listed:',
    tradePending: (titles, isOnly) =>
      isOnly
        ? 'It has a trade pending and takes no offers right now.'
        : `Trade pending, so no offers right now: ${listed(titles.map((title) => `the ${title}`))}.`,
    leftOutByWants: (boats) =>
      `What you’d take, as your account says, leaves out ${wholeNumber(boats)} more ${boats === 1 ? 'boat' : 'boats'}; you can change that there under What I’d Take.`,
    kindsNamed: (names) =>
      listed(
        names.map((name) => `“${name}”`),
        'or',
      ),
    noSuchMakes: (names) => `None by that make or name right now: ${listed(names.map((name) => `“${name}”`))}.`,
    makesHere: (makes, andMore) => `The makes here are ${listed([...makes, ...(andMore ? ['others'] : [])])}.`,
    otherMakes: (boats) => `Of other makes, ${boats}:`,
  },
  es: {
    listedWithin: (days) => `publicados en los últimos ${span(days, 'horas', 'días')}`,
    listedSince: (date) => `publicados desde el ${dated(date, 'es')}`,
    listedBefore: (days) => `publicados hace más de ${span(days, 'horas', 'días')}`,
    listedEarlier: 'Sin importar cuándo se publicaron:',
    tradePending: (titles, isOnly) =>
      isOnly
        ? 'Tiene un intercambio pendiente y ahora no recibe ofertas.'
        : `Con un intercambio pendiente, sin ofertas por ahora: ${listed(titles, 'y')}.`,
    leftOutByWants: (boats) =>
      `Tus propias condiciones descartan ${wholeNumber(boats)} más; puedes cambiarlas en tu cuenta, en What I’d Take.`,
    kindsNamed: (names) =>
      listed(
        names.map((name) => `«${name}»`),
        'o',
      ),
    noSuchMakes: (names) => `Ahora no hay ninguno de esa marca o nombre: ${listed(names, 'y')}.`,
    makesHere: (makes, andMore) => `Aquí hay ${listed([...makes, ...(andMore ? ['otras'] : [])], 'y')}.`,
    otherMakes: (boats) => `De otras marcas, ${boats}:`,
  },
  fr: {
    listedWithin: (days) => `publiés ces ${span(days, 'dernières heures', 'derniers jours')}`,
    listedSince: (date) => `publiés depuis le ${dated(date, 'fr')}`,
    listedBefore: (days) => `publiés il y a plus de ${span(days, 'heures', 'jours')}`,
    listedEarlier: 'Quelle que soit la date :',
    tradePending: (titles, isOnly) =>
      isOnly
        ? 'Un échange est en cours pour lui, il ne reçoit pas d’offres pour l’instant.'
        : `Échange en cours, pas d’offres pour l’instant : ${listed(titles, 'et')}.`,
    leftOutByWants: (boats) =>
      `Vos propres critères en écartent ${wholeNumber(boats)} de plus ; vous pouvez les changer dans votre compte, sous What I’d Take.`,
    kindsNamed: (names) =>
      listed(
        names.map((name) => `« ${name} »`),
        'ou',
      ),
    noSuchMakes: (names) => `Aucun de cette marque ou de ce nom en ce moment : ${listed(names, 'et')}.`,
    makesHere: (makes, andMore) => `Il y a ici ${listed([...makes, ...(andMore ? ['d’autres'] : [])], 'et')}.`,
    otherMakes: (boats) => `D’autres marques, ${boats} :`,
  },
  de: {
    listedWithin: (days) => `inseriert in den letzten ${span(days, 'Stunden', 'Tagen')}`,
    listedSince: (date) => `inseriert seit dem ${dated(date, 'de')}`,
    listedBefore: (days) => `inseriert vor mehr als ${span(days, 'Stunden', 'Tagen')}`,
    listedEarlier: 'Egal, seit wann:',
    tradePending: (titles, isOnly) =>
      isOnly
        ? 'Für dieses Boot ist ein Tausch vereinbart, es nimmt gerade keine Angebote an.'
        : `Tausch vereinbart, gerade keine Angebote möglich: ${listed(titles, 'und')}.`,
    leftOutByWants: (boats) =>
      `Deine eigenen Vorgaben schließen ${wholeNumber(boats)} weitere aus; du kannst sie in deinem Konto unter What I’d Take ändern.`,
    kindsNamed: (names) =>
      listed(
        names.map((name) => `„${name}“`),
        'oder',
      ),
    noSuchMakes: (names) => `Zurzeit keines dieser Marke oder dieses Namens: ${listed(names, 'und')}.`,
    makesHere: (makes, andMore) => `Hier gibt es ${listed([...makes, ...(andMore ? ['weitere'] : [])], 'und')}.`,
    otherMakes: (boats) => `Von anderen Marken, ${boats}:`,
  },
};
