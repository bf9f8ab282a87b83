import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Everything that Eddy says about the agent, its settings and the user's messages. */
export interface AgentSaid {
  agent: {
    recall: string;
    idle: string;
    ready: string;
    saved: string;
    /** Its limits that no setting has. */
    unwatched(missing: readonly string[]): string;
    /** Asks before settings change that leave out a make. */
    withoutMake(limits: string): string;
    nothingYet: string;
    settings(deployed: boolean, things: string, price: string, place: string): string;
    latest(title: string, price: string, why: string): string;
    proposal(proposed: string, about: string, other: string): string;
    /** The other side decides next. */
    theirTurn(proposed: string, about: string, other: string): string;
    notWith(name: string): string;
    table: string;
    /** Only a click of the user agrees to something. */
    cannotAccept: string;
    noNegotiation: string;
    anyType: string;
    notSetTo(types: readonly string[]): string;
    howToStop: string;
    onlyType: string;
  };
  inbox: {
    none: string;
    total(conversations: number, unread: number): string;
    unread(talks: readonly { with: string; about: string }[]): string;
    nobody: string;
    /** The last words of the other side are missing if it hasn't written, and null if the table has them. */
    talk(talk: { with: string; about: string; lastIsMine: boolean }, words: string | null | undefined): string;
    writingWith(names: readonly string[]): string;
    lastWord(mine: number, total: number): string;
  };
  noClosings: string;
  noTrades: string;
  partnersSearch: string;
  oneOwnerOnly: string;
  save: string;
  saveEach: string;
  unsave: string;
}

