import type { Language } from '../../../platform/help.ts';
import type { CardDecision } from '../../turns.ts';
import { listed } from '../plan.ts';

/** Answers about a card on which the user has decided. */
export interface CardsSaid {
  cardStatus: Record<CardDecision, string>;
  /** The user wants to stop an action that is carried out already. */
  tooLateToDrop: string;
  cardWaits: (label: string) => string;
  /** The user wants time to think. */
  cardStays: string;
  noCard: string;
  /** Whether something was sent, without a card in the conversation. */
  nothingSent: string;
  /** The user wants more or less, and names no amount. */
  toHowMuch: string;
  /** The card takes the place of an offer that is open. */
  alreadyOpen: string;
  /** Words beside an open card that nothing explains. */
  unclearBesideCard: string;
  /** An order that the same message takes back. */
  leftAsItIs: string;
  /** After a change that was refused. */
  keptCard: string;
  /** A change after which the card would say the same. */
  alreadySo: string;
  /** A message to somebody with whom the user deals over other boats as well. */
  alsoOver: (name: string, title: string, others: readonly string[]) => string;
}

export const CARDS_SAID: Record<Language, CardsSaid> = {
  en: {
    toHowMuch: 'To how much? Tell me an amount, or a step such as “10k more”. Until then the card stays as it is.',
    alreadyOpen:
      'Yes, you have an open offer there. The card above takes its place when you click, so there will be only one.',
    unclearBesideCard:
      'Sorry, I didn’t get that. The card above stays as it is, and nothing is sent until you click. To change it, tell me another amount, or what to add or leave out.',
    keptCard: 'Your draft is as it was.',
    alreadySo: 'The card says that already, so I’ve changed nothing. Tell me what should be different.',
    alsoOver: (name, title, others) =>
      `It’s about the ${title}. You’re also in touch with ${name} about the ${listed(others)}: tell me if you mean that one.`,
    cardWaits: (label) => `It isn’t sent: it waits for your click on “${label}”.`,
    cardStays: 'Take your time. The card stays as it is, and nothing is sent or changed until you click.',
    noCard: 'Nothing is drafted right now.',
    nothingSent: 'No, nothing was sent from here: no card is open, and nothing goes out without your click.',
    cardStatus: {
      confirmed: 'Yes. You pressed the button, and the card above shows the result with a link to it.',
      dismissed: 'No. You dismissed the card, so nothing was sent or changed. Tell me if I should draft it again.',
      expired: 'No. The card ran out before you pressed it, so nothing was sent or changed. Should I draft it again?',
    },
    tooLateToDrop:
      'You already pressed the button, so I can’t drop it. Follow the link on the card: an open offer can be withdrawn there, and a message can be corrected with another one.',
    leftAsItIs: 'All right, I’ve drafted nothing and changed nothing.',
  },
  es: {
    toHowMuch: '¿A cuánto? Dime una cantidad, o un paso como «10 mil más». Hasta entonces la tarjeta queda como está.',
    alreadyOpen:
      'Sí, ahí tienes una oferta abierta. La tarjeta de arriba la sustituye cuando hagas clic, así que habrá solo una.',
    unclearBesideCard:
      'Perdona, no te he entendido. La tarjeta de arriba queda como está, y nada se envía hasta que hagas clic. Para cambiarla, dime otra cantidad, o qué añadir o quitar.',
    keptCard: 'Tu borrador queda como estaba.',
    alreadySo: 'La tarjeta ya lo dice así, de modo que no he cambiado nada. Dime qué debe ser distinto.',
    alsoOver: (name, title, others) =>
      `Es sobre el ${title}. Con ${name} también tratas sobre ${listed(others, 'y')}: dime si te refieres a eso.`,
    cardWaits: (label) => `No se ha enviado: espera tu clic en “${label}”.`,
    cardStays: 'Tómate tu tiempo. La tarjeta queda como está, y nada se envía ni cambia hasta que hagas clic.',
    noCard: 'Ahora mismo no hay ningún borrador.',
    nothingSent: 'No, desde aquí no se ha enviado nada: no hay ninguna tarjeta abierta, y nada sale sin tu clic.',
    cardStatus: {
      confirmed: 'Sí. Pulsaste el botón, y la tarjeta muestra el resultado con un enlace.',
      dismissed:
        'No. Descartaste la tarjeta, así que no se ha enviado ni cambiado nada. Dime si quieres un borrador nuevo.',
      expired:
        'No. La tarjeta caducó antes de que la pulsaras, así que no se ha enviado ni cambiado nada. ¿Hago otro borrador?',
    },
    tooLateToDrop:
      'Ya pulsaste el botón, así que no puedo descartarlo. Sigue el enlace de la tarjeta: allí puedes retirar una oferta abierta, y un mensaje se corrige con otro.',
    leftAsItIs: 'De acuerdo, no he preparado ni cambiado nada.',
  },
  fr: {
    toHowMuch:
      'À combien ? Donnez-moi un montant, ou un pas comme « 10 000 de plus ». D’ici là, la carte reste telle quelle.',
    alreadyOpen:
      'Oui, vous y avez une offre ouverte. La carte ci-dessus la remplace à votre clic : il n’y en aura qu’une.',
    unclearBesideCard:
      'Désolé, je n’ai pas compris. La carte ci-dessus reste telle quelle, et rien n’est envoyé avant votre clic. Pour la modifier, donnez-moi un autre montant, ou ce qu’il faut ajouter ou enlever.',
    keptCard: 'Votre brouillon reste tel quel.',
    alreadySo: 'La carte le dit déjà : je n’ai rien changé. Dites-moi ce qui doit être différent.',
    alsoOver: (name, title, others) =>
      `Il concerne le ${title}. Avec ${name}, vous échangez aussi au sujet de ${listed(others, 'et')} : dites-moi si c’est cela.`,
    cardWaits: (label) => `Rien n’est envoyé : la carte attend votre clic sur “${label}”.`,
    cardStays: 'Prenez votre temps. La carte reste telle quelle, et rien n’est envoyé ni modifié avant votre clic.',
    noCard: 'Il n’y a pas de brouillon en ce moment.',
    nothingSent: 'Non, rien n’est parti d’ici : aucune carte n’est ouverte, et rien ne part sans votre clic.',
    cardStatus: {
      confirmed: 'Oui. Vous avez cliqué, et la carte montre le résultat avec un lien.',
      dismissed:
        'Non. Vous avez écarté la carte, donc rien n’a été envoyé ni changé. Dites-moi s’il faut un nouveau brouillon.',
      expired:
        'Non. La carte a expiré avant votre clic, donc rien n’a été envoyé ni changé. Dois-je refaire le brouillon ?',
    },
    tooLateToDrop:
      'Vous avez déjà cliqué, je ne peux donc plus l’écarter. Suivez le lien de la carte : une offre ouverte s’y retire, et un message se corrige par un autre.',
    leftAsItIs: 'D’accord, je n’ai rien préparé ni changé.',
  },
  de: {
    toHowMuch:
      'Auf wie viel? Nenn mir einen Betrag oder einen Schritt, etwa „10 Tausend mehr“. Bis dahin bleibt die Karte, wie sie ist.',
    alreadyOpen:
      'Ja, dort hast du ein offenes Angebot. Die Karte oben ersetzt es, wenn du klickst; es gibt dann nur eins.',
    unclearBesideCard:
      'Das habe ich leider nicht verstanden. Die Karte oben bleibt, wie sie ist, und bis du klickst, wird nichts gesendet. Um sie zu ändern, nenn mir einen anderen Betrag, oder was dazukommen oder wegfallen soll.',
    keptCard: 'Dein Entwurf bleibt, wie er war.',
    alreadySo: 'So steht es schon auf der Karte, also habe ich nichts geändert. Sag mir, was anders sein soll.',
    alsoOver: (name, title, others) =>
      `Es geht um ${title}. Mit ${name} sprichst du auch über ${listed(others, 'und')}: Sag mir, wenn du das meinst.`,
    cardWaits: (label) => `Noch ist nichts gesendet: Die Karte wartet auf deinen Klick auf “${label}”.`,
    cardStays: 'Lass dir Zeit. Die Karte bleibt, wie sie ist, und bis du klickst, wird nichts gesendet oder geändert.',
    noCard: 'Im Moment gibt es keinen Entwurf.',
    nothingSent:
      'Nein, von hier wurde nichts gesendet: Keine Karte ist offen, und ohne deinen Klick geht nichts hinaus.',
    cardStatus: {
      confirmed: 'Ja. Du hast geklickt, und die Karte zeigt das Ergebnis mit einem Link.',
      dismissed:
        'Nein. Du hast die Karte verworfen, also wurde nichts gesendet oder geändert. Soll ich sie neu entwerfen?',
      expired:
        'Nein. Die Karte ist vor deinem Klick abgelaufen, also wurde nichts gesendet oder geändert. Soll ich sie neu entwerfen?',
    },
    tooLateToDrop:
      'Du hast schon geklickt, also kann ich es nicht mehr verwerfen. Folge dem Link auf der Karte: Dort lässt sich ein offenes Angebot zurückziehen, und eine Nachricht berichtigst du mit einer weiteren.',
    leftAsItIs: 'In Ordnung, ich habe nichts entworfen und nichts geändert.',
  },
};
