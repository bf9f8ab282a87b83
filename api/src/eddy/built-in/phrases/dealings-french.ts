import { wholeNumber } from '@tradewind/domain/numbers';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';
import type { Phrases } from './phrases.ts';
import { question } from './questions.ts';
import { depositRuleIn, momentIn, sideIn } from './trade-words.ts';

const label = labelIn('fr');
const moment = momentIn('fr');
const side = sideIn('fr');
const depositRule = depositRuleIn('fr');
const offers = (total: number) => (total === 1 ? '1 offre' : `${wholeNumber(total)} offres`);
const boats = (total: number) => (total === 1 ? '1 bateau' : `${wholeNumber(total)} bateaux`);

/** Everything that Eddy says about offers, wants and costs, in French. */
export const frenchDealings: Partial<Phrases> = {
  noGarage:
    'Votre garage est vide. Ouvrez Account, puis My garage, pour ajouter une voiture, du Bitcoin, une montre ou ce que vous échangeriez.',
  garage: (total, things) =>
    `Votre garage contient ${total === 1 ? 'une chose' : `${total} choses`} : ${listed(things, 'et')}.`,
  offerStands: (words) => `Toute offre vaut ${PROPOSAL_HOURS.offer} heures, je ne peux donc pas mettre « ${words} ».`,
  noConversion:
    'Je ne convertis pas entre dollars et Bitcoin : je ne connais pas le cours du jour. Ici les prix sont en dollars, et dans une offre vous indiquez vous-même les pièces et leur prix.',
  coinsOffer:
    'Vous pouvez aussi choisir Make an Offer sur le bateau, puis Add Bitcoin, et y indiquer les pièces et le prix par pièce.',
  notCompared: 'Une autre attend l’autre partie, je ne l’ai donc pas comparée :',
  standsUntil: (day) => `Elle vaut jusqu’au ${day}.`,
  noOfferReceived: 'Aucune offre n’attend votre réponse en ce moment.',
  noOfferSent: 'Vous n’avez pas d’offre ouverte en ce moment.',
  offersReceived: (total, lines) =>
    `${offers(total)} ${total === 1 ? 'attend' : 'attendent'} votre réponse. ${lines.join(' ')}`,
  offersSent: (total, lines) =>
    `Vous avez ${offers(total)} ${total === 1 ? 'ouverte' : 'ouvertes'}. ${lines.join(' ')}`,
  decideThere: 'Ouvrez Trades pour la voir en entier et décider.',
  declineThere: 'Je n’accepte ni ne refuse jamais pour vous : ouvrez Trades et choisissez l’échange pour le refuser.',
  closingCost: (title, price, cost) =>
    `Le ${title} est proposé à ${price}. Conclure par l’application coûterait ${cost}.`,
  severalToAnswer: (people) =>
    `Ce peut être ${listed(
      people.map(({ name, boatTitle }) => `${name} pour le ${boatTitle}`),
      'ou',
    )}.`,
  noOfferToWithdraw: 'Vous n’avez pas d’offre ouverte à retirer.',
  noOfferWith: (name: string) => `Vous n’avez aucune offre ouverte avec ${name} : je n’ai rien préparé.`,
  noOpenOfferFor: 'Je ne vois aucune offre ouverte de vous pour ce bateau : je n’ai rien préparé.',
  nothingLeftToWithdraw: 'Cette offre est déjà terminée : il n’y a rien à retirer.',
  noOtherOffer: 'Vous n’avez aucune autre offre ouverte que je puisse modifier.',
  withdraw: 'Voici une carte pour retirer votre offre. Rien ne se passe avant votre clic.',
  chatStays: 'Votre conversation reste telle quelle.',
  whichOffer: (lines) => `Vous avez plusieurs offres ouvertes : ${lines.join(' ; ')}. Laquelle ?`,
  offerLine: (other, get) => `à ${other} pour ${get || 'rien'}`,
  offerFrom: (other, get) => `de ${other} (vous recevriez ${get || 'rien'})`,
  offerAbout: (other, boat) => `de ${other} pour ${boat}`,
  runsOut: (time) => `Elle vaut jusqu’au ${moment(time)}.`,
  noOfferToCounter: 'Aucune offre n’attend votre réponse en ce moment.',
  counter: 'Voici un brouillon de votre contre-offre. Je n’envoie rien avant votre clic.',
  notInSentOffer: 'Je ne trouve pas cela dans l’offre, je la laisse donc telle quelle. Ouvrez Trades pour tout voir.',
  offerTime: `Toute offre vaut ${PROPOSAL_HOURS.offer} heures, et je ne peux pas la prolonger.`,
  onceMore: `Une contre-offre ouvre ${PROPOSAL_HOURS.offer} heures de plus : dites-moi quoi changer, et je la rédige.`,
  moreTimeInClosing: 'Plus de temps demande l’accord de tous : proposez un délai sur la page de l’échange.',
  howMuchMore: question('howMuchMore', 'fr'),
  wants: (lines) => `Selon vos propres règles : ${lines.join(' ; ')}.`,
  wantLine: (give, take) => `pour ${give === 'Cash' ? 'de l’argent' : give} vous prendriez ${take}`,
  wantsAdvice: 'Vous pouvez les changer sous Trades, et Eddy cherche des échanges d’après elles.',
  reach: (title, price, cash, sum) => `Votre ${title} est proposé à ${price}. Avec ${cash} de plus, cela fait ${sum}.`,
  reachFound: (total, andMore) =>
    `J’ai trouvé ${andMore ? 'plus de ' : ''}${boats(total)} jusqu’à ce montant à obtenir contre un bateau.`,
  withinReach: (name, mine, price, boats) =>
    `D’après les prix des annonces : ${boats}. Votre ${mine} est proposé à ${price}. J’ignore si ${name} échangerait.`,
  noneWithinReach: (name, mine, price, boat, gap) =>
    `Aucun des bateaux de ${name} sans argent, d’après les prix des annonces : votre ${mine} est proposé à ${price}. Le plus proche est ${boat}. Vous devriez ajouter ${gap}.`,
  onlyBoatsSearched: (kind, title) =>
    `Je ne peux chercher que des bateaux, pas les autres biens des membres : j’ignore donc qui en a un. Dans My Listings, faites figurer ${kind} dans ce que vous prendriez pour ${title ? `votre ${title}` : 'votre bateau'} : ceux qui en ont un pourront le trouver et vous faire une offre, avec de l’argent en plus.`,
  reachRules: 'J’ai suivi vos propres règles de type, de longueur et d’année, mais pas celles de distance et d’argent.',
  reachWithoutRules: 'Rien jusqu’à ce montant ne correspond à vos propres règles. Sans elles :',
  reachNothing: 'Rien jusqu’à ce montant ne s’obtient contre un bateau en ce moment.',
  cost: (give, get, lines, total, note) =>
    `Pour échanger votre ${give} contre le ${get}, j’estime : ${lines.join(' ; ')}. ${total}. ${note}`,
  costToBuy: (get, lines, total, note) => `Pour acheter le ${get}, j’estime : ${lines.join(' ; ')}. ${total}. ${note}`,
  terms: {
    offer: (cash, title, isAsking) =>
      `Pour une offre de ${cash}${isAsking ? ', le prix demandé,' : ''}${title ? ` pour le ${title}` : ''} :`,
    deposit: (amount) => `vous vireriez un dépôt de ${amount} sur le compte séquestre du courtier.`,
    refund:
      'Tant que vous n’avez pas accepté le bateau par écrit après son inspection, vous pouvez le refuser et récupérer votre dépôt, moins les frais que vous avez autorisés. Ensuite, le dépôt est engagé.',
    fee: (amount) => `Conclure par l’application coûterait ${amount}.`,
    nothingSent: 'Je n’ai rien rédigé.',
  },
  questionNoted: 'Votre question est dans la note et part avec l’offre.',
  conditionNoted: 'Votre condition est dans la note : l’autre partie la lit, mais rien dans l’application ne l’impose.',
  noFallback: 'Je ne peux pas réagir seul à un refus : dites-moi quand il arrive, et je rédige l’offre suivante.',
  onTopOfPrice:
    'J’ai compté l’argent à partir du prix demandé, et le reste s’ajoute. S’il doit compter dans le prix, dites-moi la somme.',
  valueGap: {
    user: (gap) =>
      `Selon les prix demandés et les valeurs déclarées, vous recevriez ${gap} de plus que vous ne donnez.`,
    other: (gap) =>
      `Selon les prix demandés et les valeurs déclarées, vous donneriez ${gap} de plus que vous ne recevez.`,
    nobody: () => 'Selon les prix demandés et les valeurs déclarées, les deux côtés se valent.',
  },
  decideYourself:
    'La décision est la vôtre : ouvrez Trades pour accepter, contre-proposer ou refuser, ou dites-moi un montant et je rédige une contre-offre.',
  onlyWaiting: (open) =>
    `J’ai comparé les offres qui vous attendent ; ${open} de plus ${open === 1 ? 'attend' : 'attendent'} l’autre partie.`,
  mostCash: (other, amount) => `L’offre de ${other} vous apporte le plus d’argent : ${amount}.`,
  noCashOffered: 'Aucune offre qui attend votre réponse ne vous apporte d’argent.',
  keepWhich: 'Laquelle voulez-vous garder ?',
  toAccept: 'Pour accepter :',
  toDecline: 'Pour refuser :',
  offerSum: (give, get) =>
    `En tout, vous donneriez ${give} et recevriez ${get}, selon les prix demandés et les valeurs déclarées, sans les frais de clôture.`,
  offerFee: (amount) => `Vos frais de clôture seraient de ${amount}.`,
  offerDeposit: (amount, rule) =>
    `Si elle est acceptée, vous virez un dépôt de ${amount} sur le compte séquestre du courtier.${rule ? ` ${depositRule(rule)}` : ''}`,
  whichEnded: (lines) => `Quelle offre : ${lines.join(' ; ')} ? Donnez-moi son bateau.`,
  noOfferOfYours: 'Dans cet échange, vous n’avez rien offert pour un bateau : il n’y a donc rien à renvoyer.',
  sendAgain:
    'Voici une nouvelle offre comme celle qui a pris fin, avec vos changements. Je n’envoie rien avant votre clic.',
  canStillLeave: 'Rien n’est convenu, vous pouvez encore dire non.',
  withdrawThere: 'Ouvrez Trades pour la retirer, ou demandez-moi une carte.',
  notAgreedYet: 'Pas encore : rien n’est convenu, et aucun argent ne circule avant.',
  onlyOneTrade:
    'Non : un bateau entre dans un seul échange convenu. Dès que vous acceptez, il est réservé, et les autres offres avec lui attendent au cas où cet échange prendrait fin.',
  proposalsApart: (other, mine, theirs, gap) =>
    `Votre dernière proposition à ${other} : vous donnez ${mine.youGive || 'rien'} et recevez ${mine.youGet || 'rien'}. La dernière de ${other} : vous donnez ${theirs.youGive || 'rien'} et recevez ${theirs.youGet || 'rien'}. ${gap ? `En argent, ${gap} vous séparent.` : 'L’argent est le même dans les deux.'}`,
  acceptThere:
    'Je n’accepte jamais rien pour vous : ouvrez l’échange sous Trades pour le lire en entier et l’accepter.',
  bestOffer: (other, get, give) =>
    `En valeur, l’offre de ${other} est la meilleure pour vous : vous recevriez ${side(get)} et donneriez ${side(give)}.`,
  worstOffer: (other, get, give) =>
    `En valeur, l’offre de ${other} est la moins avantageuse pour vous : vous recevriez ${side(get)} et donneriez ${side(give)}.`,
  bestOfferTie: 'En valeur, elles sont égales.',
  onlyOffer: 'Une seule offre attend votre réponse, il n’y a donc rien à comparer.',
  loan: (title, price, down, borrowed, monthly, terms) =>
    `${title ? `Pour le ${title} à ${price}` : `Pour ${price}`}, avec un apport de ${down}, vous emprunteriez ${borrowed} et paieriez environ ${monthly} par mois (${terms.replace(' over ', ' sur ').replace(' years', ' ans')}).`,
  loanRange: (rates, low, high) => `À ${rates.replace(' to ', ' à ')}, ce serait ${low} à ${high} par mois.`,
  takesFor: (owner, title, price, kinds) =>
    `${owner} accepte ${listed(kinds, 'ou')} pour le ${title}, proposé à ${price}.`,
  takesNothingFor: (owner, title, price) =>
    `L’annonce de ${owner} ne dit pas ce qui serait accepté pour le ${title}, proposé à ${price}.`,
  yoursAmongIt: (things) => `De ce que vous avez, cela correspond à ${listed(things, 'et')}.`,
  noneAmongIt: 'Rien dans votre garage ni parmi vos bateaux n’est de ce genre.',
  cashNote: 'Je n’ai pas utilisé l’argent en plus : nommez un des bateaux, et je compare le tout avec son prix.',
  toKeep: 'À garder :',
  trailerNote: (beam) =>
    `J’ai compris une largeur de ${beam} pieds au plus, la limite habituelle sur route sans permis spécial ; les annonces sans largeur sont écartées.`,
  ifLender: 'Oui, si une banque accepte : les prêts sont un service du courtier.',
  loanNote: 'C’est une estimation : la banque décide du taux, de la durée et de l’apport.',
  taxWhere:
    'La taxe de vente ou d’usage est due là où vous garderez le bateau et s’ajoute au prix. Dites-moi l’État, et je l’estime. Je ne sais pas quelles taxes vous avez payées.',
  taxAt: (price, tax) => `À ${price}, cela fait environ ${tax}.`,
  taxOfSwap:
    'Pour la taxe, un échange compte comme un achat du bateau que vous recevez ; que le bateau cédé la réduise dépend de l’État.',
  taxNote: 'C’est une estimation, due là où vous garderez le bateau ; demandez conseil à un fiscaliste.',
  person: {
    noVerdict: 'Je ne juge pas les gens et je ne connais pas les rumeurs. Le profil montre :',
    standing: (name, since, isVerified) =>
      isVerified ? `${name} est un membre vérifié${since ? ` depuis ${since}` : ''}.` : `${name} n’est pas vérifié.`,
    trades: (name, trades, since) =>
      `${name} est ici depuis ${since} et ${trades === 0 ? 'n’a conclu aucun échange' : `a conclu ${trades === 1 ? '1 échange' : `${trades} échanges`}`} par Tradewind.`,
    reviews: (total, stars) =>
      `Il y a ${total === 1 ? '1 avis' : `${total} avis`}, avec ${stars} étoiles sur 5 en moyenne.`,
    noReviews: 'Personne n’a encore écrit d’avis.',
    ownReview: (words) => `Vous avez écrit : « ${words} »`,
    review: (by, words) => `${by} a écrit : « ${words} »`,
    replies: (span) => `Les réponses aux messages arrivent d’habitude ${label(span)}.`,
    noPlace: (name) => `Je ne sais pas où se trouve ${name} : une annonce dit seulement où est le bateau.`,
    noReplies: 'Je ne sais pas sous combien de temps les messages reçoivent une réponse.',
    safety: 'Cela dit ce que d’autres ont vu, sans garantie : concluez par l’application et utilisez le séquestre.',
  },
};
