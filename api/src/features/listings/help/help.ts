import type { HelpTopic } from '../../../platform/help.ts';
import { AT_ONCE, FREE } from '../../../platform/help-replies.ts';

export const listingHelp: readonly HelpTopic[] = [
  {
    id: 'listing-back',
    asks: ['restore deleted listing', 'undo delete listing'],
    ideas: [
      [
        /\b(?:undo|restor\w+|back|recover|undelete|reverse|by (?:accident|mistake)|accident\w*|oops)\b/,
        /\b(?:delet\w+|remov\w+|eras\w+)\b/,
        /\b(?:listings?|ads?|boats?|posts?|it|photos?)\b|_own_/,
        /^(?!.*\b(?:account|profile|message|offer|chat|review|search)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'No: a deleted listing and its photos are gone for good, and you would have to list the boat again. Conversations about it stay. To hide a boat for a while, choose Pause instead, and Resume brings it back as it was.',
      es: 'No: un anuncio borrado y sus fotos desaparecen para siempre, y tendrías que publicar el barco de nuevo. Las conversaciones se quedan. Para ocultar un barco un tiempo, elige Pause, y Resume lo devuelve como estaba.',
      fr: 'Non : une annonce supprimée et ses photos disparaissent pour de bon, et il faudrait publier le bateau à nouveau. Les conversations restent. Pour cacher un bateau un temps, choisissez plutôt Pause, et Resume le ramène tel quel.',
      de: 'Nein: Eine gelöschte Anzeige und ihre Fotos sind endgültig weg, und du müsstest das Boot neu einstellen. Unterhaltungen darüber bleiben. Um ein Boot eine Weile zu verbergen, wähle lieber Pause, und Resume bringt es unverändert zurück.',
    },
  },
  {
    id: 'who-viewed',
    asks: ['who viewed listing'],
    ideas: [
      [
        /\b(?:know|see|tell|find out|notified|who)\b/,
        /\b(?:someone|somebody|anyone|anybody|people|who|how many)\b/,
        /\b(?:saved|saves|favou?rited|bookmarked|hearted|liked|watching|following)\b/,
        /\b(?:my|our) (?:\w+ )?(?:listings?|boats?|ads?|yacht)\b|_own_/,
      ],
      [
        /\b(?:who|whom|whos)\b/,
        /\b(?:been )?(?:view\w*|look\w*|visit\w*|click\w*|watch\w*|check\w*) (?:at |on |out )?(?:my|our) (?:\w+ )?(?:listings?|boats?|ads?|yacht)\b/,
      ],
      [
        /\b(?:who|whom|which (?:people|users|members))\b/,
        /\b(?:viewed|views?|viewing|looked|looks|looking|visited|clicked|seen|saw|favou?rited|bookmarked|hearted|liked|saved)\b/,
        /\b(?:my|our) (?:\w+ )?(?:listings?|boats?|ads?|profile|posts?)\b|_own_/,
        /^(?!.*\bwho (?:can|could|may|is able))/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Nobody sees who looked at a listing or saved it. My Listings shows how many views each of yours has.',
      es: 'Nadie ve quién miró o guardó un anuncio. My Listings muestra cuántas visitas tiene cada uno de los tuyos.',
      fr: 'Personne ne voit qui a regardé ou enregistré une annonce. My Listings montre combien de vues a chacune des vôtres.',
      de: 'Wer eine Anzeige angesehen hat, sieht niemand. My Listings zeigt, wie viele Aufrufe jede deiner Anzeigen hat.',
    },
  },
  {
    id: 'same-boat-twice',
    asks: ['list same boat twice', 'duplicate listing', 'two listings one boat'],
    ideas: [
      [
        /\b(?:list\w*|post\w*|advertis\w*)\b/,
        /\b(?:twice|two times|again|duplicate\w*|same boat)\b/,
        /\b(?:boat|listing|it|same)\b/,
        /^(?!.*\b(?:offer|relist)\b)/,
      ],
    ],
    answer: {
      en: 'List each boat once: no two live listings can have the same hull number. To change what a listing says, open My Listings, choose the boat and then Edit.',
      es: 'Anuncia cada barco una vez: dos anuncios activos no pueden tener el mismo número de casco. Para cambiar un anuncio, abre My Listings, elige el barco y luego Edit.',
      fr: 'Publiez chaque bateau une seule fois : deux annonces actives ne peuvent pas avoir le même numéro de coque. Pour changer une annonce, ouvrez My Listings, choisissez le bateau, puis Edit.',
      de: 'Inseriere jedes Boot nur einmal: Zwei aktive Anzeigen können nicht dieselbe Rumpfnummer haben. Um eine Anzeige zu ändern, öffne My Listings, wähle das Boot und dann Edit.',
    },
  },
  {
    id: 'listing-removed',
    asks: ['why listing removed', 'listing taken down', 'listing disappeared'],
    ideas: [
      [
        /\b(?:why|who|how come|what happened|where)\b/,
        /\b(?:my|our) (?:\w+ )?(?:listing|ad|boat|post)\b/,
        /\b(?:removed|deleted|taken down|took down|disappeared|gone|missing|banned)\b/,
      ],
    ],
    answer: {
      en: 'If our team removed a listing of yours, My Listings shows the reason, for how long, and what you can do. A listing that you paused or marked as sold isn’t shown to others either.',
      es: 'Si nuestro equipo retiró un anuncio tuyo, My Listings dice el motivo, por cuánto tiempo y qué puedes hacer. Un anuncio en pausa o marcado como vendido tampoco lo ven los demás.',
      fr: 'Si notre équipe a retiré une de vos annonces, My Listings en donne la raison, la durée et ce que vous pouvez faire. Une annonce en pause ou marquée comme vendue n’est pas montrée non plus.',
      de: 'Wenn unser Team eine Anzeige von dir entfernt hat, nennt My Listings den Grund, die Dauer und was du tun kannst. Auch pausierte oder als verkauft markierte Anzeigen sehen andere nicht.',
    },
  },
  {
    id: 'listing-stays',
    asks: ['listing expire', 'how long listing online'],
    ideas: [
      [
        /\b(?:listings?|ads?|posts?|boat)\b/,
        /\b(?:expires?|expired|run out|runs out|time out|how long (?:does|do|is|will|can)|stay(?:s)? (?:up|online|live)|last)\b/,
        /\b(?:listings?|ads?|posts?|listed|online)\b/,
        /^(?!.*\b(?:offers?|bids?|take to sell|closing|featured|old)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Listings don’t expire: yours stays until you pause it, mark it as sold or delete it.',
      es: 'Los anuncios no caducan: el tuyo se queda hasta que lo pongas en pausa, lo marques como vendido o lo borres.',
      fr: 'Les annonces n’expirent pas : la vôtre reste jusqu’à ce que vous la mettiez en pause, la marquiez comme vendue ou la supprimiez.',
      de: 'Anzeigen laufen nicht ab: Deine bleibt, bis du sie pausierst, als verkauft markierst oder löschst.',
    },
  },
  {
    id: 'list-again',
    asks: ['relist sold boat'],
    ideas: [
      [
        /\b(?:relist\w*|re ?-? ?list|list (?:it |her |my boat )?again|put (?:it|her) back|back on the market)\b/,
        /\b(?:can|could|how|may|sold|want)\b/,
        /^(?!.*\b(?:offers?|trade with|someone else)\b)/,
      ],
    ],
    answer: {
      en: 'Yes, if you marked it as sold yourself: open My Listings and choose List Again in the boat’s menu.',
      es: 'Sí, si lo marcaste tú como vendido: abre My Listings y elige List Again en el menú del barco.',
      fr: 'Oui, si vous l’avez marqué vous-même comme vendu : ouvrez My Listings et choisissez List Again dans le menu du bateau.',
      de: 'Ja, wenn du es selbst als verkauft markiert hast: Öffne My Listings und wähle im Menü des Boots List Again.',
    },
  },
  {
    id: 'several-listings',
    asks: [],
    ideas: [
      [
        /\b(?:can|could|may|am i allowed|is it (?:ok|okay|possible|allowed)|how many|is there a (?:limit|maximum)|limit|most)\b/,
        /\b(?:list|post|sell|have|put up|put|add|advertise|upload|listings?)\b/,
        /\b(?:(?:two|three|four|five|several|both|multiple|many|all my|more than (?:one|a)) (?:of (?:my|our) )?(?:boats|yachts|listings|ads|boat)|more than one|how many (?:boats|yachts|listings|ads) (?:can|could|may|am) (?:i|we)|_n_ (?:boats|yachts|listings|ads))\b/,
        /^(?!.*\b(?:owners|sellers|people|members|who|how many (?:boats|yachts|listings|ads) (?:does|has|do they|have they|have been|were)|how many (?:boats|yachts|listings|ads)\b(?!.*\b(?:can|could|may|am|allowed|max\w*|limit|per)\b)|been listed|in (?:one|a single|the same) (?:listing|ad)|find|show|free|costs?|fees?|pay|price|do you have|you (?:guys |people |all )?(?:have|got)|are there|sleep\w*|compare|offer|trade for|in one (?:offer|trade)|save|saved|do i have|have i|under|in \w+ state|views|sold|photos?|pictures?)\b)/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'Yes, you can list as many boats as you have, each as a listing of its own. Open List Your Boat for each one; the pricing page says which ones are free.',
      es: 'Sí, puedes anunciar todos los barcos que tengas, cada uno con su anuncio. Abre List Your Boat para cada uno; la página de precios dice cuáles son gratis.',
      fr: 'Oui, vous pouvez mettre en annonce tous vos bateaux, chacun avec la sienne. Ouvrez List Your Boat pour chacun ; la page des prix dit lesquels sont gratuits.',
      de: 'Ja, du kannst so viele Boote inserieren, wie du hast, jedes mit eigener Anzeige. Öffne für jedes List Your Boat; welche kostenlos sind, steht auf der Preisseite.',
    },
  },
  {
    id: 'list-boat',
    asks: [
      'list',
      'sell',
      'post listing',
      'add',
      'put sale',
      'listing work',
      'create listing',
      'advertise',
      'list several',
      'list two',
      'allowed list',
    ],
    ideas: [
      [
        /\bhow (?:long|much time|quickly|fast)\b/,
        /\b(?:take|takes|need|until|before|can|go|does)\b/,
        /\b(?:list|listing|post|posting|put(?:ting)? (?:up|my|a|the)|upload\w*|create|publish\w*|set(?:ting)? up|advertis\w+|ad is|listing is)\b/,
        /^(?!.*\b(?:sell|sells|sold|stay|stays|been|run|runs|last|expires?|offers?|sale|has|was|close|closing|agent|alert|search|account|verif\w*)\b)/,
      ],
      [
        /\b(?:list|get|put|post|sell)\b.*\b(?:boat|yacht|listing|ad)\b/,
        /\b(?:waiting list|wait list|approv\w+|how (?:fast|soon|quickly)|right away|today|same day|immediately)\b/,
        /\b(?:can|could|is there|do|does|how|on here|live|up)\b/,
        /^(?!.*\b(?:cost|free|offer|sold|sell (?:fast|quick\w*)|how (?:fast|soon|quickly) (?:will|would|can|could) (?:it|my|the|she) (?:\w+ )?sell)\b)/,
      ],
      [
        /^(?:(?:so|and|hi|hey|eddy|okay|please) ,? ?)*(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:put|get|place|bring) (?:a|my|our|the) (?:\w+ )?(?:boat|yacht|listing|ad) (?:up|on|online|on here|out there|for sale)(?: (?:here|on (?:here|the site|tradewind)|for sale))*[?.! ]*$/,
      ],
      [
        /^(?:(?:so|and|hi|hey|eddy|okay|please) ,? ?)*(?:how|where) (?:do|can|could|would|should) (?:i|we|one|you) (?:list|post|sell|advertise|put up|add) (?:a|my|our|the|an) (?:\w+ )?(?:boats?|yachts?|listings?|ads?)(?: (?:here|on here|up|for sale|with you|on (?:the |this |your )?(?:site|tradewind)))*[?.! ]*$/,
      ],
      [
        /\b(?:steps?|walk me through|guide me|show me how|what do i (?:need|have) to do|procedure|process)\b/,
        /\b(?:put|putting|get|getting|list|listing|post|posting|place|placing|upload|uploading|advertis\w+|publish\w*)\b.*\b(?:boats?|yachts?|ads?|listings?|mine)\b/,
        /\b(?:online|up|on here|(?:on|onto) (?:the |your |this )?(?:site|website|tradewind|market|marketplace)|for sale|listed|list|listing|post|advertis\w+|publish\w*)\b/,
      ],
      [
        /\b(?:put up|put|list|post|add|advertise|upload|sell|offer up|place|get)\b (?:up )?(?:another|a second|a third|one more|a new|my (?:other|second|new|next)|our (?:other|second|new|next)|a different) (?:boats?|yachts?|listings?|ads?|one|skiff|tender|dinghy)\b/,
        /^(?!.*\b(?:costs?|free|fees?|pay|price|charge|how much|offers?|counter|trade (?:it|her) for|message|saved|heart|favorites?|my agent|compare)\b)/,
      ],
    ],
    namesBoats: true,
    answer: {
      en: 'Open List Your Boat and follow three steps: year, make and model; photos; then price, description and what you’d take in trade. Your listing goes live right away, and you can manage it from your account.',
      es: 'Abre List Your Boat y sigue tres pasos: año, marca y modelo; fotos; y luego precio, descripción y lo que aceptarías a cambio. Tu anuncio se publica de inmediato.',
      fr: 'Ouvrez List Your Boat et suivez trois étapes : année, marque et modèle ; photos ; puis prix, description et ce que vous accepteriez en échange. Votre annonce est publiée aussitôt.',
      de: 'Öffne List Your Boat und folge drei Schritten: Jahr, Marke und Modell; Fotos; dann Preis, Beschreibung und was du in Tausch nimmst. Deine Anzeige ist sofort sichtbar.',
    },
  },
  {
    id: 'edit-listing',
    asks: [
      'edit listing',
      'change price',
      'lower asking price',
      'update listing description',
      'change take trade',
      'edit ad',
      'reduce price',
    ],
    ideas: [
      [
        /\b(?:mistakes?|errors?|typos?|misspelled|wrong|incorrect|messed up|screwed up|fix|correct)\b/,
        /\b(?:my|our) (?:\w+ )?(?:ads?|listings?|posts?|posting|description|boat page)\b/,
      ],
      [
        /\b(?:change|rewrite|reword|edit|update|alter|improve|redo|modify)\b/,
        /\b(?:description|text|wording|title|details)\b/,
        /\b(?:my|our|the|its) (?:\w+ )?(?:ads?|listings?|posts?|boat|boats|yacht)\b|\bdescription\b/,
      ],
    ],
    namesBoats: true,
    more: { cost: FREE, time: AT_ONCE },
    answer: {
      en: 'Open My Listings, choose the boat and then Edit. There you can change the price, description, photos and what you’d take in trade. I never change listings myself.',
      es: 'Abre My Listings, elige el barco y luego Edit. Allí cambias el precio, la descripción, las fotos y lo que aceptarías a cambio. Yo nunca cambio anuncios.',
      fr: 'Ouvrez My Listings, choisissez le bateau, puis Edit. Vous y changez le prix, la description, les photos et ce que vous prendriez en échange. Je ne change jamais d’annonce moi-même.',
      de: 'Öffne My Listings, wähle das Boot und dann Edit. Dort änderst du Preis, Beschreibung, Fotos und was du in Tausch nimmst. Ich selbst ändere nie Anzeigen.',
    },
  },
  {
    id: 'changes-end-offers',
    asks: ['pausing cancels offers', 'changing price cancels offers', 'selling ends offers'],
    ideas: [
      [
        /\b(?:paus\w+|hid(?:e|es|ing)|unlist\w*|chang\w+ (?:the |my )?(?:\w+ )?price|(?:lower|rais|drop|reduc|edit|updat)\w* (?:the |my )?(?:\w+ )?(?:price|listing|ad)|mark\w* (?:\w+ ){0,3}sold|tak\w+ (?:\w+ ){0,3}(?:down|off)|delet\w+ (?:\w+ ){0,2}(?:listing|boat|ad))\b/,
        /\b(?:cancel\w*|void\w*|ends?|kill\w*|los[es]\w*|happens?|affect\w*|stop\w*|withdraw\w*|disappear\w*|gone|still|keep\w*|stay\w*|expire\w*|remain\w*|drop)\b/,
        /\b(?:offers?|bids?|proposals?|counter ?-? ?offers?|negotiations?)\b/,
        /\b(?:do|does|will|would|if|when|what|are|is|can|happens?|still)\b/,
        /^(?!.*\bmy agent\b)/,
      ],
    ],
    namesBoats: true,
    isWhole: true,
    answer: {
      en: 'Pausing a boat, changing its price, marking it as sold or deleting it ends the open offers that contain it, and the other side is told why. While the boat is in an agreed trade, these changes are refused instead. After Resume, new offers can be made; the old ones don’t come back.',
      es: 'Poner un barco en pausa, cambiar su precio, marcarlo como vendido o borrarlo termina las ofertas abiertas que lo contienen, y la otra parte sabe por qué. Mientras el barco está en un intercambio acordado, esos cambios se rechazan. Tras Resume se pueden hacer ofertas nuevas; las antiguas no vuelven.',
      fr: 'Mettre un bateau en pause, changer son prix, le marquer comme vendu ou le supprimer met fin aux offres ouvertes qui le contiennent, et l’autre partie apprend pourquoi. Tant que le bateau est dans un échange convenu, ces changements sont refusés. Après Resume, de nouvelles offres sont possibles ; les anciennes ne reviennent pas.',
      de: 'Ein Boot zu pausieren, seinen Preis zu ändern, es als verkauft zu markieren oder zu löschen beendet die offenen Angebote, die es enthalten, und die andere Seite erfährt den Grund. Solange das Boot in einem vereinbarten Tausch ist, werden diese Änderungen abgelehnt. Nach Resume sind neue Angebote möglich; die alten kommen nicht zurück.',
    },
  },
  {
    id: 'pause-listing',
    asks: [
      'pause listing',
      'hide while',
      'take off market temporarily',
      'unlist',
      'pause ad',
      'stop showing',
      'take ad down few weeks',
      'take listing off while',
      'pause winter',
      'pause ad while',
    ],
    ideas: [
      [
        /\b(?:take|get|have|put|pull)\b.*\b(?:off|down|out of sight|offline)\b|\b(?:hide|hidden|pause|paused|unlist|unlisted|invisible)\b/,
        /\b(?:ads?|listings?|boats?)\b/,
        /\b(?:without (?:losing|deleting|relisting|starting over)|temporar\w+|for (?:the |a |_n_ )?(?:winter|summer|season|while|weeks?|months?|holidays)|until|and (?:bring|put|get) (?:it|her) back)\b/,
        /\b(?:how|can|could|way|possible|where|want|need)\b/,
      ],
      [
        /\b(?:hide|hiding|hidden|pause|pausing|paused|invisible|out of sight|take down|unlist|unlisted|take off|offline)\b/,
        /\b(?:my|our) (?:\w+ )?(?:boat|listing|ad)\b|_own_/,
        /\b(?:month|months|week|weeks|while|until|winter|summer|vacation|traveling|travelling|away|can|how|temporar\w+)\b/,
      ],
    ],
    more: {
      cost: FREE,
      time: AT_ONCE,
      undo: {
        en: 'Yes: choose Resume in My Listings, and the boat is back as it was. Offers that ended don’t come back.',
        es: 'Sí: elige Resume en My Listings y el barco vuelve como estaba. Las ofertas que terminaron no vuelven.',
        fr: 'Oui : choisissez Resume dans My Listings, et le bateau revient comme avant. Les offres terminées ne reviennent pas.',
        de: 'Ja: Wähle Resume in My Listings, dann ist das Boot wieder da wie vorher. Beendete Angebote kommen nicht zurück.',
      },
    },
    answer: {
      en: 'Open My Listings, choose the boat and then Pause. Nobody finds it or starts a conversation about it until you choose Resume. Conversations that you already have go on; open offers for it end.',
      es: 'Abre My Listings, elige el barco y luego Pause. Nadie lo encuentra ni empieza una conversación sobre él hasta que elijas Resume. Las conversaciones que ya tienes siguen; las ofertas abiertas por él terminan.',
      fr: 'Ouvrez My Listings, choisissez le bateau, puis Pause. Personne ne le trouve ni ne commence de conversation à son sujet avant que vous choisissiez Resume. Vos conversations en cours continuent ; les offres ouvertes pour lui prennent fin.',
      de: 'Öffne My Listings, wähle das Boot und dann Pause. Niemand findet es oder beginnt ein Gespräch darüber, bis du Resume wählst. Gespräche, die du schon führst, gehen weiter; offene Angebote dafür enden.',
    },
  },
  {
    id: 'delete-listing',
    asks: ['delete listing', 'remove site', 'take down listing', 'mark sold', 'sold elsewhere', 'sold'],
    ideas: [
      [
        /^(?:(?:please|so|and|hey|hi|eddy|okay) ,? ?)*(?:how|where|can|could)\b(?: \w+){0,3} (?:delete|remove|erase|get rid of|take down) (?:i )?(?:my|our|a|the|an) (?:\w+ )?(?:listings?|ads?)(?: (?:here|again|for good|please))*[?.! ]*$/,
      ],
      [
        /\b(?:how|can|could|may|when|where|am i|is it)\b/,
        /\b(?:cancel|end|pull|withdraw|stop|take back|remove|delete) (?:my|our|a|the) (?:\w+ )?(?:listings?|ads?)\b/,
        /^(?!.*\b(?:subscription|monthly|pay\w*|offers?|he|she|they|somebody|someone|photos?|description|price|trades?|deal)\b)/,
      ],
      [
        /\b(?:differences?|better|versus|vs|or)\b/,
        /\bpaus(?:e|es|ed|ing)\b/,
        /\b(?:delet(?:e|es|ed|ing)|remov(?:e|ing)|mark(?:ing)?(?: \w+)? sold|sold)\b/,
      ],
      [
        /\b(?:sold|found a (?:buyer|new owner))\b/,
        /\b(?:what (?:do|should|must|can) i do|now what|what now|mark|take (?:it |her )?(?:down|off))\b/,
        /\b(?:my|our|the) (?:\w+ )?(?:boat|listing|ad|yacht)\b/,
      ],
    ],
    more: { cost: FREE },
    answer: {
      en: 'Open My Listings and choose the boat. Mark it as sold if it found a new owner, pause it to hide it for a while, or delete it for good.',
      es: 'Abre My Listings y elige el barco. Márcalo como vendido si tiene nuevo dueño, ponlo en pausa para ocultarlo un tiempo o bórralo para siempre.',
      fr: 'Ouvrez My Listings et choisissez le bateau. Marquez-le comme vendu, mettez-le en pause pour le cacher un temps, ou supprimez-le pour de bon.',
      de: 'Öffne My Listings und wähle das Boot. Markiere es als verkauft, pausiere es, um es eine Weile zu verbergen, oder lösche es endgültig.',
    },
  },
];
