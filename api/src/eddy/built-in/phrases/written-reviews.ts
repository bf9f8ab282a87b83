import type { Language } from '../../../platform/help.ts';

interface WrittenReviewsSaid {
  written: (name: string, stars: string, text: string) => string;
  isPublic: string;
  onlyYou: (name: string) => string;
  isHidden: (name: string) => string;
  notYet: (name: string, until: string) => string;
  fixed: (name: string) => string;
  canChange: (name: string) => string;
  tooLate: (name: string) => string;
  noTradeWith: (name: string) => string;
  noTrade: string;
  allWritten: string;
}

/** Answers about the reviews that the user wrote. */
export const WRITTEN_REVIEWS: Record<Language, WrittenReviewsSaid> = {
  en: {
    written: (name, stars, text) => `Yes, you gave ${name} ${stars} of 5 stars${text ? `: “${text}”` : '.'}`,
    isPublic: 'Your review is public.',
    onlyYou: (name) => `Not yet: you have, but ${name} hasn’t written a review yet.`,
    isHidden: (name) =>
      `Your review stays hidden until ${name} has reviewed you, too, or the time is up; until then you can change it on the trade’s page.`,
    notYet: (name, until) =>
      `No, you haven’t reviewed ${name} yet.${until ? ` You can until ${until}, on the trade’s page.` : ''}`,
    allWritten: 'You have reviewed everybody with whom a trade of yours has closed.',
    fixed: (name) => `No: your review of ${name} is public now, so it can no longer be changed.`,
    canChange: (name) =>
      `Yes: open the trade’s page. You can change your review of ${name} until both of you have written or the time is up.`,
    tooLate: (name) => `No, you didn’t review ${name}, and the time for reviews of that trade is over.`,
    noTradeWith: (name) =>
      `No: you have no closed trade with ${name}, and only people who closed a trade can review each other.`,
    noTrade: 'No: none of your trades has closed yet, and only people who closed a trade can review each other.',
  },
  es: {
    written: (name, stars, text) => `Sí, le diste a ${name} ${stars} de 5 estrellas${text ? `: «${text}»` : '.'}`,
    isPublic: 'Tu reseña es pública.',
    onlyYou: (name) => `Todavía no: tú sí, pero ${name} aún no ha escrito ninguna reseña.`,
    isHidden: (name) =>
      `Tu reseña sigue oculta hasta que ${name} también escriba o se acabe el plazo; hasta entonces puedes cambiarla en la página del intercambio.`,
    notYet: (name, until) =>
      `No, todavía no has escrito una reseña sobre ${name}.${until ? ` Puedes hacerlo hasta el ${until}, en la página del intercambio.` : ''}`,
    allWritten: 'Has escrito una reseña sobre todos con quienes cerraste un intercambio.',
    fixed: (name) => `No: tu reseña sobre ${name} ya es pública y no se puede cambiar.`,
    canChange: (name) =>
      `Sí: abre la página del intercambio. Puedes cambiar tu reseña sobre ${name} hasta que ambos hayáis escrito o se acabe el plazo.`,
    tooLate: (name) =>
      `No, no escribiste ninguna reseña sobre ${name}, y el plazo para las reseñas de ese intercambio terminó.`,
    noTradeWith: (name) =>
      `No: no tienes ningún intercambio cerrado con ${name}, y solo quienes cerraron uno pueden escribir reseñas.`,
    noTrade: 'No: ninguno de tus intercambios se ha cerrado, y solo quienes cerraron uno pueden escribir reseñas.',
  },
  fr: {
    written: (name, stars, text) =>
      `Oui, vous avez donné à ${name} ${stars} étoiles sur 5${text ? ` : « ${text} »` : '.'}`,
    isPublic: 'Votre avis est public.',
    onlyYou: (name) => `Pas encore : vous, oui, mais ${name} n’a pas encore écrit d’avis.`,
    isHidden: (name) =>
      `Votre avis reste caché jusqu’à ce que ${name} ait écrit aussi ou que le délai soit passé ; d’ici là, vous pouvez le changer sur la page de l’échange.`,
    notYet: (name, until) =>
      `Non, vous n’avez pas encore écrit d’avis sur ${name}.${until ? ` Vous le pouvez jusqu’au ${until}, sur la page de l’échange.` : ''}`,
    allWritten: 'Vous avez écrit un avis sur tous ceux avec qui vous avez conclu un échange.',
    fixed: (name) => `Non : votre avis sur ${name} est public et ne peut plus être changé.`,
    canChange: (name) =>
      `Oui : ouvrez la page de l’échange. Vous pouvez changer votre avis sur ${name} jusqu’à ce que vous ayez écrit tous les deux ou que le délai soit passé.`,
    tooLate: (name) =>
      `Non, vous n’avez pas écrit d’avis sur ${name}, et le délai pour les avis de cet échange est passé.`,
    noTradeWith: (name) =>
      `Non : vous n’avez aucun échange conclu avec ${name}, et seuls ceux qui en ont conclu un peuvent écrire un avis.`,
    noTrade:
      'Non : aucun de vos échanges n’est encore conclu, et seuls ceux qui en ont conclu un peuvent écrire un avis.',
  },
  de: {
    written: (name, stars, text) => `Ja, du hast ${name} ${stars} von 5 Sternen gegeben${text ? `: „${text}“` : '.'}`,
    isPublic: 'Deine Bewertung ist öffentlich.',
    onlyYou: (name) => `Noch nicht: du schon, aber ${name} hat noch keine Bewertung geschrieben.`,
    isHidden: (name) =>
      `Deine Bewertung bleibt verborgen, bis auch ${name} geschrieben hat oder die Frist vorbei ist; bis dahin kannst du sie auf der Seite des Tauschs ändern.`,
    notYet: (name, until) =>
      `Nein, du hast ${name} noch nicht bewertet.${until ? ` Das geht bis ${until} auf der Seite des Tauschs.` : ''}`,
    allWritten: 'Du hast alle bewertet, mit denen du einen Tausch abgeschlossen hast.',
    fixed: (name) => `Nein: Deine Bewertung von ${name} ist jetzt öffentlich und lässt sich nicht mehr ändern.`,
    canChange: (name) =>
      `Ja: Öffne die Seite des Tauschs. Du kannst deine Bewertung von ${name} ändern, bis ihr beide geschrieben habt oder die Frist vorbei ist.`,
    tooLate: (name) => `Nein, du hast ${name} nicht bewertet, und die Frist für Bewertungen dieses Tauschs ist vorbei.`,
    noTradeWith: (name) =>
      `Nein: Du hast keinen abgeschlossenen Tausch mit ${name}, und nur wer einen abgeschlossen hat, kann bewerten.`,
    noTrade: 'Nein: Keiner deiner Tausche ist abgeschlossen, und nur wer einen abgeschlossen hat, kann bewerten.',
  },
};
