import type { HelpTopic } from '../../../platform/help.ts';

const SEES =
  /\b(?:see|sees|seen|know|knows|knew|find out|finds out|notified|notice|notices|learn|learns|read|reads|visible|aware|informed|hidden|private|public|secretly)\b/;
const OTHERS =
  /\b(?:he|she|they|him|her|them|sellers?|owners?|buyers?|others?|people|members|anyone|anybody|everyone|everybody|somebody|someone|who|whom|public|strangers?|other side)\b/;

/** Questions whether other members learn of what somebody does, keeps or hands in. */
export const seenByOthersHelp: readonly HelpTopic[] = [
  {
    id: 'saved-unseen',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|do|does|will|would|is|are|did|who)\b/,
        OTHERS,
        SEES,
        /\b(?:i|we) (?:\w+ )?(?:saved?|hearted|liked|favou?rited|bookmarked|viewed|looked|look|clicked|visited|save|am looking|are looking|keep looking)\b|\bmy (?:saved|favou?rites?|searches|search history|watch ?list)\b/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: nobody sees which boats you save, look at or search for. Owners only see how many views a listing has.',
      es: 'No: nadie ve qué barcos guardas, miras o buscas. Los dueños solo ven cuántas visitas tiene un anuncio.',
      fr: 'Non : personne ne voit les bateaux que vous enregistrez, regardez ou cherchez. Les propriétaires voient seulement le nombre de vues d’une annonce.',
      de: 'Nein: Niemand sieht, welche Boote du speicherst, ansiehst oder suchst. Besitzer sehen nur, wie viele Aufrufe ein Inserat hat.',
    },
  },
  {
    id: 'limits-unseen',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|do|does|will|would|is|are|did|who)\b/,
        OTHERS,
        SEES,
        /\bmy (?:\w+ )?(?:lowest|minimum|least|bottom|floor|limits?|rules?|budget|max(?:imum)?|highest|reserve|agent 's (?:settings|limits?)|preferences|price range|walk ?-? ?away)\b|\b(?:least|lowest|most) (?:that )?(?:i|we) (?:would|will|can|could)? ?(?:take|accept|pay|go)\b|\bhow (?:low|high|far) (?:i|we) (?:would|will|can|could)? ?go\b/,
        /^(?!.*\bmy (?:asking|listed) price\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: your limits, your budget and the settings of your agent are private. Other members see only the price that you ask and the offers that you send them.',
      es: 'No: tus límites, tu presupuesto y los ajustes de tu agente son privados. Los demás ven solo el precio que pides y las ofertas que les envías.',
      fr: 'Non : vos limites, votre budget et les réglages de votre agent sont privés. Les autres voient seulement le prix que vous demandez et les offres que vous leur envoyez.',
      de: 'Nein: Deine Grenzen, dein Budget und die Einstellungen deines Agenten sind privat. Andere sehen nur den Preis, den du verlangst, und die Angebote, die du ihnen schickst.',
    },
  },
  {
    id: 'papers-unseen',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|do|does|will|would|is|are|did|who)\b/,
        OTHERS,
        /\b(?:see|sees|know|knows|get|gets|have|has|learn|learns|read|reads|visible|find out|receive|receives)\b/,
        /\bmy (?:\w+ )?(?:bank statements?|statements?|source of funds|proof of funds|id|ids|passport|driver ?'?s? licen[cs]e|licen[cs]e|identity|identification|tax form|w ?-? ?9|loan|payoff letter|insurance|payout account|bank account|bank details|account number|social(?: security)?(?: number)?|ssn)\b/,
        /^(?!.*\b(?:wants?|asks?|asked|send (?:him|her|them)|give|gave)\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: only the broker sees what you hand in about your identity, your money, a loan, your taxes or your payout account. The other side reads the agreement, with your legal name and address, and the papers of the boat that goes between you.',
      es: 'No: solo el corredor ve lo que entregas sobre tu identidad, tu dinero, un préstamo, tus impuestos o tu cuenta de cobro. La otra parte lee el acuerdo, con tu nombre legal y tu dirección, y los papeles del barco que va de uno a otro.',
      fr: 'Non : seul le courtier voit ce que vous remettez sur votre identité, votre argent, un prêt, vos impôts ou votre compte de versement. L’autre partie lit l’accord, avec votre nom légal et votre adresse, et les papiers du bateau qui passe de l’un à l’autre.',
      de: 'Nein: Nur der Makler sieht, was du zu deiner Identität, deinem Geld, einem Kredit, deinen Steuern oder deinem Auszahlungskonto einreichst. Die andere Seite liest die Vereinbarung mit deinem rechtlichen Namen und deiner Adresse und die Papiere des Boots, das zwischen euch wechselt.',
    },
  },
  {
    id: 'others-papers',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|do|will|how|should) (?:i|we|you)\b/,
        /\b(?:see|get|have|show|look at|check|ask for|request|read|verify|view)\b/,
        /\b(?:his|her|their|sellers?(?: 's)?|owners?(?: 's)?|buyers?(?: 's)?) (?:\w+ )?(?:(?:or|and) )?(?:id|ids|passport|licen[cs]e|identity|identification|bank statements?|proof of funds|tax form|credit report|social)\b/,
        /^(?!.*\b(?:wants? me|asked me|my (?:id|passport|licen[cs]e))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'No: IDs, bank papers and tax forms of the other side are seen by the broker alone, who checks in a closing who everyone is and where the money comes from. A Verified badge on the profile means that an identity was checked.',
      es: 'No: los documentos de identidad, del banco y de impuestos de la otra parte solo los ve el corredor, que comprueba en un cierre quién es cada uno y de dónde viene el dinero. La insignia Verified del perfil significa que se comprobó una identidad.',
      fr: 'Non : les pièces d’identité, papiers bancaires et fiscaux de l’autre partie ne sont vus que par le courtier, qui contrôle dans une clôture qui est chacun et d’où vient l’argent. Le badge Verified du profil signifie qu’une identité a été contrôlée.',
      de: 'Nein: Ausweise, Bank- und Steuerpapiere der anderen Seite sieht nur der Makler, der bei einem Abschluss prüft, wer alle sind und woher das Geld kommt. Das Abzeichen Verified im Profil heißt, dass eine Identität geprüft wurde.',
    },
  },
  {
    id: 'dealings-unseen',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|do|does|will|would|is|are|did|who)\b/,
        OTHERS,
        SEES,
        /\bmy (?:\w+ )?(?:offers?|bids?|trades?|deals?|dealings?|disputes?|closings?|counter ?-? ?offers?|negotiations?|messages|chats?|conversations?|purchases?)\b|\b(?:i|we) (?:\w+ ){0,3}(?:paid|pay|bid|offered|offer|deal|dealing|deals|talk|talking|negotiate|negotiating|trade|trading|write|writing|bought|sold)\b|\bthe (?:dispute|trade|offer|deal|closing) (?:i|we)\b|\b(?:i|we) (?:have|am in|are in|opened|got) (?:an? |another |other )?(?:\w+ )?(?:disputes?|deals?|trades?|offers?|closings?|bids?)\b/,
        /^(?!.*\b(?:my asking|(?:did|has|have) (?:he|she|they|(?:the )?(?:sellers?|owners?|buyers?|anyone|anybody|someone|somebody))|seen|saw|opened|yet|answer\w*|let (?:him|her|them)|what i (?:have|take)|know what|if (?:i|we)|report\w*|where (?:do|can|could) (?:i|we))\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Only the people in a trade see its offers, messages, price and disputes, and the broker once it’s closing. Others see none of that: a public profile shows only how many trades somebody has closed, and the reviews.',
      es: 'Solo las personas de un intercambio ven sus ofertas, mensajes, precio y disputas, y el corredor cuando se está cerrando. Los demás no ven nada de eso: un perfil público muestra solo cuántos intercambios ha cerrado alguien, y las reseñas.',
      fr: 'Seules les personnes d’un échange voient ses offres, messages, prix et litiges, et le courtier une fois la clôture en cours. Les autres n’en voient rien : un profil public montre seulement combien d’échanges quelqu’un a conclus, et les avis.',
      de: 'Nur die Leute eines Tauschs sehen seine Angebote, Nachrichten, Preise und Streitfälle, und der Makler, sobald abgeschlossen wird. Andere sehen davon nichts: Ein öffentliches Profil zeigt nur, wie viele Tausche jemand abgeschlossen hat, und die Bewertungen.',
    },
  },
];
