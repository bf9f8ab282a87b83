import type { HelpTopic } from '../../platform/help.ts';
import { proposalsOfUser, TRADES } from './limits.ts';

/** Second questions about offers. */
export const offerQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'several-offers-for-boat',
    asks: [],
    ideas: [
      [
        /\b(?:two|several|many|multiple|more than one|other|others|_n_|different|both)\b(?: \w+){0,2}|_(?:bound|quantity)_/,
        /\b(?:people|persons|buyers?|members?|users?|offers?|someone|somebody|bids?)\b|_(?:bound|quantity)_/,
        /\b(?:same|one|a single) (?:boat|listing|yacht)\b/,
        /\b(?:offer|offers|bid|bids|make|have)\b/,
        /\b(?:can|could|may|what (?:if|happens)|is it|possible|allowed)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Yes: several people can make offers for the same boat, and none of them sees the others’. Once one is agreed, the boat is reserved for it, and the other open offers wait in case that trade falls through.',
      es: 'Sí: varias personas pueden hacer ofertas por el mismo barco, y ninguna ve las de las demás. Cuando una se acuerda, el barco queda reservado para ella, y las otras ofertas abiertas esperan por si ese intercambio no sale.',
      fr: 'Oui : plusieurs personnes peuvent faire des offres pour le même bateau, et aucune ne voit celles des autres. Dès que l’une est convenue, le bateau lui est réservé, et les autres offres ouvertes attendent au cas où cet échange échouerait.',
      de: 'Ja: Mehrere Leute können Angebote für dasselbe Boot machen, und niemand sieht die der anderen. Sobald eins vereinbart ist, ist das Boot dafür reserviert, und die anderen offenen Angebote warten, falls dieser Tausch scheitert.',
    },
  },
  {
    id: 'offer-limit',
    asks: [],
    ideas: [
      [
        /\b(?:limit|maximum|max|how many|too many|cap)\b/,
        /\boffers?\b/,
        /\b(?:can i|could i|may i|i can|allowed|make|send|is there|at once|per day|open)\b/,
        /^(?!.*(?:\b(?:do i have|have i|did i|my offers|got|received|waiting|price|on my)\b|_(?:own|boat|make|person)_))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `You can have up to ${TRADES.openOffers} offers open at the same time and make up to ${proposalsOfUser.most} an hour.`,
      es: `Puedes tener hasta ${TRADES.openOffers} ofertas abiertas a la vez y hacer hasta ${proposalsOfUser.most} por hora.`,
      fr: `Vous pouvez avoir jusqu’à ${TRADES.openOffers} offres ouvertes à la fois et en faire jusqu’à ${proposalsOfUser.most} par heure.`,
      de: `Du kannst bis zu ${TRADES.openOffers} Angebote gleichzeitig offen haben und bis zu ${proposalsOfUser.most} in der Stunde machen.`,
    },
  },
  {
    id: 'must-answer-offer',
    asks: [],
    ideas: [
      [
        /\b(?:do i (?:have|need) to|must i|am i (?:required|obliged|forced)|can i (?:just )?ignore|what if i (?:do not|ignore|never)|is it rude)\b/,
        /\b(?:answer|reply|respond|react|ignore|decline|accept)\b/,
        /\b(?:offers?|bids?|every (?:one|offer)|them all|it)\b/,
        /^(?!.*(?:_(?:person|boat|make|money)_|\breviews?\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'No: an offer that you don’t answer ends by itself after 48 hours, and nothing is owed. Declining it is friendlier, because the other side then knows at once.',
      es: 'No: una oferta que no respondes termina sola a las 48 horas, y no se debe nada. Rechazarla es más amable, porque así la otra parte lo sabe enseguida.',
      fr: 'Non : une offre à laquelle vous ne répondez pas se termine d’elle-même après 48 heures, et rien n’est dû. La refuser est plus aimable, car l’autre partie le sait alors tout de suite.',
      de: 'Nein: Ein Angebot, auf das du nicht antwortest, endet nach 48 Stunden von selbst, und niemand schuldet etwas. Ablehnen ist freundlicher, weil die andere Seite dann gleich Bescheid weiß.',
    },
  },
];
