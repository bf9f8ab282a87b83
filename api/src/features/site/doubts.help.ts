import { fees } from '@tradewind/contract/fees';
import type { HelpTopic } from '../../platform/help.ts';

/** Doubts of somebody who wonders what is behind the site, and what Eddy is good for. */
export const doubtsHelp: readonly HelpTopic[] = [
  {
    id: 'catch',
    asks: [],
    ideas: [
      [
        /\b(?:what is|whats|where is|is there|there must be|so) (?:\w+ )?(?:a |the )?catch\b|\bcatch\b[?.! ]*$|\bhidden (?:costs?|fees?|charges?)\b|\bfine print\b|\bwhat is in it for you\b/,
        /^(?!.*\b(?:fish|fishing|catch (?:up|a|me))\b)/,
      ],
      [
        /\bhow (?:do|does|are) (?:you|tradewind|the (?:site|brokerage|company)|this (?:site|place|thing))\b.*\b(?:make|earn|get) (?:\w+ )?(?:money|paid|living|profit)\b|\b(?:do|does) (?:you|u|tradewind|the (?:site|brokerage))(?: guys)? (?:make|earn|get) (?:\w+ )?(?:money|paid|cut|commission)\b|\b(?:business model|how are you paid)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `Looking, writing to owners and making offers cost nothing. The brokerage earns ${fees.closingFee} of each boat’s value if you close through it, the price of services that you order, and a monthly fee for posting boats from people who joined after the ${fees.freeLimit} free spots were taken. What owners write isn’t checked, so have a boat surveyed, and don’t pay anybody directly.`,
      es: `Mirar, escribir a dueños y hacer ofertas no cuesta nada. La correduría gana el ${fees.closingFee} del valor de cada barco si cierras por ella, el precio de los servicios que encargues y una cuota mensual por publicar barcos de quien llegó después de las ${fees.freeLimit} plazas gratuitas. Lo que escriben los dueños no se comprueba: encarga un peritaje y no pagues a nadie directamente.`,
      fr: `Regarder, écrire aux propriétaires et faire des offres ne coûte rien. Le courtier gagne ${fees.closingFee} de la valeur de chaque bateau si vous concluez par lui, le prix des services commandés et un abonnement mensuel pour publier, payé par ceux qui sont venus après les ${fees.freeLimit} places gratuites. Ce qu’écrivent les propriétaires n’est pas vérifié : faites expertiser le bateau et ne payez personne directement.`,
      de: `Ansehen, Schreiben und Bieten kosten nichts. Der Makler verdient ${fees.closingFee} vom Wert jedes Boots, wenn ihr über ihn abschließt, den Preis bestellter Dienste und eine Monatsgebühr fürs Inserieren von allen, die nach den ${fees.freeLimit} freien Plätzen kamen. Was Besitzer schreiben, wird nicht geprüft: Lass ein Boot begutachten und zahl niemandem direkt.`,
    },
  },
  {
    id: 'why-here',
    asks: [],
    ideas: [
      [
        /\b(?:craigs ?list|face ?book(?: marketplace)?|boat ?trader|yacht ?world|ebay|dealers?|dealership|boats ?\. ?com|offer ?up|other (?:sites?|websites?|marketplaces?)|marketplace|(?:a |traditional |regular )(?:yacht )?broker)\b/,
        /\b(?:why|better|different|difference|instead|rather|vs|versus|compared?|over|than|advantages?|benefits?)\b/,
        /\b(?:you|tradewind|this (?:site|place)|use|here|site|sell|list|buy|trade)\b/,
        /^(?!.*\b(?:commission|cheaper|fees?|cost|listed on|saw (?:it|this|the)|also on|message|account)\b)/,
      ],
      [
        /^(?:(?:so|and|but|hey|okay) ,? ?)*why (?:should|would) (?:i|we|anyone|anybody|somebody) (?:use|trade|buy|sell|list|join|sign up|pick|choose|trust)\b/,
        /\b(?:tradewind|you|this|here|site|through you)\b/,
        /^(?!.*_)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: `I can’t judge other sites. Here owners also take boats, cars, houses, Bitcoin and more in trade, several people can trade in a ring, and you can close through a licensed brokerage that holds the money and checks the papers, for ${fees.closingFee} of each boat’s value.`,
      es: `No puedo juzgar otros sitios. Aquí los dueños aceptan también barcos, coches, casas, Bitcoin y más, varias personas pueden intercambiar en un anillo, y puedes cerrar por una correduría con licencia que guarda el dinero y revisa los papeles, por el ${fees.closingFee} del valor de cada barco.`,
      fr: `Je ne peux pas juger d’autres sites. Ici, les propriétaires prennent aussi bateaux, voitures, maisons, Bitcoin et plus, plusieurs personnes peuvent échanger en boucle, et un courtier agréé peut garder l’argent et vérifier les papiers, pour ${fees.closingFee} de la valeur de chaque bateau.`,
      de: `Andere Seiten kann ich nicht beurteilen. Hier nehmen Besitzer auch Boote, Autos, Häuser, Bitcoin und mehr in Tausch, mehrere Leute können im Ring tauschen, und ein lizenzierter Makler kann das Geld halten und die Papiere prüfen, für ${fees.closingFee} vom Wert jedes Boots.`,
    },
  },
  {
    id: 'members-uncounted',
    asks: [],
    ideas: [
      [
        /\bhow many\b/,
        /\b(?:people|members?|users?|buyers?|visitors?|customers?|sellers?)\b/,
        /\b(?:use|using|on (?:here|this|the site|tradewind)|here|site|tradewind|joined|signed up|registered|members? (?:do|are)|visit|total)\b/,
        /^(?!.*(?:_|\b(?:my|offers?|trade|ring|saved?|viewed|fit|sleep|seat|boats?|accept|take|looked|messaged|wrote|watching)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I don’t know how many people use Tradewind. I can count the boats that are listed: ask me how many there are, also by type or state.',
      es: 'No sé cuántas personas usan Tradewind. Puedo contar los barcos publicados, también por tipo o estado.',
      fr: 'Je ne sais pas combien de personnes utilisent Tradewind. Je peux compter les bateaux en ligne, aussi par type ou par État.',
      de: 'Wie viele Leute Tradewind nutzen, weiß ich nicht. Die inserierten Boote kann ich zählen, auch nach Typ oder Staat.',
    },
  },
  {
    id: 'eddy-limits',
    asks: [],
    ideas: [
      [
        /\bwhat (?:can|do|will|would|are) (?:not )?you (?:not |can not )?(?:do|allowed|able|know|help)?\b/,
        /\b(?:can not|not|never|limits?|unable|bad at)\b/,
        /^(?!.*(?:_|\b(?:what do you not have|boats?|find|sell|listed|understand|get)\b))/,
      ],
      [
        /\b(?:can|should|do) i\b.*\b(?:trust|believe|rely on|count on)\b.*\b(?:you|your|eddy)\b|\bhow (?:reliable|accurate|smart|good) are (?:you|your answers)\b|\b(?:are you|is eddy) (?:ever |always |usually )?(?:wrong|right|accurate|reliable|trustworthy|biased|honest)\b|\bdo you (?:ever )?(?:make (?:stuff|things) up|lie|make mistakes|get (?:it|things) wrong)\b/,
        /^(?!.*\b(?:tradewind|you guys|my money|site|brokerage)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I’m Eddy AI, software. I look things up in the listings and in your account, but what owners write isn’t checked, and I can misunderstand you, so check what matters. I can’t see other people’s messages or offers, give legal or tax advice, or accept, sign or pay anything, and I send nothing without your click.',
      es: 'Soy Eddy AI, un programa. Consulto los anuncios y tu cuenta, pero lo que escriben los dueños no se comprueba y puedo entenderte mal, así que revisa lo importante. No veo mensajes ni ofertas de otros, no doy asesoría legal ni fiscal, no acepto, firmo ni pago nada, y no envío nada sin tu clic.',
      fr: 'Je suis Eddy AI, un logiciel. Je consulte les annonces et votre compte, mais ce qu’écrivent les propriétaires n’est pas vérifié et je peux mal vous comprendre : vérifiez ce qui compte. Je ne vois ni messages ni offres d’autrui, ne donne pas de conseil juridique ou fiscal, n’accepte, ne signe et ne paie rien, et n’envoie rien sans votre clic.',
      de: 'Ich bin Eddy AI, ein Programm. Ich sehe in den Anzeigen und in deinem Konto nach, aber was Besitzer schreiben, ist nicht geprüft, und ich kann dich falsch verstehen: Prüf, was wichtig ist. Fremde Nachrichten und Angebote sehe ich nicht, Rechts- oder Steuerrat gebe ich nicht, ich nehme nichts an, unterschreibe und zahle nichts und sende nichts ohne deinen Klick.',
    },
  },
];
