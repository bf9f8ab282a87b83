import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { type Answers, dollars } from './answers.ts';
import { labelIn } from './labels.ts';

const label = labelIn('fr');

/** Superlatives, figures and values in French. */
export const frenchAnswers: Answers = {
  noPartner: (offering) =>
    `En ce moment, aucun propriétaire d’un bateau de cette valeur n’accepte ce que vous proposez : ${offering}. Déployez votre agent, et il continuera à chercher.`,
  partners: (total, offering, title, price, owner, _why, gap) =>
    `J’ai trouvé ${total} ${total === 1 ? 'échange possible' : 'échanges possibles'} pour ${offering}. Le meilleur est le ${title} à ${price}${owner ? `, de ${owner}` : ''}. ${gap}`,
  evenTrade: 'C’est un échange à égalité : personne n’ajoute d’argent.',
  youAdd: (amount) => `Vous ajouteriez environ ${amount}.`,
  ownerAdds: (amount) => `Le propriétaire ajouterait environ ${amount}.`,
  listingChange: {
    edit: (title, values) =>
      `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings${title ? ` et choisissez Edit pour votre ${title}` : ', choisissez le bateau puis Edit'} ; le lien y mène.${values ? ` À changer là : ${values}.` : ''}`,
    sold: (title) =>
      `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings, choisissez ${title ? `votre ${title}` : 'le bateau'} et marquez-le comme vendu.`,
    pause: (title) =>
      `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez Pause pour ${title ? `votre ${title}` : 'le bateau'}. Personne ne le trouve avant Resume.`,
    resume: (title) =>
      `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez Resume pour ${title ? `votre ${title}` : 'le bateau'}.`,
    delete: (title) =>
      `Je ne modifie jamais les annonces moi-même. Ouvrez My Listings et choisissez ${title ? `votre ${title}` : 'le bateau'} : vous pouvez le mettre en pause, le marquer comme vendu ou le supprimer.`,
  },
  ahead: {
    sleeps: (number) => `${number} couchages`,
    people: (number) => `place pour ${number} personnes`,
    engineHours: (number) => `${wholeNumber(number)} heures de moteur`,
    topSpeed: (mph) => `une vitesse maximale de ${mph} mph`,
    horsepower: (hp) => `${wholeNumber(hp)} ch au total`,
    beam: (feet) => `${feet} pieds de large`,
    length: (feet) => `${feet} pieds`,
    year: (year) => `de ${year}`,
    price: dollars,
    perFoot: (amount) => `environ ${dollars(amount)} par pied`,
  },
  ends: {
    'price-low': 'Le prix le plus bas',
    'price-high': 'Le prix le plus élevé',
    length: 'Le plus long',
    smallest: 'Le plus court',
    'newest-built': 'Le plus récent',
    'oldest-built': 'Le plus ancien',
    'fewest-hours': 'Le moins d’heures de moteur',
    'most-hours': 'Le plus d’heures de moteur',
    fastest: 'Le plus rapide',
    slowest: 'Le plus lent',
    'most-berths': 'Le plus de couchages',
    'most-people': 'Pour le plus de personnes',
    widest: 'Le plus large',
    'price-per-foot': 'Le prix le plus bas par pied',
  },
  extreme: (end, title, value) => `${end} : le ${title}, ${value}.`,
  tied: (titles, value) =>
    `Égalité entre ${listed(
      titles.map((title) => `le ${title}`),
      'et',
    )} : ${value} chacun.`,
  apart: {
    price: (high, low, amount) => `Le ${high} coûte ${dollars(amount)} de plus que le ${low}.`,
    length: (high, low, feet) => `Le ${high} mesure ${feet} pieds de plus que le ${low}.`,
    year: (high, low, years) => `Le ${high} a ${years} ans de moins que le ${low}.`,
    engineHours: (_high, _low, hours) => `La différence est de ${wholeNumber(hours)} heures de moteur.`,
    topSpeed: (_high, _low, mph) => `La différence est de ${mph} mph.`,
    horsepower: (_high, _low, hp) => `La différence est de ${wholeNumber(hp)} ch.`,
    sleeps: (_high, _low, berths) => `La différence est de ${berths} couchages.`,
    people: (_high, _low, people) => `La différence est de ${people} personnes.`,
    beam: (_high, _low, feet) => `La différence est de ${feet} pieds.`,
    perFoot: () => '',
  },
  wouldBe: (title, value) => `Ce serait le ${title} : ${value}.`,
  equal: (value) => `Aucune différence : ${value} chacun.`,
  orders: {
    newest: 'les dernières annonces d’abord',
    oldest: 'les plus anciennes annonces d’abord',
    'price-low': 'le prix le plus bas d’abord',
    'price-high': 'le prix le plus élevé d’abord',
    length: 'le plus long d’abord',
    distance: 'le plus proche d’abord',
    'newest-built': 'le plus récent d’abord',
    'oldest-built': 'le plus ancien d’abord',
    smallest: 'le plus court d’abord',
    'fewest-hours': 'le moins d’heures d’abord',
    fastest: 'le plus rapide d’abord',
    slowest: 'le plus lent d’abord',
    'most-hours': 'le plus d’heures d’abord',
    'most-berths': 'le plus de couchages d’abord',
    'most-people': 'le plus de personnes d’abord',
    widest: 'le plus large d’abord',
    'price-per-foot': 'le prix le plus bas par pied d’abord',
  },
  share: (name, boats, total, percent) => `${name} : ${boats} sur ${total} bateaux, environ ${percent}%.`,
  grouped: (total, groups, more) =>
    `J’ai compté ${total} bateaux : ${listed(groups, 'et')}${more ? ', et d’autres' : ''}.`,
  groupedPrices: (average, groups, more) =>
    `${average ? 'Les prix moyens' : 'Les prix les plus bas'} : ${listed(groups, 'et')}${more ? ', et d’autres' : ''}.`,
  averageOne: (what, price) => `Une seule annonce pour ${what} : ${price}.`,
  comparing: 'Je regarde des bateaux comparables.',
  valued: (title, asking, position, boats, average, lowest, highest) =>
    `Le ${title} est proposé à ${asking}. ${position} J’ai comparé ${boats} bateaux : j’estime ${average}, et quatre bateaux de ce genre sur cinq sont entre ${lowest} et ${highest}.`,
  position: {
    below: (difference) => `C’est ${difference} en dessous de mon estimation.`,
    above: (difference) => `C’est ${difference} au-dessus de mon estimation.`,
    about: () => 'C’est proche de la moyenne des bateaux comparables.',
  },
  smallSample: 'C’est un petit échantillon, donc une indication approximative.',
  viewsSoFar: (views) => `Votre annonce compte ${views} vues jusqu’ici.`,
  howSure: (percent) => `La confiance de cette estimation est de ${percent}.`,
  advice: {
    above: (average) => `Pour échanger plus vite, demandez un prix plus proche de ${average}.`,
    below: (average) => `Vous pourriez demander un prix plus proche de ${average}.`,
    about: () => 'Votre prix semble juste.',
  },
  savedList: (total, boats) =>
    `Vous avez enregistré ${total} ${total === 1 ? 'bateau' : 'bateaux'} : ${listed(
      boats.map(({ title, price }) => `le ${title} à ${price}`),
      'et',
    )}.`,
  listings: (total, lines) => `Vous avez ${total} ${total === 1 ? 'annonce' : 'annonces'} : ${lines.join(' ; ')}.`,
  listing: (title, price, status, views) => `${title} à ${price}, ${label(status)}, ${views} vues`,
};
