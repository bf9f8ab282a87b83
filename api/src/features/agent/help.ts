import type { HelpTopic } from '../../platform/help.ts';
import { AGENT } from './limits.ts';

export const agentHelp: readonly HelpTopic[] = [
  {
    id: 'saved-search',
    asks: ['save search', 'saved searches'],
    ideas: [
      [/\b(?:save|saved|keep|store)\b/, /\bsearch(?:es)?\b/],
      [
        /\b(?:agent|eddy|you)\b/,
        /\b(?:keeps? (?:looking|searching|hunting)|looks?|looking|search\w*|hunt\w*|works?)\b/,
        /\b(?:offline|away|asleep|sleep\w*|gone|overnight|at night|not here|logged out|signed out)\b/,
        /^(?!(?:please )?(?:have|let|make|get|tell|send|deploy|start)\b)/,
      ],
    ],
    answer: {
      en: 'There are no saved searches: your agent does that. Tell it what you look for and deploy it, and it also looks while you’re offline and notifies you when something fits. Say for example: tell me when there is a center console under 100k.',
      es: 'No hay búsquedas guardadas: eso lo hace tu agente. Dile qué buscas y ponlo en marcha; busca también cuando no estás conectado y te avisa cuando algo encaja.',
      fr: 'Il n’y a pas de recherches enregistrées : c’est le rôle de votre agent. Dites-lui ce que vous cherchez et lancez-le ; il cherche aussi quand vous êtes absent et vous prévient quand quelque chose convient.',
      de: 'Gespeicherte Suchen gibt es nicht: Das macht dein Agent. Sag ihm, was du suchst, und setz ihn ein; er sucht auch, wenn du offline bist, und meldet sich, wenn etwas passt.',
    },
  },
  {
    id: 'agent-rhythm',
    asks: ['how often agent look', 'agent check new boats', 'agent run'],
    ideas: [
      [
        /\b(?:agent|eddy|hunter|it|you)\b/,
        /\bhow (?:often|frequently|many times)\b|\bwhen (?:does|will|is|do)\b|\bhow long until\b|\bevery how many\b/,
        /\b(?:look|looks|looking|check|checks|checking|search|searches|run|runs|hunt|hunts|scan|scans|work|works|next)\b(?!.*\b(?:payment|cashier|bank)\b)/,
        /\bagent\b|\bnew (?:boats|listings|ones|matches)\b/,
      ],
    ],
    answer: {
      en: `A deployed agent looks at each boat as soon as it’s listed or changed. It also goes through the whole marketplace again every ${AGENT.lookHours} hours, and whenever you change its settings.`,
      es: `Un agente desplegado mira cada barco en cuanto se publica o cambia. Además repasa todo el mercado cada ${AGENT.lookHours} horas, y siempre que cambias sus preferencias.`,
      fr: `Un agent déployé regarde chaque bateau dès qu’il est publié ou modifié. Il reparcourt aussi tout le marché toutes les ${AGENT.lookHours} heures, et chaque fois que vous changez ses préférences.`,
      de: `Ein losgeschickter Agent sieht sich jedes Boot an, sobald es eingestellt oder geändert wird. Außerdem geht er alle ${AGENT.lookHours} Stunden den ganzen Markt durch, und immer wenn du seine Vorgaben änderst.`,
    },
  },
  {
    id: 'agent-how-negotiates',
    asks: [],
    ideas: [
      [
        /^(?:(?:so|and|but|okay|hey|hi|eddy|please|can you|could you|,) )*(?:how (?:do|does|would|will|can|is|are|exactly)|explain|describe|tell me (?:about|how)|what (?:is|does|happens|do you do)|walk me through)\b/,
        /\b(?:auto ?-? ?)?(?:negotiat\w+|haggl\w+|bargain\w*)\b/,
        /\b(?:automatic\w*|auto|for me|on my behalf|in my name|by (?:it|your)self|on (?:its|your) own|work|works|agents?)\b/,
        /\b(?:you|your|agents?|eddy|it|thing|feature|automatic\w*|auto)\b/,
        /^(?!.*(?:_(?:boat|make|person|money|ref)_|\b(?:off|stop\w*|disable|keep (?:it|my|the|you)|prevent|forbid|found|up to|lately|so far|proposals?|cost|how much|yet|without)\b))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'I don’t haggle in this chat; your agent can, if Negotiate for me is on and the other owner’s agent negotiates, too. The two exchange offers for at most as many rounds as both of you allow. Yours keeps within the limits of your settings, which the other side doesn’t see. If they come to terms, you get a proposal, and nothing is agreed until both of you say yes. To switch it off, clear Negotiate for me under Eddy AI, Your agent and its settings, or tell me to turn it off, and I’ll put that on a card for your click.',
      es: 'En este chat no regateo; tu agente sí puede, si Negotiate for me está activado y el agente del otro dueño también negocia. Los dos intercambian ofertas durante, como mucho, las rondas que ambos permitís. El tuyo respeta los límites de tus ajustes, que la otra parte no ve. Si llegan a un acuerdo, recibes una propuesta, y nada queda acordado hasta que ambos decís que sí. Para desactivarlo, desmarca Negotiate for me en Eddy AI, Your agent y sus ajustes.',
      fr: 'Je ne marchande pas dans ce chat ; votre agent le peut, si Negotiate for me est activé et si l’agent de l’autre propriétaire négocie aussi. Les deux échangent des offres pendant au plus le nombre de tours que vous permettez tous deux. Le vôtre respecte les limites de vos réglages, que l’autre partie ne voit pas. S’ils s’entendent, vous recevez une proposition, et rien n’est conclu avant que vous disiez oui tous les deux. Pour l’arrêter, décochez Negotiate for me sous Eddy AI, Your agent et ses réglages.',
      de: 'In diesem Chat feilsche ich nicht; dein Agent kann es, wenn Negotiate for me eingeschaltet ist und der Agent des anderen Besitzers auch verhandelt. Die beiden tauschen Angebote aus, höchstens so viele Runden, wie ihr beide erlaubt. Deiner hält sich an die Grenzen deiner Einstellungen, die die andere Seite nicht sieht. Einigen sie sich, bekommst du einen Vorschlag, und nichts gilt, bevor ihr beide Ja sagt. Zum Ausschalten nimm unter Eddy AI, Your agent und seinen Einstellungen den Haken bei Negotiate for me weg.',
    },
  },
  {
    id: 'agent-can-negotiate',
    asks: ['agent negotiate for me'],
    ideas: [
      [
        /\b(?:agent|hunter|bot|eddy|you)\b/,
        /\b(?:negotiat\w+|haggl\w+|bargain\w*)\b/,
        /^(?:(?:so|and|but|okay|hey) ,? ?)*(?:can|could|does|do|will|would|is|are)\b/,
        /^(?!.*\b(?:without|off|stop|by itself|on its own|behind|not)\b)/,
      ],
    ],
    answer: {
      en: 'Yes, if you let it: under Eddy AI, Your agent and its settings, switch on Negotiate for me. It then exchanges proposals with the agents of others within your limits, and you decide on the result. I myself don’t haggle in your name: I draft offers and messages for your click.',
      es: 'Sí, si lo permites: en Eddy AI, Your agent y sus ajustes, activa Negotiate for me. Entonces intercambia propuestas con los agentes de otros dentro de tus límites, y tú decides sobre el resultado. Yo no regateo en tu nombre: preparo ofertas y mensajes para tu clic.',
      fr: 'Oui, si vous le permettez : sous Eddy AI, Your agent et ses réglages, activez Negotiate for me. Il échange alors des propositions avec les agents des autres dans vos limites, et vous décidez du résultat. Moi-même, je ne marchande pas en votre nom : je prépare offres et messages pour votre clic.',
      de: 'Ja, wenn du es erlaubst: Schalte unter Eddy AI, Your agent und seinen Einstellungen Negotiate for me ein. Er tauscht dann in deinen Grenzen Vorschläge mit den Agenten anderer aus, und du entscheidest über das Ergebnis. Ich selbst feilsche nicht in deinem Namen: Ich entwerfe Angebote und Nachrichten für deinen Klick.',
    },
  },
  {
    id: 'agent-negotiates',
    asks: ['agent stop negotiating', 'turn off negotiate', 'negotiate setting'],
    ideas: [
      [
        /\b(?:agent|hunter|bot|eddy|it)\b/,
        /\b(?:negotiat\w+|haggl\w+|barter\w+|bargain\w+)\b/,
        /\b(?:stop\w*|off|quit|disable|prevent|keep (?:it|my|the|him)|forbid|end|halt|not|no longer|uncheck|untick|setting|switch)\b/,
        /\b(?:how|where|can i|could i|way to|which (?:button|setting|switch))\b/,
      ],
    ],
    answer: {
      en: 'Open Eddy AI, then Your agent and its settings. Under Put Eddy to work, clear Negotiate for me and press Save Settings: the agent goes on looking, but no longer negotiates. Or tell me “my agent should not negotiate”, and I’ll put the change on a card for your click. To stop the agent altogether, press Recall under Your agent.',
      es: 'Abre Eddy AI, luego Your agent y sus ajustes. En Put Eddy to work, desmarca Negotiate for me y pulsa Save Settings: el agente sigue buscando, pero ya no negocia. Para detenerlo del todo, pulsa Recall en Your agent.',
      fr: 'Ouvrez Eddy AI, puis Your agent et ses réglages. Sous Put Eddy to work, décochez Negotiate for me et choisissez Save Settings : l’agent continue de chercher, mais ne négocie plus. Pour l’arrêter tout à fait, choisissez Recall sous Your agent.',
      de: 'Öffne Eddy AI, dann Your agent und seine Einstellungen. Unter Put Eddy to work nimmst du den Haken bei Negotiate for me weg und wählst Save Settings: Der Agent sucht weiter, verhandelt aber nicht mehr. Ganz anhalten kannst du ihn mit Recall unter Your agent.',
    },
  },
  {
    id: 'agent-recall',
    asks: ['recall agent button', 'recall agent'],
    ideas: [
      [
        /\b(?:agent|hunter)\b/,
        /\b(?:get rid of|delete|remove|fire|dismiss|disable|end)\b/,
        /\b(?:how|where|can i|could i|want)\b/,
        /^(?!.*\b(?:negotiat|haggl|barter|bargain)\w*)/,
      ],
      [
        /\b(?:agent|hunter)\b/,
        /\b(?:recall|call\w* (?:\w+ ){0,2}(?:back|off)|stop|pause|turn (?:\w+ ){0,2}off|switch (?:\w+ ){0,2}off|shut (?:\w+ ){0,2}(?:off|down)|undeploy|cancel)\b/,
        /^(?:(?:so|and|okay|hey|but) )*(?:how|where|which button)\b/,
        /^(?!.*\b(?:negotiat|haggl|barter|bargain)\w*)/,
      ],
    ],
    answer: {
      en: 'Open Eddy AI, then Your agent, and press Recall. Everything it found stays there. Or tell me to recall it, and I’ll put that on a card for your click.',
      es: 'Abre Eddy AI, luego Your agent, y pulsa Recall. Todo lo que encontró se queda ahí.',
      fr: 'Ouvrez Eddy AI, puis Your agent, et choisissez Recall. Tout ce qu’il a trouvé y reste.',
      de: 'Öffne Eddy AI, dann Your agent, und wähle Recall. Alles, was er gefunden hat, bleibt dort.',
    },
  },
  {
    id: 'agent-limit',
    asks: [],
    ideas: [
      [
        /\b(?:agent|hunter)\b/,
        /\b(?:most|max(?:imum)?|limit|limits|cap|budget|ceiling|up to|how (?:much|high|far)|too much)\b/,
        /\b(?:spend|spends|spending|pay|pays|bid|bids|offer|offers|go|price|prices|money|budget)\b/,
        /^(?!.*(?:_(?:money|bound|n)_|\b(?:set|raise|lower|change|cost me|found|find|negotiated|\d+)\b|\bmy agent (?:is |be )?(?:allow\w*|supposed|permitted)\b))/,
      ],
    ],
    answer: {
      en: 'Your agent spends nothing: it never buys, pays or accepts. It keeps to the price range in its settings, under Eddy AI, Your agent; if it may negotiate, it stays within your limits and you decide on the result. Ask me for your agent’s settings, or tell me a new top price.',
      es: 'Tu agente no gasta nada: nunca compra, paga ni acepta. Se atiene al rango de precios de sus ajustes, en Eddy AI, Your agent; si puede negociar, respeta tus límites y tú decides sobre el resultado. Pregúntame por los ajustes o dime otro precio máximo.',
      fr: 'Votre agent ne dépense rien : il n’achète, ne paie et n’accepte jamais. Il s’en tient à la fourchette de prix de ses réglages, sous Eddy AI, Your agent ; s’il peut négocier, il respecte vos limites et vous décidez. Demandez-moi ses réglages, ou dites-moi un autre prix maximal.',
      de: 'Dein Agent gibt nichts aus: Er kauft, zahlt und akzeptiert nie. Er hält sich an die Preisspanne seiner Einstellungen unter Eddy AI, Your agent; darf er verhandeln, bleibt er in deinen Grenzen, und du entscheidest. Frag mich nach den Einstellungen oder nenn mir einen neuen Höchstpreis.',
    },
  },
  {
    id: 'agent-alone',
    asks: ['agent buy without asking', 'agent send offers own', 'agent spend money'],
    ideas: [
      [/\b(?:agent|hunter)\b/, /\b(?:bid|bids|compete|competes|work|works|offer|offers)\b/, /\bagainst (?:me|us|my)\b/],
      [
        /\b(?:agent|hunter|bot)\b/,
        /\b(?:above|over|beyond|past|exceed|more than|higher than|ignore)\b.*\b(?:limits?|budget|max\w*|top price|range)\b/,
        /\b(?:can|could|will|would|does|may|is)\b/,
      ],
      [
        /\b(?:agent|hunter|bot)\b/,
        /\b(?:buys?|buying|pays?|spends?|sends?|makes?|negotiat\w+|offers?|purchas\w+|acts?|commits?)\b/,
        /\b(?:without (?:me|asking|my|telling)|by itself|itself|on (?:its|his) own|automatically|behind my back|alone|for me without)\b/,
        /^(?:so |and |but |okay )*(?:can|could|may|will|would|does|do|is|are|might|what)\b|\?/,
      ],
    ],
    answer: {
      en: 'No. Your agent never buys, pays or accepts anything. It looks for trades that fit your preferences and tells you what it found. Only if you switch on Negotiate for me, it also exchanges proposals within your limits, and you decide on the result.',
      es: 'No. Tu agente nunca compra, paga ni acepta nada. Busca intercambios que encajen con tus preferencias y te dice lo que encontró. Solo si activas Negotiate for me intercambia también propuestas dentro de tus límites, y tú decides sobre el resultado.',
      fr: 'Non. Votre agent n’achète, ne paie et n’accepte jamais rien. Il cherche des échanges selon vos préférences et vous dit ce qu’il a trouvé. Seulement si vous activez Negotiate for me, il échange aussi des propositions dans vos limites, et vous décidez du résultat.',
      de: 'Nein. Dein Agent kauft, zahlt und nimmt nie etwas an. Er sucht Tauschgeschäfte nach deinen Einstellungen und sagt dir, was er gefunden hat. Nur wenn du Negotiate for me einschaltest, tauscht er auch Vorschläge in deinen Grenzen aus, und du entscheidest über das Ergebnis.',
    },
  },
  {
    id: 'agent',
    asks: [
      'agent work',
      'deploying agent',
      'trading agent',
      'happens deploy',
      'agents negotiate',
      'agent buy',
      'agent accept offers itself',
      'agent allowed accept',
      'agent allowed',
    ],
    ideas: [
      [
        /\b(?:explain|describe|what (?:is|are|does)|tell me about|how (?:does|do))\b/,
        /\b(?:background|trading|my|the|your|eddy) (?:\w+ )?agent\b/,
        /^(?!.*\b(?:found|find|up to|doing|looking for|negotiat\w*|often|cost|settings|preferences|allowed|may|budget|limits?|status|match\w*|log)\b)/,
      ],
      [
        /\b(?:how|where)\b/,
        /\b(?:tell|set|give|teach|change|edit|update|instruct|train)\b/,
        /\b(?:my|the|your) (?:trading )?(?:agent|hunter)\b/,
        /^(?!.*\b(?:negotiat\w*|stop|recall|off|often|cost)\b)/,
      ],
      [
        /\b(?:agent|eddy|hunter|bot|ai|assistant|you)\b/,
        /\b(?:accept\w*|agree\w*|say yes|commit|sign|close|buy|strike|decide)\b/,
        /\b(?:on my behalf|in my name|without (?:me|asking|my|telling)|by (?:it|your)self|(?:it|your)self|on (?:its|your) own|automatically|behind my back)\b/,
        /^(?:so |and |but )*(?:can|could|may|will|would|does|do|is|are|might|what)\b|\?|\b(?:can|could|will|allowed)\b/,
      ],
    ],
    answer: {
      en: 'Your agent looks for trades that fit your preferences while you’re away and tells you what it found. If you switch on Negotiate for me, it also exchanges proposals with the agents of others within your limits, and shows you the terms that they reach. Tell it what to look for, then deploy it. You can recall it anytime, and it never accepts anything for you.',
      es: 'Tu agente busca intercambios según tus preferencias mientras no estás y te dice lo que encontró. Con Negotiate for me también intercambia propuestas con los agentes de otros dentro de tus límites y te enseña el resultado. Puedes retirarlo cuando quieras, y nunca acepta nada por ti.',
      fr: 'Votre agent cherche des échanges selon vos préférences en votre absence et vous dit ce qu’il a trouvé. Avec Negotiate for me, il échange aussi des propositions avec les agents des autres dans vos limites et vous montre le résultat. Vous pouvez le rappeler à tout moment, et il n’accepte jamais rien pour vous.',
      de: 'Dein Agent sucht nach Tauschgeschäften, die zu deinen Vorgaben passen, und meldet dir, was er findet. Mit Negotiate for me tauscht er in deinen Grenzen auch Vorschläge mit den Agenten anderer aus und zeigt dir das Ergebnis. Du kannst ihn jederzeit zurückrufen, und er nimmt nie etwas für dich an.',
    },
  },
];
