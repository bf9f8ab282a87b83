import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';
import { dayIn } from './closing-names.ts';

/** Figures of a price on the table and of the user's own trades. */
export interface DealFigures {
  dealFigures: {
    /** The price that an agent negotiated. */
    onTable: (proposed: string, title: string, other: string) => string;
    offAsking: (isBelow: boolean, gap: string, asking: string, share: string) => string;
    asAsked: (asking: string) => string;
    feeAt: (proposed: string, fee: string, total: string) => string;
    noneOnTable: string;
    /** An offer that is worth less than what it asks for. */
    short: (give: string, get: string, gap: string) => string;
    /** Tasks of a closing whose time is still to come. */
    later: (tasks: readonly string[]) => string;
    acceptUntil: (day: string, inspection: string | undefined) => string;
    acceptMoves: string;
    depositHeld: (amount: string) => string;
    deposit: (needed: string, arrived: string) => string;
    costs: (most: string) => string;
    noCosts: string;
    /** Before the agreement is signed. */
    noneArrived: (needed: string) => string;
    /** The rest to pay with the costs that the user authorized. */
    withCosts: (most: string, total: string) => string;
    /** The last cash of both sides, and the amount halfway. */
    middle: (mine: string, other: string, theirs: string, middle: string) => string;
    /** Halfway between an offer and the asking price. */
    middleToAsking: (offer: string, asking: string, middle: string) => string;
    tradeFee: (fee: string) => string;
    /** After a no to an open offer. */
    offerAgain: string;
    /** Of a boat that the user gets in an agreed trade. */
    inYourTrade: (other: string) => string;
    yourPending: (title: string) => string;
    withoutTaken: string;
    /** Several offers of the same order. */
    oneOfferOnly: string;
    sumFor: (title: string, asking: string, sum: string) => string;
    openAlready: string;
    moreBoats: string;
    /** No trade for a thing with the most cash that the user would add. */
    noneUpTo: (offering: string, most: string) => string;
    upTo: (most: string) => string;
  };
}