export const AGENT_SAID: Record<Language, AgentSaid> = {
  en: {
    agent: {
      recall: 'Ready to recall your agent? Use the card below. Nothing changes until you click.',
      idle: 'Your agent isn’t deployed.',
      ready: 'Your agent is ready to go. The card below shows what it would look for. Nothing changes until you click.',
      saved: 'I’ve put your new preferences below. Nothing changes until you click.',
      unwatched: (missing) =>
        `Your agent searches by price, place, type, length, year and trade categories, but not by ${listed(missing, 'or')}.`,
      withoutMake: (limits) =>
        `I can set it to ${limits} of any make, which replaces its settings: say “set my agent to ${limits}” for that.`,
      nothingYet: 'Your agent hasn’t found anything yet. Deploy it, and it will tell you as soon as a boat fits.',
      settings: (deployed, things, price, place) =>
        `Your agent ${deployed ? 'is deployed' : 'isn’t deployed'}. What you’d give or accept in a trade: ${things}. Price: ${price}. Location: ${place}.`,
      latest: (title, price, why) => `Your agent’s latest find is the ${title} at ${price}. ${why}`,
      proposal: (proposed, about, other) =>
        `You have a proposal to review: ${proposed} for the ${about}, negotiated with ${other}.`,
      theirTurn: (proposed, about, other) =>
        `Your agent negotiated ${proposed} for the ${about} with ${other}. It’s ${other}’s turn now.`,
      notWith: (name) => `Your agent hasn’t negotiated anything with ${name}.`,
      table: 'The table shows where your negotiations are.',
      cannotAccept:
        'I can’t accept anything for you. You decide on a proposal yourself, and nothing is agreed until you do.',
      noNegotiation: 'It hasn’t negotiated anything yet.',
      anyType: 'Your agent already looks for boats of any type.',
      notSetTo: (types) => `Your agent isn’t set to ${listed(types, 'or')} in particular.`,
      howToStop: 'To stop it altogether, tell me to recall your agent.',
      onlyType: 'That’s all it looks for, so the card below recalls it. Nothing changes until you click.',
    },
    inbox: {
      none: 'You don’t have any conversations yet. Find a boat you like, and I’ll draft a message to its owner.',
      total: (conversations, unread) =>
        `You have ${conversations} ${conversations === 1 ? 'conversation' : 'conversations'} and ${unread === 0 ? 'no unread messages' : `${unread} unread ${unread === 1 ? 'message' : 'messages'}`}.`,
      unread: (talks) => `Unread: ${talks.map((talk) => `${talk.with} about the ${talk.about}`).join('; ')}.`,
      nobody: 'I don’t see anyone with that name in your recent conversations.',
      talk: (talk, words) =>
        `In your conversation with ${talk.with} about the ${talk.about}, ${talk.lastIsMine ? 'you' : talk.with} sent the last message. ${
          words === undefined
            ? `${talk.with} hasn’t written yet.`
            : words === null
              ? 'It’s in the table.'
              : `${talk.with} wrote: “${words}”`
        }`,
      writingWith: (names) => `You’re writing with ${listed(names)}.`,
      lastWord: (mine, total) =>
        total === 1
          ? `${mine === 1 ? 'You' : 'They'} sent the last message.`
          : mine > 0
            ? `You sent the last message in ${mine} of them.`
            : 'They sent the last message in each of them.',
    },
    noClosings: 'You have no agreed trade right now.',
    noTrades: 'You don’t have any trades yet. Find a boat you like, and I’ll draft an offer.',
    partnersSearch: 'Let me see who’d trade.',
    oneOwnerOnly:
      'I can’t message everyone at once: each message belongs to one conversation about one boat, so I draft one at a time. Name one of the owners or boats, and tell me what to write.',
    save: 'Should I save it? Use the card below. It isn’t saved until you click.',
    saveEach: 'Should I save them? Each has a card below, and none is saved until you click it.',
    unsave: 'Should it go? Use the card below. It stays saved until you click.',
  },
  es: {
    agent: {
      recall: '¿Retiro a tu agente? Usa la tarjeta. Nada cambia hasta que hagas clic.',
      idle: 'Tu agente no está desplegado.',
      ready: 'Tu agente está listo. La tarjeta muestra lo que buscaría. Nada cambia hasta que hagas clic.',
      saved: 'Aquí tienes tus nuevas preferencias. Nada cambia hasta que hagas clic.',
      unwatched: () =>
        'Tu agente busca por precio, lugar, tipo, eslora, año y lo que se acepta a cambio, y por nada más.',
      withoutMake: (limits) =>
        `Puedo ponerle ${limits} de cualquier marca, en lugar de lo que busca ahora: dímelo si lo quieres.`,
      nothingYet: 'Tu agente aún no ha encontrado nada. Despliégalo, y te avisará en cuanto un barco encaje.',
      settings: (deployed, things, price, place) =>
        `Tu agente ${deployed ? 'está desplegado' : 'no está desplegado'}. Lo que darías o aceptarías en un intercambio: ${things === 'Anything' ? 'de todo' : things}. Precio: ${price}. Lugar: ${place === 'Anywhere' ? 'en cualquier parte' : place}.`,
      latest: (title, price) => `Lo último que encontró tu agente es el ${title} por ${price}.`,
      proposal: (proposed, about, other) =>
        `Tienes una propuesta por revisar: ${proposed} por el ${about}, negociada con ${other}.`,
      theirTurn: (proposed, about, other) =>
        `Tu agente negoció ${proposed} por el ${about} con ${other}. Ahora le toca a ${other}.`,
      notWith: (name) => `Tu agente no ha negociado nada con ${name}.`,
      table: 'La tabla muestra cómo van tus negociaciones.',
      cannotAccept:
        'No puedo aceptar nada por ti. Tú decides sobre una propuesta, y hasta entonces no hay nada acordado.',
      noNegotiation: 'Aún no ha negociado nada.',
      anyType: 'Tu agente ya busca barcos de cualquier tipo.',
      notSetTo: (types) => `Tu agente no busca ${listed(types, 'o')} en particular.`,
      howToStop: 'Para pararlo del todo, dime que retire a tu agente.',
      onlyType: 'Es lo único que busca, así que la tarjeta lo retira. Nada cambia hasta que hagas clic.',
    },
    inbox: {
      none: 'Aún no tienes conversaciones. Busca un barco que te guste, y redacto un mensaje a su dueño.',
      total: (conversations, unread) =>
        `Tienes ${conversations} ${conversations === 1 ? 'conversación' : 'conversaciones'} y ${unread === 0 ? 'ningún mensaje sin leer' : `${unread} ${unread === 1 ? 'mensaje' : 'mensajes'} sin leer`}.`,
      unread: (talks) => `Sin leer: ${talks.map((talk) => `${talk.with} sobre el ${talk.about}`).join('; ')}.`,
      nobody: 'No veo a nadie con ese nombre en tus conversaciones recientes.',
      talk: (talk, words) =>
        `En tu conversación con ${talk.with} sobre el ${talk.about}, el último mensaje es ${talk.lastIsMine ? 'tuyo' : `de ${talk.with}`}. ${
          words === undefined
            ? `${talk.with} aún no ha escrito.`
            : words === null
              ? 'Está en la tabla.'
              : `${talk.with} escribió: «${words}»`
        }`,
      writingWith: (names) => `Te escribes con ${listed(names, 'y')}.`,
      lastWord: (mine, total) =>
        total === 1
          ? `El último mensaje es ${mine === 1 ? 'tuyo' : 'de la otra parte'}.`
          : mine > 0
            ? `En ${mine} de ellas, el último mensaje es tuyo.`
            : 'En todas, el último mensaje es de la otra parte.',
    },
    noClosings: 'Ahora no tienes ningún intercambio acordado.',
    noTrades: 'Aún no tienes intercambios. Busca un barco que te guste, y redacto una oferta.',
    partnersSearch: 'Miro quién cambiaría contigo.',
    oneOwnerOnly:
      'Cada mensaje es de una conversación sobre un barco, así que redacto uno cada vez. Dime un dueño o un barco y qué escribir.',
    save: '¿Lo guardo? Usa la tarjeta. No se guarda hasta que hagas clic.',
    saveEach: '¿Los guardo? Cada uno tiene su tarjeta, y ninguno se guarda hasta que hagas clic.',
    unsave: '¿Lo quito? Usa la tarjeta. Sigue guardado hasta que hagas clic.',
  },
  fr: {
    agent: {
      recall: 'Je rappelle votre agent ? Utilisez la carte. Rien ne change avant votre clic.',
      idle: 'Votre agent n’est pas déployé.',
      ready: 'Votre agent est prêt. La carte montre ce qu’il chercherait. Rien ne change avant votre clic.',
      saved: 'Voici vos nouvelles préférences. Rien ne change avant votre clic.',
      unwatched: () =>
        'Votre agent cherche par prix, lieu, type, longueur, année et ce qui est accepté en échange, et par rien d’autre.',
      withoutMake: (limits) =>
        `Je peux le régler sur ${limits} de toutes marques, à la place de ses réglages : dites-le si vous le voulez.`,
      nothingYet: 'Votre agent n’a encore rien trouvé. Déployez-le, et il vous préviendra dès qu’un bateau convient.',
      settings: (deployed, things, price, place) =>
        `Votre agent ${deployed ? 'est déployé' : 'n’est pas déployé'}. Ce que vous donneriez ou accepteriez dans un échange : ${things === 'Anything' ? 'de tout' : things}. Prix : ${price}. Lieu : ${place === 'Anywhere' ? 'partout' : place}.`,
      latest: (title, price) => `La dernière trouvaille de votre agent est le ${title} à ${price}.`,
      proposal: (proposed, about, other) =>
        `Vous avez une proposition à examiner : ${proposed} pour le ${about}, négociée avec ${other}.`,
      theirTurn: (proposed, about, other) =>
        `Votre agent a négocié ${proposed} pour le ${about} avec ${other}. C’est au tour de ${other}.`,
      notWith: (name) => `Votre agent n’a rien négocié avec ${name}.`,
      table: 'Le tableau montre où en sont vos négociations.',
      cannotAccept:
        'Je ne peux rien accepter pour vous. Vous décidez vous-même d’une proposition, et rien n’est convenu avant.',
      noNegotiation: 'Il n’a encore rien négocié.',
      anyType: 'Votre agent cherche déjà des bateaux de tout type.',
      notSetTo: (types) => `Votre agent ne cherche pas ${listed(types, 'ou')} en particulier.`,
      howToStop: 'Pour l’arrêter tout à fait, dites-moi de rappeler votre agent.',
      onlyType: 'C’est tout ce qu’il cherche, donc la carte le rappelle. Rien ne change avant votre clic.',
    },
    inbox: {
      none: 'Vous n’avez pas encore de conversations. Trouvez un bateau qui vous plaît, et je rédige un message à son propriétaire.',
      total: (conversations, unread) =>
        `Vous avez ${conversations} ${conversations === 1 ? 'conversation' : 'conversations'} et ${unread === 0 ? 'aucun message non lu' : `${unread} ${unread === 1 ? 'message non lu' : 'messages non lus'}`}.`,
      unread: (talks) => `Non lus : ${talks.map((talk) => `${talk.with} au sujet du ${talk.about}`).join(' ; ')}.`,
      nobody: 'Je ne vois personne de ce nom dans vos conversations récentes.',
      talk: (talk, words) =>
        `Dans votre conversation avec ${talk.with} au sujet du ${talk.about}, le dernier message est ${talk.lastIsMine ? 'le vôtre' : `de ${talk.with}`}. ${
          words === undefined
            ? `${talk.with} n’a pas encore écrit.`
            : words === null
              ? 'Il est dans le tableau.'
              : `${talk.with} a écrit : « ${words} »`
        }`,
      writingWith: (names) => `Vous écrivez avec ${listed(names, 'et')}.`,
      lastWord: (mine, total) =>
        total === 1
          ? `Le dernier message est ${mine === 1 ? 'le vôtre' : 'celui de l’autre'}.`
          : mine > 0
            ? `Dans ${mine} d’entre elles, le dernier message est le vôtre.`
            : 'Dans chacune, le dernier message est celui de l’autre.',
    },
    noClosings: 'Vous n’avez aucun échange convenu en ce moment.',
    noTrades: 'Vous n’avez pas encore d’échanges. Trouvez un bateau qui vous plaît, et je rédige une offre.',
    partnersSearch: 'Je regarde qui échangerait avec vous.',
    oneOwnerOnly:
      'Chaque message appartient à une conversation sur un bateau, donc je les rédige un par un. Nommez un propriétaire ou un bateau, et dites-moi quoi écrire.',
    save: 'Je l’enregistre ? Utilisez la carte. Il n’est pas enregistré avant votre clic.',
    saveEach: 'Je les enregistre ? Chacun a sa carte, et aucun n’est enregistré avant votre clic.',
    unsave: 'Je le retire ? Utilisez la carte. Il reste enregistré avant votre clic.',
  },
  de: {
    agent: {
      recall: 'Soll ich deinen Agenten zurückrufen? Nutze die Karte. Nichts ändert sich, bis du klickst.',
      idle: 'Dein Agent ist nicht unterwegs.',
      ready: 'Dein Agent ist bereit. Die Karte zeigt, wonach er suchen würde. Nichts ändert sich, bis du klickst.',
      saved: 'Hier sind deine neuen Vorgaben. Nichts ändert sich, bis du klickst.',
      unwatched: () => 'Dein Agent sucht nach Preis, Ort, Typ, Länge, Baujahr und Tauschwünschen, nach sonst nichts.',
      withoutMake: (limits) =>
        `Ich kann ihn auf ${limits} jeder Marke stellen, statt seiner Einstellungen: Sag es, wenn du das willst.`,
      nothingYet: 'Dein Agent hat noch nichts gefunden. Schick ihn los, und er meldet sich, sobald ein Boot passt.',
      settings: (deployed, things, price, place) =>
        `Dein Agent ${deployed ? 'ist unterwegs' : 'ist nicht unterwegs'}. Was du bei einem Tausch geben oder nehmen würdest: ${things === 'Anything' ? 'alles' : things}. Preis: ${price}. Ort: ${place === 'Anywhere' ? 'überall' : place}.`,
      latest: (title, price) => `Der neueste Fund deines Agenten ist ${title} für ${price}.`,
      proposal: (proposed, about, other) =>
        `Ein Vorschlag wartet auf dich: ${proposed} für ${about}, ausgehandelt mit ${other}.`,
      theirTurn: (proposed, about, other) =>
        `Dein Agent hat mit ${other} ${proposed} für ${about} ausgehandelt. Jetzt ist ${other} dran.`,
      notWith: (name) => `Dein Agent hat mit ${name} nichts ausgehandelt.`,
      table: 'Die Tabelle zeigt den Stand deiner Verhandlungen.',
      cannotAccept:
        'Ich kann nichts für dich annehmen. Du entscheidest selbst über einen Vorschlag, und vorher ist nichts vereinbart.',
      noNegotiation: 'Er hat noch nichts verhandelt.',
      anyType: 'Dein Agent sucht schon nach Booten jeden Typs.',
      notSetTo: (types) => `Dein Agent sucht nicht eigens nach ${listed(types, 'oder')}.`,
      howToStop: 'Um ihn ganz zu stoppen, sag mir, dass ich deinen Agenten zurückrufen soll.',
      onlyType: 'Nach mehr sucht er nicht, deshalb ruft ihn die Karte zurück. Nichts ändert sich, bis du klickst.',
    },
    inbox: {
      none: 'Du hast noch keine Unterhaltungen. Such dir ein Boot aus, und ich entwerfe eine Nachricht an den Besitzer.',
      total: (conversations, unread) =>
        `Du hast ${conversations} ${conversations === 1 ? 'Unterhaltung' : 'Unterhaltungen'} und ${unread === 0 ? 'keine ungelesenen Nachrichten' : `${unread} ungelesene ${unread === 1 ? 'Nachricht' : 'Nachrichten'}`}.`,
      unread: (talks) => `Ungelesen: ${talks.map((talk) => `${talk.with} zu ${talk.about}`).join('; ')}.`,
      nobody: 'Ich sehe niemanden mit diesem Namen in deinen letzten Unterhaltungen.',
      talk: (talk, words) =>
        `In deiner Unterhaltung mit ${talk.with} zu ${talk.about} ist die letzte Nachricht von ${talk.lastIsMine ? 'dir' : talk.with}. ${
          words === undefined
            ? `${talk.with} hat noch nicht geschrieben.`
            : words === null
              ? 'Sie steht in der Tabelle.'
              : `${talk.with} schrieb: „${words}“`
        }`,
      writingWith: (names) => `Du schreibst mit ${listed(names, 'und')}.`,
      lastWord: (mine, total) =>
        total === 1
          ? `Die letzte Nachricht ist von ${mine === 1 ? 'dir' : 'der anderen Seite'}.`
          : mine > 0
            ? `In ${mine} davon ist die letzte Nachricht von dir.`
            : 'In jeder ist die letzte Nachricht von der anderen Seite.',
    },
    noClosings: 'Du hast gerade keinen vereinbarten Tausch.',
    noTrades: 'Du hast noch keine Tauschgeschäfte. Such dir ein Boot aus, und ich entwerfe ein Angebot.',
    partnersSearch: 'Ich sehe nach, wer mit dir tauschen würde.',
    oneOwnerOnly:
      'Jede Nachricht gehört zu einer Unterhaltung über ein Boot, deshalb entwerfe ich sie einzeln. Nenne einen Besitzer oder ein Boot, und was ich schreiben soll.',
    save: 'Soll ich es speichern? Nutze die Karte. Es ist erst gespeichert, wenn du klickst.',
    saveEach: 'Soll ich sie speichern? Jedes hat eine Karte und ist erst gespeichert, wenn du klickst.',
    unsave: 'Soll es weg? Nutze die Karte. Es bleibt gespeichert, bis du klickst.',
  },
};
