import { wholeNumber } from '@tradewind/domain/numbers';
import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { labelIn } from './labels.ts';

/** Answers about the direction of money in an offer. */
export interface OffersSaid {
  backHowMuch: string;
  backOrNot: string;
  backForWhat: string;
  bothWays: string;
  /** Own boats that an offer of all of them cannot hold. */
  withoutBoats: (titles: readonly string[]) => string;
  partOfThing: string;
  lessThing: string;
  /** Of a boat that the user would give although somebody else owns it, with the user's own boats. */
  notOnesOwn: (title: string, owner: string, mine: readonly string[]) => string;
  /** A share that may be of the asking price or of the offer itself. */
  percentOfWhat: string;
  /** Cash that fills up to the asking price, and things that are worth as much already. */
  restToAsking: string;
  nothingToAdd: string;
  notDraftedYet: (question: string) => string;
  /** Only owners decide on prices. */
  noPromises: string;
  /** Of a boat that the user takes to be in another place. */
  notWhereSaid: (title: string, location: string, said: string) => string;
  /** Denies a price that Eddy is said to have told. */
  onlyListedPrice: (price: string) => string;
  /** Words about Eddy, left out of a note to the owner. */
  notOfOwner: (words: string) => string;
  claims: { yes: string; no: string; of: (title: string) => string; type: (type: string) => string };
  noted: (dollars: number) => string;
  noOfferFor: (title: string) => string;
  lastEnded: (lines: readonly string[]) => string;
  whoseOfThese: (names: readonly string[]) => string;
  /** A card that was dropped before another request. */
  droppedFirst: string;
  /** The second of two sets of terms: a card holds one. */
  otherTerms: (words: string) => string;
}

