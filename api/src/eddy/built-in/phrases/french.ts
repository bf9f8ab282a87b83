import type { BoatType } from '@tradewind/domain/boat-types';
import { wholeNumber } from '@tradewind/domain/numbers';
import { distinct, listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { enginesIn, inFrenchPlace } from './spoken-names.ts';

const NAMES: Record<BoatType, string> = {
  'Sport Fishing': 'bateaux de pêche sportive',
  'Saltwater Fishing': 'bateaux de pêche',
  'Express Cruiser': 'vedettes Express',
  'Motor Yacht': 'yachts à moteur',
  Bowrider: 'bateaux Bowrider',
  'Center Console': 'bateaux à console centrale',
  'Dual Console': 'bateaux à double console',
};
const namesOf = (types: readonly BoatType[]) =>
  listed(
    types.map((type) => NAMES[type]),
    'et les',
  );
const label = labelIn('fr');
/** A thing that owners take, within a sentence. */
const thing = (name: string) => (name === 'Boats' ? 'bateaux' : label(name));
const boats = (count: number) => `${wholeNumber(count)} ${count === 1 ? 'bateau' : 'bateaux'}`;

export const french: Partial<Phrases> = {
  noSuchService: 'Je ne connais pas ce service.',
  relatedServices: 'Les services proches sont dans le tableau.',
  seePricing: 'La page des prix en dit plus.',
  canDo:
    'Je cherche des bateaux par prix, longueur, année, marque, type, moteur, lieu et selon ce que leurs propriétaires acceptent en échange. Je les compare, je dis à quel prix des bateaux semblables sont proposés et je rédige des messages et des offres.',
  notUnderstood: 'Désolé, je n’ai pas compris. Essayez par exemple « console centrale en Floride ».',
  notUnderstoodWords: (words) => `Désolé, je ne comprends pas « ${words} ». Pouvez-vous le dire autrement ?`,
  offTopic:
    'Désolé, je ne sais pas cela. Je connais les bateaux, les échanges et ce site : posez-moi vos questions là-dessus.',
  unanswered: (parts) => `Je ne peux pas répondre à cette partie : ${parts.map((part) => `“${part}”`).join(', ')}.`,
  unused: (words) =>
    `Je n’ai pas utilisé ${listed(
      distinct(words).map((word) => `« ${word} »`),
      'et',
    )}.`,
  lookingFor: (what) => `Je cherche des ${what}.`,
  lookingForMore: (what) => `Je cherche d’autres ${what}.`,
  boats: 'bateaux',
  kinds: (types) =>
    listed(
      types.map((type) => NAMES[type]),
      'ou',
    ),
  named: (what, name) => `${what} avec « ${name} » dans le nom`,
  ofMakes: (what, makes) => `${what} de ${listed(makes, 'ou')}`,
  between: (low, high) => `entre ${low} et ${high}`,
  upTo: (high) => `jusqu’à ${high}`,
  fromUp: (low) => `à partir de ${low}`,
  around: (sizes) => `d’environ ${listed(sizes, 'ou')}`,
  moreThan: (low) => `de plus de ${low}`,
  builtIn: (year) => `de ${year}`,
  builtBetween: (low, high) => `de ${low} à ${high}`,
  builtSince: (year) => `de ${year} ou plus récents`,
  builtUntil: (year) => `de ${year} ou plus anciens`,
  feet: (feet) => `${Math.round(feet * 10) / 10} pieds`,
  hours: (hours) => `${wholeNumber(hours)} heures de moteur`,
  hoursOf: (range) => `avec ${range}`,
  sleepsAtLeast: (number) => `avec au moins ${number} couchages`,
  carriesAtLeast: (number) => `pour au moins ${number} personnes`,
  inPlaces: (places) => listed(places.map(inFrenchPlace), 'ou'),
  nearZip: (zip) => `près de ${zip}`,
  withEngine: (words) => `avec moteur ${enginesIn('fr', words).join(' ')}`,
  inCondition: (conditions) => `en état ${listed(conditions.map(label), 'ou')}`,
  withEquipment: (things) => `avec ${listed(things, 'et')}`,
  equipmentNote: 'J’ai cherché dans l’équipement et les descriptions ; une annonce peut taire quelque chose.',
  takes: (assets, orAny) =>
    `dont les propriétaires acceptent ${listed(assets.map(thing), 'ou')}${orAny ? ' ou toute offre' : ''}`,
  takesNot: (assets) => `dont les propriétaires n’acceptent pas ${listed(assets.map(thing), 'ou')}`,
  not: (things) => `mais pas ${listed(things, 'ou')}`,
  nor: (things) => `ni ${listed(things, 'ou')}`,
  foundOne: (title, price, place) => `J’ai trouvé un bateau : le ${title} à ${price}, ${place}.`,
  found: (total, andMore) => `J’ai trouvé ${andMore ? 'plus de ' : ''}${boats(total)}.`,
  counted: (total, andMore) => `${andMore ? 'Plus de ' : 'En tout, '}${boats(total)}.`,
  shown: (number) => `En voici ${number}.`,
  shownExactly: (number) => (number === 1 ? 'Le voici.' : `Voici les ${number}.`),
  highest: (price, title) => `Le prix le plus haut est ${price}, pour le ${title}.`,
  longest: (title, length, price) => `Le plus long est le ${title} : ${length}, à ${price}.`,
  lowest: (price, title) => `Le prix le plus bas est ${price}, pour le ${title}.`,
  unmentioned: (things) => `Que l’annonce mentionne ${listed(things, 'et')} ou non :`,
  withPlainer: (things) => `Avec ${listed(things, 'et')} :`,
  homeNote: (place) => `J’ai cherché partout, pas seulement près de ${place}.`,
  leads: (title, price) => `Le premier est le ${title} à ${price}.`,
  each: (all) =>
    `Ce sont ${listed(
      all.map(({ title, price }) => `le ${title} à ${price}`),
      'et',
    )}.`,
  nothing: 'Je n’ai pas trouvé de bateaux comme cela.',
  nothingAdvicePlain: 'Essayez un autre lieu ou moins de mots.',
  nothingAdvice: 'Essayez un autre prix, un autre lieu ou moins de mots.',
  beyond: 'Vous avez vu les plus proches. Sans cette limite :',
  withoutName: (name) => `Sans le mot « ${name} » :`,
  elsewhere: 'Ailleurs :',
  more: (number) => `En voici ${number} autres.`,
  allSeen: 'C’est tout. Dois-je changer le prix, le lieu ou la longueur ?',
  looselyListed: (word, types) =>
    types.length === 1
      ? `Il n’y a pas de type pour « ${word} » ici ; les plus proches sont les ${namesOf(types)}.`
      : `Il n’y a pas de type pour « ${word} » ici, j’ai donc cherché parmi les ${namesOf(types)}.`,
  noSuchKind: (words) =>
    `Il n’y a pas de type pour ${listed(
      words.map((word) => `« ${word} »`),
      'ou',
    )} ici, j’ai donc cherché le mot dans les noms.`,
  eurosNote: 'Les prix sont ici en dollars, et j’ai pris votre montant en dollars.',
  headline: (title, price, facts, closing) =>
    `Le ${title} est proposé à ${price} : ${facts}.${closing && ` La clôture par l’application coûterait ${closing}.`}`,
  kindOf: (type, length) => [type ? label(type) : 'bateau', length && `de ${length}`].filter(Boolean).join(' '),
  inPlace: (place) => place,
  conditionIs: (condition) => `état ${label(condition)}`,
  noOwner: 'L’annonce ne montre pas de propriétaire.',
  owner: (name, verified, trades) =>
    `Le propriétaire est ${name}${verified ? ', membre vérifié' : ''}, avec ${trades} échanges.`,
  takesInTrade: (things) => `Le propriétaire accepte ${listed(things.map(thing), 'ou')} en échange.`,
  noTrade: 'L’annonce ne dit pas ce que le propriétaire accepterait en échange.',
  sideBySide: 'Les voici.',
  cheapestIs: (title, price) => `Le ${title} a le prix le plus bas, ${price}.`,
  newestIs: (title, year) => `Le plus récent est le ${title}, de ${year}.`,
  longestIs: (title, feet) => `Le plus long est le ${title}, ${feet} pieds.`,
  compareWhich: 'Quels bateaux dois-je comparer ? Nommez-en deux, ou cherchez d’abord.',
  noSaved: 'Vous n’avez encore enregistré aucun bateau.',
  noListings: 'Vous n’avez pas encore d’annonce. Pour en ajouter une, ouvrez List Your Boat.',
  draftOffer: 'Voici un brouillon de votre offre. Je n’envoie rien avant votre clic.',
  draftMessage: 'Voici un brouillon de votre message. Je n’envoie rien avant votre clic.',
  keptBack: 'J’ai laissé de côté ce qui n’est que pour moi : le propriétaire ne le lira pas.',
  changedCard: 'J’ai remplacé la carte par celle-ci. Je n’envoie rien avant votre clic.',
  dropped: 'D’accord, c’est abandonné. Rien n’a été envoyé ni changé.',
  cannotClick: 'Je ne peux pas cliquer pour vous. La carte attend votre clic, et rien n’est envoyé ni changé avant.',
  declined: 'Pas de problème. Que voulez-vous à la place ?',
  happy: 'Avec plaisir ! Que cherchez-vous ?',
  hello: 'Bonjour ! Que cherchez-vous ?',
  bye: 'Bon vent ! Je suis là quand vous avez besoin de moi.',
  iAm: 'Je suis Eddy AI, l’assistant de Tradewind. Je suis un programme, pas une personne.',
  whichToSearch: 'De quel bateau parlez-vous ? Cherchez-en un d’abord, ou dites-moi son nom ou son numéro.',
  inState: (state) => `Dans le reste de ${state} :`,
  change: 'Que dois-je changer : le prix, le lieu, la longueur, l’année ou le type ?',
  notGiven: 'Aucun ne donne ce chiffre.',
  absent: 'Aucun bateau ici n’a ce nom et ce numéro, mais ceux-ci y ressemblent.',
  feesAt: (price, closing, broker) =>
    `À ${price}, conclure par l’application coûterait ${closing}, et la commission d’un courtier serait de ${broker}.`,
  fees: (free, left, monthly, closing, broker) =>
    `Publier est gratuit pour les ${free} premiers bateaux, et il reste ${left} places gratuites. Ensuite, c’est ${monthly} par mois. Conclure par l’application coûte ${closing} de la valeur de l’échange. Un courtier humain prend ${broker}.`,
  welcome: 'Je vous en prie ! Autre chose ?',
  average: (what, total, average, median, lowest, highest) =>
    `En moyenne, les ${what} coûtent ${average} : ${total} annonces de ${lowest} à ${highest}, la moitié jusqu’à ${median}.`,
  distanceStraight: (title, place, miles, from) =>
    `Le ${title} est à ${place}, à environ ${wholeNumber(miles)} miles de ${from} à vol d’oiseau.`,
  distanceMiles: (title, place, miles, from) =>
    `Le ${title} est à ${place}, à environ ${wholeNumber(miles)} miles par la route depuis ${from}. Je ne connais que les distances entre États.`,
  distanceSame: (title, place, from) => `Le ${title} est à ${place}, dans le même État que ${from}.`,
};
