import { fees } from '@tradewind/contract/fees';
import { PROPOSAL_HOURS } from '@tradewind/domain/trades/proposal';
import type { Localized } from '../../../platform/help.ts';

/** A term of the marketplace, told in one sentence, for questions about the difference between two. */
interface Term {
  said: RegExp;
  is: Localized;
}

export const TERMS: readonly Term[] = [
  {
    said: /\bescrow\b/,
    is: {
      en: 'Escrow is the money side alone: the broker holds the dollars in a trust account until boats and papers check out.',
      es: 'El depósito en garantía es solo la parte del dinero: el corredor guarda los dólares en una cuenta fiduciaria hasta que barcos y papeles estén en orden.',
      fr: 'Le séquestre n’est que la partie argent : le courtier garde les dollars sur un compte séquestre jusqu’à ce que bateaux et papiers soient en ordre.',
      de: 'Die Treuhand ist nur die Geldseite: Der Makler verwahrt die Dollar auf einem Treuhandkonto, bis Boote und Papiere in Ordnung sind.',
    },
  },
  {
    said: /\b(?:in ?-? ?app closing|closing(?: service)?|close through (?:you|the app))\b/,
    is: {
      en: `In-App Closing is the whole service, for ${fees.closingFee} of the boat’s value: agreement, title check, money, release and hand-over. Escrow is part of it.`,
      es: `El cierre por la aplicación es el servicio completo, por el ${fees.closingFee} del valor del barco: acuerdo, revisión del título, dinero, liberación y entrega. El depósito en garantía forma parte de él.`,
      fr: `La clôture par l’application est le service complet, pour ${fees.closingFee} de la valeur du bateau : accord, contrôle du titre, argent, libération et remise. Le séquestre en fait partie.`,
      de: `Der Abschluss über die App ist der ganze Dienst, für ${fees.closingFee} des Werts: Vertrag, Titelprüfung, Geld, Freigabe und Übergabe. Die Treuhand gehört dazu.`,
    },
  },
  {
    said: /\b(?:human |real |yacht )?brokers?\b/,
    is: {
      en: `A human broker also sells for you, from advertising to negotiating, for a commission of ${fees.brokerCommission}.`,
      es: `Un corredor humano también vende por ti, del anuncio a la negociación, por una comisión del ${fees.brokerCommission}.`,
      fr: `Un courtier humain vend aussi pour vous, de l’annonce à la négociation, pour une commission de ${fees.brokerCommission}.`,
      de: `Ein menschlicher Makler verkauft auch für dich, vom Inserat bis zum Verhandeln, für eine Provision von ${fees.brokerCommission}.`,
    },
  },
  {
    said: /\b(?:clos(?:e|ing) )?(?:directly|direct(?: (?:deal|closing|trade))?|privately|between ourselves|without you)\b/,
    is: {
      en: 'Closing directly costs no fee, but then nobody holds the money or checks the title and the papers.',
      es: 'Cerrar directamente no cuesta tarifa, pero entonces nadie guarda el dinero ni revisa el título y los papeles.',
      fr: 'Conclure directement ne coûte pas de frais, mais alors personne ne garde l’argent ni ne contrôle le titre et les papiers.',
      de: 'Direkt abzuschließen kostet keine Gebühr, aber dann verwahrt niemand das Geld oder prüft Titel und Papiere.',
    },
  },
  {
    said: /\bsea ?-? ?trials?\b|\btest (?:drive|ride|run)s?\b/,
    is: {
      en: 'A sea trial is a run on open water that shows how boat and engines do.',
      es: 'Una prueba de mar es una salida que muestra cómo van el barco y los motores.',
      fr: 'Un essai en mer est une sortie qui montre comment marchent bateau et moteurs.',
      de: 'Eine Probefahrt zeigt auf dem Wasser, wie Boot und Motoren laufen.',
    },
  },
  {
    said: /\bsurvey(?:or|ors|s)?\b/,
    is: {
      en: 'A survey is the full examination by an accredited marine surveyor, with a report that lenders and insurers ask for.',
      es: 'Un peritaje es el examen completo de un perito naval acreditado, con un informe que piden bancos y aseguradoras.',
      fr: 'Une expertise est l’examen complet par un expert maritime agréé, avec un rapport que demandent prêteurs et assureurs.',
      de: 'Ein Gutachten ist die volle Untersuchung durch einen anerkannten Gutachter, mit einem Bericht, den Banken und Versicherer verlangen.',
    },
  },
  {
    said: /\binspections?\b/,
    is: {
      en: 'An inspection is a shorter check of hull, engines and systems by an independent inspector.',
      es: 'Una inspección es una revisión más breve de casco, motores y sistemas por un inspector independiente.',
      fr: 'Une inspection est un contrôle plus court de la coque, des moteurs et des systèmes par un inspecteur indépendant.',
      de: 'Eine Inspektion ist eine kürzere Prüfung von Rumpf, Motoren und Systemen durch einen unabhängigen Prüfer.',
    },
  },
  {
    said: /\bcounter ?-? ?offers?\b|\bcounters?\b/,
    is: {
      en: 'A counteroffer answers an offer with other terms and replaces it.',
      es: 'Una contraoferta responde a una oferta con otras condiciones y la reemplaza.',
      fr: 'Une contre-offre répond à une offre par d’autres conditions et la remplace.',
      de: 'Ein Gegenangebot antwortet auf ein Angebot mit anderen Bedingungen und ersetzt es.',
    },
  },
  {
    said: /\boffers?\b/,
    is: {
      en: `An offer tells an owner what you’d give for the boat; it stands for ${PROPOSAL_HOURS.offer} hours and binds nobody yet.`,
      es: `Una oferta dice a un dueño qué darías por el barco; vale ${PROPOSAL_HOURS.offer} horas y aún no obliga a nadie.`,
      fr: `Une offre dit à un propriétaire ce que vous donneriez pour le bateau ; elle tient ${PROPOSAL_HOURS.offer} heures et n’engage encore personne.`,
      de: `Ein Angebot sagt einem Besitzer, was du für das Boot gäbst; es gilt ${PROPOSAL_HOURS.offer} Stunden und bindet noch niemanden.`,
    },
  },
  {
    said: /\brings?\b|\b(?:three|four) way\b/,
    is: {
      en: `In a ring, up to four people trade at once, each giving to the next; it stands for ${PROPOSAL_HOURS.ring} hours and happens only if all accept.`,
      es: `En un anillo intercambian hasta cuatro personas a la vez, cada una da a la siguiente; vale ${PROPOSAL_HOURS.ring} horas y solo ocurre si todas aceptan.`,
      fr: `Dans un échange en anneau, jusqu’à quatre personnes échangent à la fois, chacune donnant à la suivante ; il tient ${PROPOSAL_HOURS.ring} heures et n’a lieu que si toutes acceptent.`,
      de: `Beim Ringtausch tauschen bis zu vier Leute zugleich, jeder gibt dem Nächsten; er gilt ${PROPOSAL_HOURS.ring} Stunden und kommt nur zustande, wenn alle annehmen.`,
    },
  },
  {
    said: /\b(?:normal|regular|ordinary|simple|two party|usual|plain|straight) (?:trades?|swaps?|deals?)\b|\bswaps?\b|\btrades?\b/,
    is: {
      en: 'An ordinary trade is between two owners, who agree on the terms by offer and counteroffer.',
      es: 'Un intercambio normal es entre dos dueños, que acuerdan las condiciones con oferta y contraoferta.',
      fr: 'Un échange ordinaire se fait entre deux propriétaires, qui s’accordent par offre et contre-offre.',
      de: 'Ein gewöhnlicher Tausch ist zwischen zwei Besitzern, die sich mit Angebot und Gegenangebot einigen.',
    },
  },
  {
    said: /\bdeposits?\b/,
    is: {
      en: 'The deposit is part of your own payment: it goes to the broker’s trust account after signing and is credited at closing.',
      es: 'El depósito es parte de tu propio pago: va a la cuenta fiduciaria tras la firma y se descuenta en el cierre.',
      fr: 'Le dépôt fait partie de votre paiement : il va au compte séquestre après la signature et est déduit à la clôture.',
      de: 'Die Anzahlung ist Teil deiner eigenen Zahlung: Sie geht nach der Unterschrift auf das Treuhandkonto und wird beim Abschluss angerechnet.',
    },
  },
  {
    said: /\b(?:fees?|commissions?)\b/,
    is: {
      en: `The closing fee is what the brokerage earns: ${fees.closingFee} of the boat’s value, paid by whoever gets the boat.`,
      es: `La tarifa de cierre es lo que gana la correduría: el ${fees.closingFee} del valor del barco, que paga quien lo recibe.`,
      fr: `Les frais de clôture sont ce que gagne le courtier : ${fees.closingFee} de la valeur du bateau, payés par celui qui le reçoit.`,
      de: `Die Abschlussgebühr ist der Verdienst des Maklers: ${fees.closingFee} des Werts, gezahlt von dem, der das Boot bekommt.`,
    },
  },
  {
    said: /\btitles?(?: search)?\b/,
    is: {
      en: 'A title is a state’s paper for a boat, in its owner’s name.',
      es: 'Un título muestra quién es el dueño de un barco titulado en un estado.',
      fr: 'Un titre montre à qui appartient un bateau titré par un État.',
      de: 'Ein Titel zeigt, wem ein Boot mit Titel eines Bundesstaats gehört.',
    },
  },
  {
    said: /\bdocument(?:ation|ed)\b/,
    is: {
      en: 'Documentation is the registration of a boat with the US Coast Guard, instead of a state’s title.',
      es: 'La documentación es el registro de un barco ante la Guardia Costera, en lugar del título de un estado.',
      fr: 'La documentation est l’enregistrement d’un bateau auprès des garde-côtes, au lieu du titre d’un État.',
      de: 'Die Dokumentation ist die Eintragung eines Boots bei der US-Küstenwache, statt eines Titels eines Bundesstaats.',
    },
  },
  {
    said: /\bsav(?:e|ing|ed)\b|\bfavorites?\b/,
    is: {
      en: 'Saving a boat only keeps it in your list and reserves nothing.',
      es: 'Guardar un barco solo lo deja en tu lista y no reserva nada.',
      fr: 'Enregistrer un bateau le garde seulement dans votre liste et ne réserve rien.',
      de: 'Ein Boot zu merken hält es nur in deiner Liste und reserviert nichts.',
    },
  },
  {
    said: /\b(?:hold ?-? ?back)\b/,
    is: {
      en: 'A holdback is money that stays in trust after the release until a condition is met.',
      es: 'Una retención es dinero que se queda en la cuenta fiduciaria tras la liberación hasta que se cumpla una condición.',
      fr: 'Une retenue est de l’argent qui reste au séquestre après la libération jusqu’à ce qu’une condition soit remplie.',
      de: 'Ein Einbehalt ist Geld, das nach der Freigabe auf dem Treuhandkonto bleibt, bis eine Bedingung erfüllt ist.',
    },
  },
  {
    said: /\brelease\b/,
    is: {
      en: 'The release is the moment when papers and money change hands at once.',
      es: 'La liberación es el momento en que papeles y dinero cambian de manos a la vez.',
      fr: 'La libération est le moment où papiers et argent changent de mains d’un coup.',
      de: 'Die Freigabe ist der Moment, in dem Papiere und Geld auf einmal übergehen.',
    },
  },
  {
    said: /\bhand ?-? ?overs?\b/,
    is: {
      en: 'The hand-over of boat and keys follows the release.',
      es: 'La entrega del barco y las llaves viene después de la liberación.',
      fr: 'La remise du bateau et des clés suit la libération.',
      de: 'Die Übergabe von Boot und Schlüsseln folgt auf die Freigabe.',
    },
  },
  {
    said: /\bsettle(?:ment|d)\b/,
    is: {
      en: 'The settlement is done once every wire is confirmed and nothing is left in trust.',
      es: 'La liquidación termina cuando cada transferencia está confirmada y no queda nada en la cuenta fiduciaria.',
      fr: 'Le règlement est terminé quand chaque virement est confirmé et qu’il ne reste rien au séquestre.',
      de: 'Die Abwicklung ist fertig, wenn jede Überweisung bestätigt ist und nichts mehr auf dem Treuhandkonto liegt.',
    },
  },
];