export const DEAL_FIGURES: Record<Language, DealFigures> = {
  en: {
    dealFigures: {
      onTable: (proposed, title, other) => `On the table is ${proposed} for the ${title}, negotiated with ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `That’s ${gap} ${isBelow ? 'less' : 'more'} than the asking price of ${asking}, or ${share}.`,
      asAsked: (asking) => `That’s the asking price of ${asking}.`,
      feeAt: (proposed, fee, total) => `At ${proposed}, closing through the app costs ${fee}: ${total} in all.`,
      noneOnTable: 'No price is on the table there: your agent hasn’t negotiated one, and I find no open offer.',
      short: (give, get, gap) =>
        `By asking prices and stated values, you give ${give} for ${get}: that’s ${gap} short.`,
      later: (tasks) => `More follows: ${listed(tasks)}.`,
      acceptUntil: (day, inspection) =>
        `${inspection ? `Your inspection is due ${inspection}, and you` : 'You'} can accept or reject what you get until ${day}.`,
      acceptMoves: 'The last day to accept moves with it.',
      depositHeld: (amount) => `It’s ${amount}, held in the trust account.`,
      deposit: (needed, arrived) =>
        arrived === needed ? `Your deposit is ${needed}.` : `Your deposit is ${needed}; ${arrived} of it has arrived.`,
      costs: (most) => `You have authorized costs of up to ${most}.`,
      noCosts: 'You have authorized no costs so far.',
      noneArrived: (needed) => `None of your deposit of ${needed} has arrived, so there is none to lose.`,
      withCosts: (most, total) =>
        `You have authorized costs of up to ${most}; with them, up to ${total} is left to pay.`,
      middle: (mine, other, theirs, middle) =>
        `You said ${mine} in cash and ${other} said ${theirs}: the middle is ${middle}.`,
      middleToAsking: (offer, asking, middle) =>
        `Between the offer of ${offer} and the asking price of ${asking}, the middle is ${middle}.`,
      tradeFee: (fee) => `The closing fee of this trade is ${fee}, paid by the one who gets the boat.`,
      offerAgain:
        'After a no you can make a new offer at once, also a higher one, as long as the boat is still free. You don’t have to wait for it: while an offer is open, you can replace it with new terms on the trade’s page.',
      inYourTrade: (other) => `It’s reserved for your own agreed trade with ${other}.`,
      yourPending: (title) => `The trade of the ${title} is your own.`,
      withoutTaken: 'Boats in an agreed trade aren’t counted.',
      oneOfferOnly:
        'I draft one offer at a time, and nothing goes out before you click. Name the boat that I should begin with.',
      sumFor: (title, asking, sum) => `The ${title} asks ${asking}, so that would be ${sum}.`,
      openAlready: 'An offer of yours for it is open already.',
      moreBoats: 'There are more of them; these are the first.',
      noneUpTo: (offering, most) =>
        `I found no trade for ${offering} with a boat that asks ${most} or less. Deploy your agent, and it will keep looking.`,
      upTo: (most) => `I looked at boats that ask up to ${most}.`,
    },
  },
  es: {
    dealFigures: {
      onTable: (proposed, title, other) => `Sobre la mesa hay ${proposed} por el ${title}, negociado con ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `Son ${gap} ${isBelow ? 'menos' : 'más'} que el precio pedido de ${asking}, o sea, ${share}.`,
      asAsked: (asking) => `Es el precio pedido de ${asking}.`,
      feeAt: (proposed, fee, total) => `Con ${proposed}, cerrar con la aplicación cuesta ${fee}: ${total} en total.`,
      noneOnTable: 'Ahí no hay ningún precio sobre la mesa: tu agente no negoció ninguno, y no veo ofertas abiertas.',
      short: (give, get, gap) => `Según los precios pedidos, das ${give} por ${get}: faltan ${gap}.`,
      later: (tasks) => `Después sigue: ${listed(tasks, 'y')}.`,
      acceptUntil: (day, inspection) =>
        `${inspection ? `Tu inspección vence el ${dayIn('es')(inspection)}, y puedes` : 'Puedes'} aceptar o rechazar lo que recibes hasta el ${dayIn('es')(day)}.`,
      acceptMoves: 'El último día para aceptar se mueve con ella.',
      depositHeld: (amount) => `Son ${amount}, en la cuenta fiduciaria.`,
      deposit: (needed, arrived) =>
        arrived === needed ? `Tu depósito es de ${needed}.` : `Tu depósito es de ${needed}; han llegado ${arrived}.`,
      costs: (most) => `Has autorizado costes de hasta ${most}.`,
      noCosts: 'Hasta ahora no has autorizado ningún coste.',
      noneArrived: (needed) => `De tu depósito de ${needed} no ha llegado nada, así que no puedes perder nada.`,
      withCosts: (most, total) => `Has autorizado costos de hasta ${most}; con ellos quedan por pagar hasta ${total}.`,
      middle: (mine, other, theirs, middle) =>
        `Tú dijiste ${mine} en efectivo y ${other} dijo ${theirs}: la mitad es ${middle}.`,
      middleToAsking: (offer, asking, middle) =>
        `Entre la oferta de ${offer} y el precio pedido de ${asking}, la mitad es ${middle}.`,
      tradeFee: (fee) => `La tarifa de cierre de este intercambio es de ${fee}, y la paga quien recibe el barco.`,
      offerAgain:
        'Después de un no puedes hacer enseguida otra oferta, también más alta, mientras el barco siga libre. Y mientras una oferta está abierta, puedes cambiar sus condiciones en la página del intercambio.',
      inYourTrade: (other) => `Es el barco de tu propio intercambio acordado con ${other}.`,
      yourPending: (title) => `El intercambio del ${title} es el tuyo.`,
      withoutTaken: 'No cuento los barcos que están en un trato acordado.',
      oneOfferOnly: 'Preparo una oferta cada vez, y nada sale antes de tu clic. Dime con qué barco empiezo.',
      sumFor: (title, asking, sum) => `El ${title} pide ${asking}, así que serían ${sum}.`,
      openAlready: 'Ya tienes una oferta abierta por él.',
      moreBoats: 'Hay más; estos son los primeros.',
      noneUpTo: (offering, most) => `No encuentro ningún trato por ${offering} con un barco que pida ${most} o menos.`,
      upTo: (most) => `He mirado barcos que piden hasta ${most}.`,
    },
  },
  fr: {
    dealFigures: {
      onTable: (proposed, title, other) => `Sur la table : ${proposed} pour le ${title}, négocié avec ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `C’est ${gap} de ${isBelow ? 'moins' : 'plus'} que le prix demandé de ${asking}, soit ${share}.`,
      asAsked: (asking) => `C’est le prix demandé de ${asking}.`,
      feeAt: (proposed, fee, total) => `À ${proposed}, conclure via l’application coûte ${fee} : ${total} en tout.`,
      noneOnTable: 'Aucun prix n’est sur la table : votre agent n’a rien négocié, et je ne vois pas d’offre ouverte.',
      short: (give, get, gap) => `D’après les prix demandés, vous donnez ${give} pour ${get} : il manque ${gap}.`,
      later: (tasks) => `Ensuite viennent : ${listed(tasks, 'et')}.`,
      acceptUntil: (day, inspection) =>
        `${inspection ? `Votre inspection est due le ${dayIn('fr')(inspection)}, et vous pouvez` : 'Vous pouvez'} accepter ou refuser ce que vous recevez jusqu’au ${dayIn('fr')(day)}.`,
      acceptMoves: 'Le dernier jour pour accepter se décale d’autant.',
      depositHeld: (amount) => `Il est de ${amount}, sur le compte fiduciaire.`,
      deposit: (needed, arrived) =>
        arrived === needed
          ? `Votre dépôt est de ${needed}.`
          : `Votre dépôt est de ${needed} ; ${arrived} sont arrivés.`,
      costs: (most) => `Vous avez autorisé des frais jusqu’à ${most}.`,
      noCosts: 'Vous n’avez autorisé aucuns frais jusqu’ici.',
      noneArrived: (needed) => `Rien de votre dépôt de ${needed} n’est arrivé : vous n’avez rien à perdre.`,
      withCosts: (most, total) =>
        `Vous avez autorisé des frais jusqu’à ${most} ; avec eux, il reste à payer jusqu’à ${total}.`,
      middle: (mine, other, theirs, middle) =>
        `Vous avez dit ${mine} en espèces et ${other} ${theirs} : le milieu est ${middle}.`,
      middleToAsking: (offer, asking, middle) =>
        `Entre l’offre de ${offer} et le prix demandé de ${asking}, le milieu est ${middle}.`,
      tradeFee: (fee) =>
        `Les frais de clôture de cet échange sont de ${fee}, payés par la personne qui reçoit le bateau.`,
      offerAgain:
        'Après un non, vous pouvez faire aussitôt une nouvelle offre, même plus haute, tant que le bateau est libre. Et tant qu’une offre est ouverte, vous pouvez en changer les termes sur la page de l’échange.',
      inYourTrade: (other) => `C’est le bateau de votre propre échange convenu avec ${other}.`,
      yourPending: (title) => `L’échange du ${title} est le vôtre.`,
      withoutTaken: 'Les bateaux d’un échange convenu ne sont pas comptés.',
      oneOfferOnly:
        'Je prépare une offre à la fois, et rien ne part avant votre clic. Dites-moi par quel bateau commencer.',
      sumFor: (title, asking, sum) => `Le ${title} demande ${asking}, donc ce serait ${sum}.`,
      openAlready: 'Vous avez déjà une offre ouverte pour lui.',
      moreBoats: 'Il y en a d’autres ; voici les premiers.',
      noneUpTo: (offering, most) =>
        `Je ne trouve aucun échange pour ${offering} avec un bateau qui demande ${most} ou moins.`,
      upTo: (most) => `J’ai regardé les bateaux qui demandent jusqu’à ${most}.`,
    },
  },
  de: {
    dealFigures: {
      onTable: (proposed, title, other) => `Auf dem Tisch liegen ${proposed} für ${title}, ausgehandelt mit ${other}.`,
      offAsking: (isBelow, gap, asking, share) =>
        `Das sind ${gap} ${isBelow ? 'weniger' : 'mehr'} als der verlangte Preis von ${asking}, also ${share}.`,
      asAsked: (asking) => `Das ist der verlangte Preis von ${asking}.`,
      feeAt: (proposed, fee, total) => `Bei ${proposed} kostet der Abschluss über die App ${fee}: ${total} insgesamt.`,
      noneOnTable:
        'Dort liegt kein Preis auf dem Tisch: Dein Agent hat keinen ausgehandelt, und kein Angebot ist offen.',
      short: (give, get, gap) => `Nach den verlangten Preisen gibst du ${give} für ${get}: Es fehlen ${gap}.`,
      later: (tasks) => `Danach folgt: ${listed(tasks, 'und')}.`,
      acceptUntil: (day, inspection) =>
        `${inspection ? `Deine Besichtigung ist bis ${dayIn('de')(inspection)} fällig, und du` : 'Du'} kannst bis ${dayIn('de')(day)} annehmen oder ablehnen, was du bekommst.`,
      acceptMoves: 'Der letzte Tag für die Annahme verschiebt sich mit.',
      depositHeld: (amount) => `Es sind ${amount}, auf dem Treuhandkonto.`,
      deposit: (needed, arrived) =>
        arrived === needed
          ? `Deine Anzahlung beträgt ${needed}.`
          : `Deine Anzahlung beträgt ${needed}; davon sind ${arrived} da.`,
      costs: (most) => `Du hast Kosten bis ${most} freigegeben.`,
      noCosts: 'Bisher hast du keine Kosten freigegeben.',
      noneArrived: (needed) =>
        `Von deiner Anzahlung über ${needed} ist noch nichts da, also kannst du nichts verlieren.`,
      withCosts: (most, total) =>
        `Du hast Kosten bis ${most} freigegeben; mit ihnen sind noch bis zu ${total} zu zahlen.`,
      middle: (mine, other, theirs, middle) =>
        `Du hast ${mine} in bar gesagt und ${other} ${theirs}: Die Mitte ist ${middle}.`,
      middleToAsking: (offer, asking, middle) =>
        `Zwischen dem Angebot von ${offer} und dem Preis von ${asking} ist die Mitte ${middle}.`,
      tradeFee: (fee) =>
        `Die Abschlussgebühr dieses Geschäfts ist ${fee} und wird von der Person gezahlt, die das Boot bekommt.`,
      offerAgain:
        'Nach einem Nein kannst du sofort ein neues Angebot machen, auch ein höheres, solange das Boot noch frei ist. Und solange ein Angebot offen ist, kannst du seine Bedingungen auf der Seite des Tauschs ändern.',
      inYourTrade: (other) => `Es ist das Boot aus deinem eigenen vereinbarten Tausch mit ${other}.`,
      yourPending: (title) => `Der Tausch von ${title} ist dein eigener.`,
      withoutTaken: 'Boote in einem vereinbarten Tausch zählen nicht mit.',
      oneOfferOnly:
        'Ich entwerfe ein Angebot nach dem anderen, und nichts geht ohne deinen Klick hinaus. Nenne das erste Boot.',
      sumFor: (title, asking, sum) => `${title} kostet ${asking}, also wären es ${sum}.`,
      openAlready: 'Dafür ist schon ein Angebot von dir offen.',
      moreBoats: 'Es gibt noch mehr; das sind die ersten.',
      noneUpTo: (offering, most) => `Ich finde keinen Tausch für ${offering} mit einem Boot bis ${most}.`,
      upTo: (most) => `Ich habe Boote bis ${most} angesehen.`,
    },
  },
};
