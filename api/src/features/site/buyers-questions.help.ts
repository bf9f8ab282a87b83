import type { HelpTopic } from '../../platform/help.ts';

/** Questions of somebody who thinks of buying, before there is any boat. */
export const buyersQuestionsHelp: readonly HelpTopic[] = [
  {
    id: 'boat-as-gift',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|how (?:do|can)|is it)\b/,
        /\b(?:buy|get|purchase|trade)\b/,
        /\b(?:gift|present|surprise)\b|\bfor (?:my|our|a) (?:dad|mom|father|mother|son|daughter|wife|husband|brother|sister|friend|parents|kids?)\b/,
        /\b(?:boats?|one|yacht)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:card|tax\w*|find|show|which|good|best|recommend|under)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes: you make the offer and close it in your own account and name. Whether the papers can be in somebody else’s name is for the broker of the closing to say, so ask before you sign.',
      es: 'Sí: haces la oferta y la cierras con tu propia cuenta y tu nombre. Si los papeles pueden ir a nombre de otra persona lo dice el corredor del cierre: pregunta antes de firmar.',
      fr: 'Oui : vous faites l’offre et concluez avec votre compte et votre nom. Si les papiers peuvent être à un autre nom, le courtier de la clôture vous le dira : demandez avant de signer.',
      de: 'Ja: Du machst das Angebot und schließt mit deinem Konto und Namen ab. Ob die Papiere auf jemand anderen lauten können, sagt der Makler des Abschlusses: Frag vor dem Unterschreiben.',
    },
  },
  {
    id: 'questions-for-owner',
    asks: [],
    ideas: [
      [
        /\b(?:what|which|anything|something)\b/,
        /\b(?:should|could|can|do|would|must|to) (?:i |we |you )?(?:\w+ )?(?:ask|find out|check|want to know|know)\b/,
        /\b(?:owners?|sellers?|him|her|them|_person_|before (?:buying|i buy|making|offering|an offer|i (?:make an )?offer))\b/,
        /^(?!.*(?:_(?:own|service|money|bound|type)_|\b(?:my|price|asking|for it|closing|fee|broker|offer me|they ask|do you know|about (?:me|you))\b))/,
      ],
      [
        /\b(?:good|right|useful|smart|important|typical) questions?\b|\bquestions? (?:should|could|can|do|to|would)\b/,
        /\bask(?:ing)?\b/,
        /\b(?:owners?|sellers?|him|her|them|_person_|about|before|when|boat)\b/,
        /^(?!.*\b(?:can i ask you|ask you|eddy|broker)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Ask why the boat is for sale, how long the owner has had it, who serviced the engines and when, what is broken or was repaired, whether there is a loan on it, and what comes with it. Ask for photos of the engine room, bilge and papers, and for a day to see it run. Tell me which of these you want to know, and I’ll draft the message.',
      es: 'Pregunta por qué se vende, desde cuándo lo tiene, quién y cuándo revisó los motores, qué está roto o se reparó, si hay un préstamo y qué se incluye. Pide fotos de la sala de máquinas, la sentina y los papeles, y un día para verlo navegar. Dime qué quieres saber y preparo el mensaje.',
      fr: 'Demandez pourquoi il est en vente, depuis quand le propriétaire l’a, qui a révisé les moteurs et quand, ce qui est cassé ou a été réparé, s’il y a un crédit et ce qui est compris. Demandez des photos de la salle des machines, de la cale et des papiers, et un jour pour le voir naviguer. Dites-moi ce que vous voulez savoir, et je prépare le message.',
      de: 'Frag, warum das Boot zu haben ist, wie lange es der Besitzer hat, wer die Motoren wann gewartet hat, was kaputt ist oder repariert wurde, ob ein Kredit darauf liegt und was dazugehört. Bitte um Fotos von Motorraum, Bilge und Papieren und um einen Tag für eine Fahrt. Sag mir, was du wissen willst, dann entwerfe ich die Nachricht.',
    },
  },
  {
    id: 'no-boat-needed',
    asks: [],
    ideas: [
      [
        /\b(?:do not|without|no) (?:have |own |owning |having )?(?:a |any )?(?:boat|boats|yacht)\b/,
        /\b(?:can i|could i|may i|do i|still|allowed|is this for)\b/,
        /\b(?:use|join|trade|buy|sign up|this|site|offer|here|account)\b/,
        /^(?!.*_(?!n_))/,
      ],
      [/\b(?:do|must) i (?:need|have) (?:to (?:own|have) )?(?:a|my own) boat (?:to|before|first)\b/],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, you don’t need a boat: you can look, write to owners and offer cash, or things such as a car or land from your garage.',
      es: 'Sí, no necesitas un barco: puedes mirar, escribir a dueños y ofrecer dinero, o cosas de tu garaje como un coche o un terreno.',
      fr: 'Oui, il ne faut pas de bateau : vous pouvez regarder, écrire aux propriétaires et offrir de l’argent, ou des choses de votre garage comme une voiture ou un terrain.',
      de: 'Ja, ein Boot brauchst du nicht: Du kannst schauen, Besitzern schreiben und Geld bieten, oder Dinge aus deiner Garage wie ein Auto oder Land.',
    },
  },
  {
    id: 'credit-check',
    asks: [],
    ideas: [
      [
        /\bcredit\b/,
        /\b(?:check\w*|pull\w*|run|score|report|hit|hurt|affect\w*|good|bad|poor|great|perfect|lousy)\b/,
        /\b(?:my|you|a|is|do|will|need|does)\b/,
        /^(?!.*\b(?:credit cards?|trade credit|tax credit)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Looking, writing to owners and making offers need no credit check. If you take a loan, the lender decides what it checks and which score it asks for; I don’t know that.',
      es: 'Mirar, escribir y hacer ofertas no exige revisar tu crédito. Si pides un préstamo, el prestamista decide qué revisa y qué puntuación pide; eso no lo sé.',
      fr: 'Regarder, écrire et faire des offres ne demande aucune vérification de crédit. Pour un prêt, le prêteur décide de ce qu’il vérifie ; je ne le sais pas.',
      de: 'Ansehen, Schreiben und Bieten brauchen keine Bonitätsprüfung. Bei einem Kredit entscheidet der Geldgeber, was er prüft; das weiß ich nicht.',
    },
  },
  {
    id: 'time-to-sell',
    asks: [],
    ideas: [
      [
        /\b(?:how (?:long|fast|quick\w*|soon)|average time|how many (?:days|weeks|months))\b/,
        /\b(?:boats?|listings?|they|most|one)\b/,
        /\b(?:to sell|sell|get sold|until (?:it )?sold|before (?:they|it) sells?|on the market|sit)\b/,
        /\b(?:usually|normally|typically|generally|average|here|take|takes)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:my|has it|has the|listed)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I have no figures on how long boats take to sell. I can tell you since when a boat has been listed, and how its price compares with similar ones.',
      es: 'No tengo cifras de cuánto tardan en venderse los barcos. Puedo decirte desde cuándo está publicado uno y cómo es su precio frente a otros parecidos.',
      fr: 'Je n’ai pas de chiffres sur le temps de vente. Je peux dire depuis quand un bateau est en ligne et comment son prix se compare.',
      de: 'Wie lange Boote bis zum Verkauf brauchen, weiß ich nicht. Ich kann sagen, seit wann eins inseriert ist und wie sein Preis zu ähnlichen steht.',
    },
  },
  {
    id: 'alerts',
    asks: [],
    ideas: [
      [
        /\b(?:alerts?|alerted|notif\w+|heads up|ping(?:ed)?|emailed|let me know|tell me)\b/,
        /\b(?:when|whenever|if|once|for|about)\b/,
        /\b(?:new|comes? (?:up|in|along|on)|pops? up|shows? up|hits the market|posted)\b/,
        /\b(?:can|could|how|is there|do you|possible|get)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:message|offer|price|my)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, your agent does that: tell it what you look for and deploy it, and it notifies you when something fits. Say for example “tell me when there is a center console under 100k.”',
      es: 'Sí, de eso se ocupa tu agente: dile qué buscas, ponlo en marcha y te avisa cuando algo encaja.',
      fr: 'Oui, c’est votre agent qui le fait : dites-lui ce que vous cherchez, lancez-le, et il vous prévient quand quelque chose convient.',
      de: 'Ja, das macht dein Agent: Sag ihm, was du suchst, und setz ihn ein, dann meldet er sich, wenn etwas passt.',
    },
  },
  {
    id: 'trade-or-sale',
    asks: [],
    ideas: [
      [
        /\b(?:difference|differ|versus|vs|better|same)\b/,
        /\b(?:trade|trading|swap)\b/,
        /\b(?:sale|sell|selling|buy|buying|purchase|cash)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:my|tax\w*|offer)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'In a trade you give a boat or another thing for a boat, often with cash to even out the values; in a sale, cash alone. Here both are an offer and go through the same steps, and a closing costs the same share of each boat’s value. Taxes can differ, so ask a tax adviser.',
      es: 'En un intercambio das un barco u otra cosa por un barco, a menudo con dinero para igualar; en una venta, solo dinero. Aquí ambos son una oferta con los mismos pasos, y el cierre cuesta la misma parte del valor de cada barco. Los impuestos pueden variar: pregunta a un asesor.',
      fr: 'Dans un échange, vous donnez un bateau ou autre chose pour un bateau, souvent avec un complément ; dans une vente, de l’argent seul. Ici, les deux sont une offre aux mêmes étapes, et la clôture coûte la même part de la valeur de chaque bateau. Les taxes peuvent différer : demandez à un conseiller.',
      de: 'Beim Tausch gibst du ein Boot oder etwas anderes für ein Boot, oft mit Geld zum Ausgleich; beim Verkauf nur Geld. Hier sind beide ein Angebot mit denselben Schritten, und der Abschluss kostet denselben Anteil vom Wert jedes Boots. Steuern können sich unterscheiden: Frag eine Beratung.',
    },
  },
  {
    id: 'hours-or-value',
    asks: [],
    ideas: [
      [
        /\b(?:how many|what (?:is|are)|are|is)\b/,
        /\bhours\b/,
        /\b(?:too many|a lot|too much|too high|high|normal|okay|good|acceptable)\b/,
        /^(?!.*(?:_(?!n_)|\b(?:my|it|she|office|open|hours of)\b))/,
      ],
      [
        /\b(?:hold (?:its|their) value|depreciat\w*|lose (?:its |their )?value|resale value|good investment|an investment)\b/,
        /\b(?:boats?|yachts?|they|which|do|does|is)\b/,
        /^(?!.*(?:_(?!n_)|\bmy\b))/,
      ],
    ],
    withoutBoat: true,
    isWhole: true,
    answer: {
      en: 'I can’t say: that depends on the make, the engine and how the boat was kept, and I have no figures over time. I can tell you hours and asking prices of similar boats today; a surveyor or a mechanic judges a particular one.',
      es: 'No puedo decirlo: depende de la marca, el motor y el cuidado, y no tengo cifras a lo largo del tiempo. Puedo darte horas y precios de barcos parecidos hoy; un perito o mecánico juzga uno concreto.',
      fr: 'Je ne peux pas le dire : cela dépend de la marque, du moteur et de l’entretien, et je n’ai pas de chiffres dans le temps. Je peux donner heures et prix de bateaux semblables aujourd’hui ; un expert ou un mécanicien juge un bateau précis.',
      de: 'Das kann ich nicht sagen: Es hängt von Marke, Motor und Pflege ab, und Zahlen über die Zeit habe ich nicht. Stunden und Preise ähnlicher Boote von heute kann ich nennen; ein bestimmtes beurteilt ein Gutachter oder Mechaniker.',
    },
  },
  {
    id: 'value-over-time',
    asks: [],
    ideas: [
      [
        /\b(?:holds?|holding|keeps?|keeping|loses?|losing) (?:its |their |the |more |better |most )*value\b|\bdepreciat\w*|\bresale value\b|\bresells?\b/,
        /\b(?:which|what|does|do|will|would|is|are|how)\b/,
        /^(?!.*\b(?:my|our|below|under|search|find|show)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'I can’t say which boat keeps its value better: I only know today’s asking prices, not how they changed. I can tell you how a price compares with similar boats, and how prices differ by year.',
      es: 'No puedo decir qué barco conserva mejor su valor: solo conozco los precios de hoy, no cómo cambiaron. Puedo decirte cómo se compara un precio con barcos parecidos y cómo cambian los precios según el año.',
      fr: 'Je ne peux pas dire quel bateau garde mieux sa valeur : je ne connais que les prix d’aujourd’hui, pas leur évolution. Je peux comparer un prix avec des bateaux semblables et montrer comment les prix varient selon l’année.',
      de: 'Welches Boot seinen Wert besser hält, kann ich nicht sagen: Ich kenne nur die heutigen Preise, nicht ihren Verlauf. Ich kann einen Preis mit ähnlichen Booten vergleichen und zeigen, wie sich Preise nach Baujahr unterscheiden.',
    },
  },
  {
    id: 'no-forum',
    asks: [],
    ideas: [
      [
        /\b(?:forum|community|group|chat ?room|message board|(?:place|way|where)\b.*\b(?:talk|chat|meet|connect) (?:to|with))\b/,
        /\b(?:owners|boaters|members|people|others|users|forum|community)\b/,
        /\b(?:is there|do you have|where|can i|any)\b/,
        /^(?!.*_(?!n_))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'There’s no forum. To ask about a boat, write to its owner: open the boat and press Message Owner, or ask me to draft the message.',
      es: 'No hay foro. Puedes escribir al dueño de un barco: abre el barco y pulsa Message Owner, o pídeme que redacte el mensaje.',
      fr: 'Il n’y a pas de forum. Vous pouvez écrire au propriétaire d’un bateau : ouvrez-le et choisissez Message Owner, ou demandez-moi un brouillon.',
      de: 'Ein Forum gibt es nicht. Du kannst dem Besitzer eines Boots schreiben: Öffne es und drücke Message Owner, oder lass mich die Nachricht entwerfen.',
    },
  },
  {
    id: 'boat-transport',
    asks: [],
    ideas: [
      [
        /\bhow (?:does|do|will|would|can|could|is|are)\b/,
        /\b(?:boat|yacht|it|she|boats)\b/,
        /\b(?:get|gets|come|comes|make it|travel|move|moved|brought|shipped|delivered|transported|hauled)\b/,
        /\b(?:from \w+(?: \w+)? to (?:me|us|my|here|where i|our)|to where i live|all the way|across the country)\b/,
        /^(?!.*\b(?:offers?|money|messages?|cost|costs|how (?:much|long|far)|keys|titles?|papers?|paid|price|drive|views?|notif\w*|emails?|mine|listed|listing|page)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'You and the owner agree on that: you fetch the boat yourself after the release, or you order Boat Transport or a captain, which the brokerage offers as services. Whoever orders it pays, unless you agree otherwise in the offer. Ask me for the total cost of a boat, and I’ll estimate the transport, too.',
      es: 'Lo acordáis tú y el dueño: recoges el barco tú mismo después de la liberación, o encargas Boat Transport o un capitán, que la correduría ofrece como servicios. Paga quien lo encarga, salvo que acordéis otra cosa en la oferta. Pregúntame por el coste total de un barco y estimo también el transporte.',
      fr: 'Vous en convenez avec le propriétaire : vous allez chercher le bateau vous-même après la libération, ou vous commandez Boat Transport ou un capitaine, des services du courtier. Celui qui commande paie, sauf accord contraire dans l’offre. Demandez-moi le coût total d’un bateau, et j’estime aussi le transport.',
      de: 'Das macht ihr miteinander aus: Du holst das Boot nach der Freigabe selbst, oder du bestellst Boat Transport oder einen Kapitän; beides bietet der Makler als Dienst an. Wer bestellt, zahlt, wenn im Angebot nichts anderes steht. Frag mich nach den Gesamtkosten eines Boots, dann schätze ich auch den Transport.',
    },
  },
];
