import { wholeNumber } from '@tradewind/domain/numbers';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Lists } from './lists.ts';
import { sideIn, stateIn } from './trade-words.ts';

const label = labelIn('fr');
const side = sideIn('fr');
const stateWords = stateIn('fr');
const boats = (number: number) => `${wholeNumber(number)} ${number === 1 ? 'bateau' : 'bateaux'}`;
const each = (all: readonly { title: string; price: string }[]) =>
  listed(
    all.map(({ title, price }) => `le ${title} à ${price}`),
    'et',
  );

/** Answers about lists in French: saved boats, own boats, boats of an owner, figures of the market, cards and trades. */
export const frenchLists: Lists = {
  beamOf: (range) => `avec une largeur ${range}`,
  speedAtLeast: (mph) => `d’au moins ${mph} mph`,
  cannotSearch: (reason) => `Je ne peux pas chercher cela. ${reason}`,
  lowHours: (hours) => `J’ai pris peu d’heures pour ${hours} au plus.`,
  featureNote: (features) =>
    `Je ne peux pas filtrer par ${listed(features, 'ou')}, mais la page de chaque bateau donne son équipement.`,
  milesNote: 'Je ne peux pas filtrer par miles, je me fie donc au lieu.',
  partNote: (part) => `Je ne peux pas chercher seulement ${part}, voici donc tout l’État.`,
  coinsNote:
    'Je ne connais pas le cours du jour : dites-moi ce que valent vos pièces en dollars si je dois chercher par prix.',
  nothingToCompare: 'Il n’y a rien à comparer.',
  most: {
    sleeps: (title, number) => `Ce serait le ${title}, avec ${number} couchages.`,
    people: (title, number) => `Ce serait le ${title}, pour ${number} personnes.`,
    engineHours: (title, number) => `Ce serait le ${title}, avec ${wholeNumber(number)} heures de moteur.`,
    notSaid: 'Leurs annonces ne le disent pas.',
  },
  severalNamed: (name, total, all) =>
    `« ${name} » correspond à ${boats(total)}${total > all.length ? ', par exemple' : ' :'} ${each(all.slice(0, total > all.length ? 4 : all.length))}.`,
  onlySorted: (order) => `Je ne l’ai pas choisi : la liste a un ordre, ${order}.`,
  ownersBoats: (owner, total, all, narrowed) =>
    `${owner} a ${boats(total)} ${narrowed ? 'de ce genre' : 'en annonce'}${total > all.length ? ', par exemple' : ' :'} ${each(all)}.`,
  onlyBoat: (owner, title) => `Le ${title} est le seul bateau en annonce de ${owner}.`,
  noOwnersBoats: (owner) => `${owner} n’a pas de bateau de ce genre en annonce.`,
  noSuchOwner: (name) =>
    `Je ne trouve pas de propriétaire du nom de ${name}. Je ne connais les propriétaires que par leur prénom.`,
  whoseBoats: 'Les bateaux de qui ? Dites-moi le prénom du propriétaire ou un de ses bateaux.',
  noneNamed: (name) => `Aucun bateau ici ne correspond à « ${name} ».`,
  distanceUnknown: (title, place, from) => `Le ${title} est à ${place}. Je ne sais pas à quelle distance de ${from}.`,
  savedNoLonger: (gone) =>
    gone === 1 ? '1 bateau enregistré n’est plus disponible.' : `${gone} bateaux enregistrés ne sont plus disponibles.`,
  savedEarlier: 'Je ne connais que les prix actuels, pas les anciens : je ne sais donc pas lesquels ont baissé.',
  savedPending: (titles) =>
    `${listed(titles, 'et')} ${titles.length === 1 ? 'est' : 'sont'} dans un échange convenu, sans offre possible.`,
  savedNonePending: 'Aucun de ceux en annonce n’est dans un échange convenu en ce moment.',
  savedLast: (title, price) => `Le dernier que vous avez enregistré : ${title}, à ${price}.`,
  savedAllThere: 'Tous sont encore disponibles.',
  unsaveOne: 'Je retire les bateaux enregistrés un par un. Dites-moi lequel.',
  isSaved: (title) => `Oui, vous avez enregistré le ${title}.`,
  isNotSaved: (total) => `Non, il n’est pas parmi vos ${boats(total)} enregistrés.`,
  noneOfSaved: (total) => `Aucun de vos ${boats(total)} enregistrés n’est ainsi.`,
  yourBoat: (lines) => `C’est votre ${lines}.`,
  yourBoats: (titles) => `Les vôtres sont ${listed(titles, 'et')}.`,
  extremes: {
    cheapest: (title) => `Votre bateau le moins cher est le ${title}.`,
    priciest: (title) => `Votre bateau le plus cher est le ${title}.`,
    newest: (title) => `Votre bateau le plus récent est le ${title}.`,
    oldest: (title) => `Votre bateau le plus ancien est le ${title}.`,
    longest: (title) => `Votre bateau le plus long est le ${title}.`,
    shortest: (title) => `Votre bateau le plus court est le ${title}.`,
    mostViewed: (title) => `Celui qui a le plus de vues est le ${title}.`,
    leastViewed: (title) => `Celui qui a le moins de vues est le ${title}.`,
  },
  sameViews: 'Je ne peux me fier qu’aux vues, et elles sont à égalité.',
  savedGone: (total) => `Vous avez enregistré ${boats(total)}, mais aucun n’est disponible en ce moment.`,
  noActive:
    'Vous n’avez pas encore d’annonce active. Dites-moi le type, l’année et la longueur, et je vous dirai à combien sont proposés de tels bateaux.',
  noActiveToOffer:
    'Vous n’avez pas d’annonce active à proposer. Publiez d’abord votre bateau, et je pourrai le mettre dans une offre.',
  severalToOffer: (boats) => `Vous avez plusieurs bateaux : ${boats}. Lequel voulez-vous proposer ?`,
  noComparables: (title, price) =>
    `Je n’ai rien trouvé de comparable au ${title}, je ne peux donc pas estimer sa valeur. Il est proposé à ${price}.`,
  described: (boats, average, lowest, highest) =>
    `${boats === 1 ? '1 bateau comparable est proposé' : `${boats} bateaux comparables sont proposés`} à ${average} en moyenne, de ${lowest} à ${highest}.`,
  noDescribed: 'Je n’ai pas trouvé de bateaux comparables, je ne peux donc pas estimer de valeur.',
  valueOfWhich: 'Quel bateau ? Choisissez-en un dans une liste, ou dites-moi son type, son année et sa longueur.',
  averageOther: {
    length: (feet) => `Leur longueur moyenne est de ${feet} pieds.`,
    year: (year) => `Leur année moyenne est ${year}.`,
    hours: (hours) => `Ils ont ${wholeNumber(hours)} heures de moteur en moyenne.`,
  },
  mostIn: (names, number) =>
    `${listed(names, 'et')} en ${names.length === 1 ? 'a' : 'ont chacun'} le plus : ${boats(number)}.`,
  fewestIn: (names, number) =>
    `${listed(names, 'et')} en ${names.length === 1 ? 'a' : 'ont chacun'} le moins : ${boats(number)}.`,
  numberOf: (facet, number) => `${label(facet)} : ${number} en tout.`,
  partOfAll: (some, boats, all, total, percent) =>
    `${wholeNumber(boats)} sur ${wholeNumber(total)} ${all}, environ ${percent}% : ${some}.`,
  medianOf: (boats, total, median, average) =>
    `Le prix médian des ${boats} est ${median} : la moitié des ${total} annonces demande cela ou moins. La moyenne est ${average}.`,
  noMedian: 'Je n’en ai que la moyenne, pas la médiane.',
  badAmount: {
    negative: 'Une offre ne peut pas être inférieure à rien. Combien paieriez-vous, en dollars ?',
    zero: 'Une offre demande de l’argent, un bateau ou quelque chose de votre garage. Combien paieriez-vous, en dollars ?',
    huge: 'C’est plus que ne peut contenir une offre. Combien paieriez-vous, en dollars ?',
  },
  twoAmounts: ([one, other]) =>
    `Vous avez donné deux montants, $${wholeNumber(one)} et $${wholeNumber(other)}. Lequel dois-je proposer ?`,
  ownTarget: 'Ce bateau est le vôtre. Dites-moi pour lequel est l’offre.',
  notInOffer: (words) =>
    `Je ne trouve pas « ${words} » dans cette offre, je n’ai donc rien changé. Que dois-je retirer ?`,
  nothingLeft: 'Il ne resterait alors rien de l’offre. Dois-je l’abandonner, ou que proposeriez-vous ?',
  sameStyle: 'C’est déjà ainsi. Dites-moi ce qu’il doit dire, et je le change.',
  notInDraft: 'Je ne trouve pas cela dans le brouillon. Dites-moi ce qu’il doit dire à la place.',
  replyThere:
    'Cette conversation porte sur votre propre bateau, et j’écris seulement aux propriétaires au sujet des leurs. Ouvrez Messages dans votre compte pour répondre.',
  nothingToDrop: 'Aucune carte ouverte à abandonner : vous avez déjà décidé, ou elle a expiré.',
  trades: (total, lines) => `Vous avez ${total === 1 ? '1 échange' : `${total} échanges`}. ${lines.join(' ')}`,
  tradeLine: (other, give, get, state) =>
    `Avec ${other} : vous donnez ${side(give) || 'rien'} et recevez ${side(get) || 'rien'} ; ${stateWords(state)}.`,
};