export const OFFERS_SAID: Record<Language, OffersSaid> = {
  en: {
    otherTerms: (words) =>
      `A counteroffer has one set of terms, so “${words}” isn’t in it. Tell me if you’d rather send that one.`,
    backForWhat:
      'You’d like to get money back, but I don’t see what you’d give. Name your boat or something from your garage. I drafted nothing.',
    restToAsking: 'The cash is the difference to the asking price, by the values in your garage and your listings.',
    nothingToAdd:
      'By the values in your garage and your listings, that’s already worth as much as the boat asks, so there is no rest to pay. I drafted nothing: say “offer it” with what you’d give, or name the cash.',
    withoutBoats: (titles) => `Without your ${listed(titles)}: only active listings can be offered.`,
    partOfThing:
      'An offer gives a boat or a thing whole, so I can’t offer a part or a share of it. Tell me to offer all of it, or cash. I drafted nothing.',
    percentOfWhat:
      'Is that under the asking price, or less than your offer? Say “under asking” or “less than my offer”. Your draft is as it was.',
    notOnesOwn: (title, owner, mine) =>
      `The ${title} is ${owner ? `${owner}’s` : 'somebody else’s'}, so you can’t offer it. ${mine.length > 0 ? `Of your own you could offer your ${listed(mine, 'or')}, something from your garage, or cash.` : 'You have no boat listed: you could offer something from your garage, or cash.'} I drafted nothing.`,
    lessThing:
      'Would you give that thing and pay the rest in cash? Then name both, such as “offer my car plus $10,000”. I drafted nothing.',
    noted: (dollars) => `$${wholeNumber(dollars)} in cash, noted.`,
    noOfferFor: (title) => `No offer for your ${title} is waiting for you.`,
    lastEnded: (lines) => `Ended last: ${lines.join(' ')}`,
    whoseOfThese: (names) =>
      `Whose boats do you mean: ${listed(
        names.map((name) => `${name}’s`),
        'or',
      )}? Tell me the owner’s first name.`,
    notDraftedYet: (question) => `Nothing is drafted yet. ${question}`,
    onlyListedPrice: (price) => `I can’t quote or promise a price: the listing asks ${price}.`,
    notOfOwner: (words) => `I left “${words}” out of the note: there, “you” would be the owner, and I quote no prices.`,
    notWhereSaid: (title, location, said) => `The ${title} is in ${location}, not in ${said}.`,
    noPromises: 'I can’t promise or agree to a price; only the owner can.',
    claims: {
      yes: 'Yes.',
      no: 'No.',
      of: (title) => `That’s what the listing of the ${title} says.`,
      type: (type) => `It’s listed as: ${type}.`,
    },
    droppedFirst: 'OK, I dropped it. Nothing was sent or changed.',
    backHowMuch: 'An offer needs the amount that the owner should pay you on top. How much is it, in dollars?',
    backOrNot:
      'Should the owner pay you that amount on top of the boat, or would you pay it? Say who pays, and how much. I drafted nothing.',
    bothWays:
      'Cash can go only one way in an offer: either you pay, or the owner pays you. Tell me the difference. I drafted nothing.',
  },
  es: {
    otherTerms: (words) =>
      `Una contraoferta solo tiene unas condiciones, así que “${words}” no está en ella. Dime si prefieres enviar esa.`,
    backForWhat:
      'Quieres recibir dinero, pero no veo qué darías. Nombra tu barco o algo de tu garaje. No he preparado nada.',
    restToAsking: 'El efectivo es la diferencia con el precio, según los valores de tu garaje y de tus anuncios.',
    nothingToAdd:
      'Según los valores de tu garaje y de tus anuncios, eso ya vale tanto como pide el barco, así que no queda nada por pagar. No he preparado nada: dime qué darías, o el efectivo.',
    withoutBoats: (titles) => `Sin ${listed(titles, 'y')}: solo se pueden ofrecer anuncios activos.`,
    partOfThing:
      'Una oferta da un barco o una cosa por entero, así que no puedo ofrecer una parte. Dime que lo ofrezca todo, o efectivo. No he preparado nada.',
    percentOfWhat:
      '¿Es por debajo del precio pedido o menos que tu oferta? Dime el porcentaje con “menos que el precio” o “menos que mi oferta”. Tu borrador queda como estaba.',
    notOnesOwn: (title, owner, mine) =>
      `El ${title} es de ${owner || 'otra persona'}, así que no puedes ofrecerlo. ${mine.length > 0 ? `De lo tuyo podrías ofrecer tu ${listed(mine, 'o')}, algo de tu garaje o efectivo.` : 'No tienes ningún barco publicado: podrías ofrecer algo de tu garaje o efectivo.'} No he preparado nada.`,
    lessThing:
      '¿Darías esa cosa y pagarías el resto en efectivo? Entonces nombra ambas, como “ofrece mi coche más $10,000”. No he preparado nada.',
    noted: (dollars) => `Anotado: $${wholeNumber(dollars)} en efectivo.`,
    noOfferFor: (title) => `No te espera ninguna oferta por tu ${title}.`,
    lastEnded: (lines) => `Terminadas hace poco: ${lines.join(' ')}`,
    whoseOfThese: (names) => `¿Los barcos de quién: ${listed(names, 'o')}? Dime el nombre del dueño.`,
    notDraftedYet: (question) => `Todavía no hay ningún borrador. ${question}`,
    onlyListedPrice: (price) => `No puedo dar ni prometer otro precio: el anuncio pide ${price}.`,
    notOfOwner: (words) => `Dejé “${words}” fuera de la nota: ahí se entendería del dueño, y yo no doy precios.`,
    notWhereSaid: (title, location, said) => `El ${title} está en ${location}, no en ${said}.`,
    noPromises: 'No puedo prometer ni acordar un precio; solo puede el dueño.',
    claims: {
      yes: 'Sí.',
      no: 'No.',
      of: (title) => `Lo dice el anuncio del ${title}.`,
      type: (type) => `Está anunciado como: ${labelIn('es')(type)}.`,
    },
    droppedFirst: 'De acuerdo, lo he descartado. No se ha enviado ni cambiado nada.',
    backHowMuch: 'Una oferta necesita la cantidad que el dueño debería pagarte además. ¿Cuánto es, en dólares?',
    backOrNot:
      '¿Debe pagarte el dueño esa cantidad además del barco, o lo pagarías tú? Dime quién paga y cuánto. No he preparado nada.',
    bothWays:
      'En una oferta el dinero va en una sola dirección: o pagas tú, o te paga el dueño. Dime la diferencia. No he preparado nada.',
  },
  fr: {
    otherTerms: (words) =>
      `Une contre-offre n’a qu’une version, donc « ${words} » n’y est pas. Dites-moi si vous préférez envoyer celle-là.`,
    backForWhat:
      'Vous voulez recevoir de l’argent, mais je ne vois pas ce que vous donneriez. Nommez votre bateau ou un bien de votre garage. Je n’ai rien préparé.',
    restToAsking: 'L’argent est la différence avec le prix, selon les valeurs de votre garage et de vos annonces.',
    nothingToAdd:
      'Selon les valeurs de votre garage et de vos annonces, cela vaut déjà le prix du bateau, il ne reste donc rien à payer. Je n’ai rien préparé : dites-moi ce que vous donneriez, ou la somme.',
    withoutBoats: (titles) => `Sans ${listed(titles, 'et')} : seules les annonces actives peuvent être proposées.`,
    partOfThing:
      'Une offre donne un bateau ou un bien en entier, je ne peux donc pas en proposer une partie. Dites-moi de le proposer en entier, ou de l’argent. Je n’ai rien préparé.',
    percentOfWhat:
      'Est-ce sous le prix demandé, ou moins que votre offre ? Dites le pourcentage avec l’un des deux. Votre brouillon reste tel quel.',
    notOnesOwn: (title, owner, mine) =>
      `Le ${title} appartient à ${owner || 'quelqu’un d’autre'}, vous ne pouvez donc pas le proposer. ${mine.length > 0 ? `Vous pourriez proposer votre ${listed(mine, 'ou')}, quelque chose de votre garage ou de l’argent.` : 'Vous n’avez aucun bateau en ligne : vous pourriez proposer quelque chose de votre garage ou de l’argent.'} Je n’ai rien préparé.`,
    lessThing:
      'Donneriez-vous ce bien en payant le reste en espèces ? Alors nommez les deux, comme “propose ma voiture plus $10,000”. Je n’ai rien préparé.',
    noted: (dollars) => `C’est noté : $${wholeNumber(dollars)} en espèces.`,
    noOfferFor: (title) => `Aucune offre pour votre ${title} ne vous attend.`,
    lastEnded: (lines) => `Terminées récemment : ${lines.join(' ')}`,
    whoseOfThese: (names) => `Les bateaux de qui : ${listed(names, 'ou')} ? Donnez-moi le prénom du propriétaire.`,
    notDraftedYet: (question) => `Rien n’est encore préparé. ${question}`,
    onlyListedPrice: (price) => `Je ne peux annoncer ni promettre un autre prix : l’annonce demande ${price}.`,
    notOfOwner: (words) =>
      `J’ai laissé « ${words} » hors de la note : on le lirait du propriétaire, et je n’annonce aucun prix.`,
    notWhereSaid: (title, location, said) => `Le ${title} se trouve à ${location}, pas à ${said}.`,
    noPromises: 'Je ne peux ni promettre ni accepter un prix ; seul le propriétaire le peut.',
    claims: {
      yes: 'Oui.',
      no: 'Non.',
      of: (title) => `C’est ce que dit l’annonce du ${title}.`,
      type: (type) => `Il est annoncé comme : ${labelIn('fr')(type)}.`,
    },
    droppedFirst: 'D’accord, je l’ai abandonné. Rien n’a été envoyé ni modifié.',
    backHowMuch: 'Une offre a besoin du montant que le propriétaire devrait vous verser en plus. Combien, en dollars ?',
    backOrNot:
      'Le propriétaire doit-il vous verser ce montant en plus du bateau, ou le paieriez-vous ? Dites-moi qui paie et combien. Je n’ai rien préparé.',
    bothWays:
      'Dans une offre, l’argent va dans un seul sens : vous payez, ou le propriétaire vous paie. Donnez-moi la différence. Je n’ai rien préparé.',
  },
  de: {
    otherTerms: (words) =>
      `Ein Gegenangebot hat nur eine Fassung, also ist „${words}“ nicht darin. Sag mir, wenn du lieber diese senden möchtest.`,
    backForWhat:
      'Du möchtest Geld bekommen, aber ich sehe nicht, was du gibst. Nenne dein Boot oder etwas aus deiner Garage. Ich habe nichts entworfen.',
    restToAsking: 'Das Geld ist die Differenz zum Preis, nach den Werten in deiner Garage und deinen Anzeigen.',
    nothingToAdd:
      'Nach den Werten in deiner Garage und deinen Anzeigen ist das schon so viel wert, wie das Boot kostet, also bleibt nichts zu zahlen. Ich habe nichts entworfen: Sag mir, was du geben würdest, oder den Betrag.',
    withoutBoats: (titles) => `Ohne ${listed(titles, 'und')}: Nur aktive Anzeigen lassen sich anbieten.`,
    partOfThing:
      'Ein Angebot gibt ein Boot oder eine Sache ganz, einen Teil davon kann ich nicht anbieten. Sag, dass ich alles anbieten soll, oder Geld. Ich habe nichts entworfen.',
    percentOfWhat:
      'Ist das unter dem Preis oder weniger als dein Angebot? Nenne den Prozentsatz mit einem von beiden. Dein Entwurf bleibt, wie er war.',
    notOnesOwn: (title, owner, mine) =>
      `${title} gehört ${owner || 'jemand anderem'}, du kannst das Boot also nicht anbieten. ${mine.length > 0 ? `Von dir könntest du ${listed(mine, 'oder')}, etwas aus deiner Garage oder Bargeld anbieten.` : 'Du hast kein Boot inseriert: Anbieten könntest du etwas aus deiner Garage oder Bargeld.'} Ich habe nichts entworfen.`,
    lessThing:
      'Würdest du das geben und den Rest in bar zahlen? Dann nenne beides, etwa “biete mein Auto plus $10,000”. Ich habe nichts entworfen.',
    noted: (dollars) => `Notiert: $${wholeNumber(dollars)} in bar.`,
    noOfferFor: (title) => `Für deine ${title} wartet kein Angebot auf dich.`,
    lastEnded: (lines) => `Zuletzt beendet: ${lines.join(' ')}`,
    whoseOfThese: (names) => `Wessen Boote meinst du: ${listed(names, 'oder')}? Nenne mir den Vornamen.`,
    notDraftedYet: (question) => `Es gibt noch keinen Entwurf. ${question}`,
    onlyListedPrice: (price) => `Ich kann keinen anderen Preis nennen oder versprechen: Im Inserat stehen ${price}.`,
    notOfOwner: (words) =>
      `„${words}“ habe ich aus der Notiz gelassen: Dort wäre der Besitzer gemeint, und ich nenne keine Preise.`,
    notWhereSaid: (title, location, said) => `${title} liegt in ${location}, nicht in ${said}.`,
    noPromises: 'Ich kann keinen Preis versprechen oder vereinbaren; das kann nur der Besitzer.',
    claims: {
      yes: 'Ja.',
      no: 'Nein.',
      of: (title) => `Das steht in der Anzeige von ${title}.`,
      type: (type) => `Es ist angeboten als: ${labelIn('de')(type)}.`,
    },
    droppedFirst: 'OK, ich habe es verworfen. Nichts wurde gesendet oder geändert.',
    backHowMuch: 'Ein Angebot braucht den Betrag, den der Besitzer dir zuzahlen soll. Wie viel, in Dollar?',
    backOrNot:
      'Soll der Besitzer dir diesen Betrag zusätzlich zum Boot zahlen, oder würdest du ihn zahlen? Sag mir, wer zahlt und wie viel. Ich habe nichts entworfen.',
    bothWays:
      'In einem Angebot fließt Geld nur in eine Richtung: Entweder du zahlst, oder der Besitzer zahlt dir. Nenne mir die Differenz. Ich habe nichts entworfen.',
  },
};
