import type { Language } from '../../../platform/help.ts';
import { listed } from '../plan.ts';

/** Answers beside drafts of offers, and about boats of one owner within a sum. */
export interface DraftsSaid {
  /** Another offer for a boat that the user already has an open offer for. */
  replacesOpen: string;
  /** An offer for a boat whose owner waits for the user's answer. */
  answersOpen: string;
  /** The things of the open offer that the new one keeps, or leaves out. */
  keepsThings: (titles: readonly string[]) => string;
  leavesThings: (titles: readonly string[]) => string;
  /** An offer far from the asking price. */
  farBelow: (price: string) => string;
  farAbove: (price: string) => string;
  /** A message with a phone number or an address of the user's. */
  contactInDraft: string;
  /** A draft that was asked for in another language. */
  notTranslated: (language: string) => string;
  closestOf: (name: string, title: string, price: string) => string;
  /** Boats of one owner for a sum, each with its price. */
  ownersWithin: (name: string, sum: string, boats: readonly string[], isYes: boolean) => string;
  ownersAbove: (name: string, sum: string, boats: readonly string[], isAll: boolean) => string;
}

export const DRAFTS_SAID: Record<Language, DraftsSaid> = {
  en: {
    replacesOpen: 'You already have an open offer for this boat, so the new one takes its place.',
    answersOpen: 'A proposal for this boat already waits for your answer, so this answers it.',
    keepsThings: (titles) => `It still gives your ${listed(titles)}.`,
    leavesThings: (titles) =>
      `Your open offer also gives your ${listed(titles)}, which this one leaves out. To keep it, tell me to add it.`,
    farBelow: (price) => `That’s less than half of the asking price of ${price}, so the owner may well decline it.`,
    farAbove: (price) => `Please look again: that’s far more than the asking price of ${price}.`,
    contactInDraft:
      'It has contact details of yours in it. They’re better kept back until you trust the other side: only here can our team see what was said.',
    notTranslated: (language) =>
      `I don’t translate, so the draft has your own words. Type the message in ${language}, and I’ll use it as it is.`,
    closestOf: (name, title, price) => `Of ${name}’s boats, the ${title} at ${price} is closest in price.`,
    ownersWithin: (name, sum, boats, isYes) =>
      `${isYes ? 'Yes. ' : ''}By asking price, ${sum} is enough for ${boats.length === 1 ? 'one' : boats.length} of ${name}’s boats: ${listed(boats.map((boat) => `the ${boat}`))}. The closing fee comes on top.`,
    ownersAbove: (name, sum, boats, isAll) =>
      `No. By asking price, ${sum} isn’t enough for any of ${name}’s boats: ${isAll ? 'they are' : 'the cheapest is'} ${listed(boats.map((boat) => `the ${boat}`))}. You can still offer less than the asking price; only ${name} can say yes.`,
  },
  es: {
    replacesOpen: 'Ya tienes una oferta abierta por este barco, así que la nueva la sustituye.',
    answersOpen: 'Una propuesta por este barco ya espera tu respuesta, así que esta la contesta.',
    keepsThings: (titles) => `Sigue incluyendo: ${listed(titles, 'y')}.`,
    leavesThings: (titles) =>
      `Tu oferta abierta incluye además: ${listed(titles, 'y')}. Esta no; si lo quieres dentro, dime que lo añada.`,
    farBelow: (price) =>
      `Es menos de la mitad del precio pedido de ${price}, así que es fácil que el dueño la rechace.`,
    farAbove: (price) => `Revísala: es mucho más que el precio pedido de ${price}.`,
    contactInDraft:
      'Lleva datos de contacto tuyos. Mejor guárdalos hasta que confíes en la otra parte: solo aquí puede ver nuestro equipo lo que se dijo.',
    notTranslated: () =>
      'No traduzco: el borrador lleva tus palabras. Escribe el mensaje en ese idioma y lo uso tal cual.',
    closestOf: (name, title, price) => `De los barcos de ${name}, el ${title} a ${price} es el más cercano por precio.`,
    ownersWithin: (name, sum, boats) =>
      `Sí. Por precio pedido, ${sum} alcanza para estos barcos de ${name}: ${listed(boats, 'y')}. La tarifa de cierre se suma.`,
    ownersAbove: (name, sum, boats) =>
      `No. Por precio pedido, ${sum} no alcanza para ningún barco de ${name}: ${listed(boats, 'y')}. Aun así puedes ofrecer menos; solo ${name} puede aceptar.`,
  },
  fr: {
    replacesOpen: 'Vous avez déjà une offre ouverte pour ce bateau : la nouvelle la remplace.',
    answersOpen: 'Une proposition pour ce bateau attend déjà votre réponse : celle-ci y répond.',
    keepsThings: (titles) => `Elle comprend toujours : ${listed(titles, 'et')}.`,
    leavesThings: (titles) =>
      `Votre offre ouverte comprend aussi : ${listed(titles, 'et')}. Celle-ci non ; pour le garder, dites-moi de l’ajouter.`,
    farBelow: (price) =>
      `C’est moins de la moitié du prix demandé de ${price} : le propriétaire pourrait bien refuser.`,
    farAbove: (price) => `Vérifiez-la : c’est bien plus que le prix demandé de ${price}.`,
    contactInDraft:
      'Il contient vos coordonnées. Mieux vaut les garder tant que vous ne faites pas confiance à l’autre : ce n’est qu’ici que notre équipe peut voir ce qui a été dit.',
    notTranslated: () =>
      'Je ne traduis pas : le brouillon reprend vos mots. Écrivez le message dans cette langue et je le reprendrai tel quel.',
    closestOf: (name, title, price) =>
      `Parmi les bateaux de ${name}, le ${title} à ${price} est le plus proche par le prix.`,
    ownersWithin: (name, sum, boats) =>
      `Oui. Au prix demandé, ${sum} suffisent pour ces bateaux de ${name} : ${listed(boats, 'et')}. Les frais de clôture s’ajoutent.`,
    ownersAbove: (name, sum, boats) =>
      `Non. Au prix demandé, ${sum} ne suffisent pour aucun bateau de ${name} : ${listed(boats, 'et')}. Vous pouvez tout de même offrir moins ; seul(e) ${name} peut accepter.`,
  },
  de: {
    replacesOpen: 'Für dieses Boot hast du schon ein offenes Angebot, also ersetzt das neue es.',
    answersOpen: 'Für dieses Boot wartet schon ein Vorschlag auf deine Antwort, also beantwortet das ihn.',
    keepsThings: (titles) => `Es enthält weiterhin: ${listed(titles, 'und')}.`,
    leavesThings: (titles) =>
      `Dein offenes Angebot enthält außerdem: ${listed(titles, 'und')}. Dieses nicht; sag mir, wenn ich es hinzufügen soll.`,
    farBelow: (price) =>
      `Das ist weniger als die Hälfte des Preises von ${price}, also lehnt der Besitzer es vielleicht ab.`,
    farAbove: (price) => `Bitte sieh noch einmal hin: Das ist viel mehr als der Preis von ${price}.`,
    contactInDraft:
      'Darin stehen Kontaktdaten von dir. Behalte sie besser für dich, bis du der anderen Seite vertraust: Nur hier kann unser Team sehen, was gesagt wurde.',
    notTranslated: () =>
      'Ich übersetze nicht: Der Entwurf hat deine Worte. Schreib die Nachricht in dieser Sprache, dann übernehme ich sie.',
    closestOf: (name, title, price) => `Von den Booten von ${name} liegt ${title} mit ${price} im Preis am nächsten.`,
    ownersWithin: (name, sum, boats) =>
      `Ja. Nach den Preisen reichen ${sum} für diese Boote von ${name}: ${listed(boats, 'und')}. Die Abschlussgebühr kommt dazu.`,
    ownersAbove: (name, sum, boats) =>
      `Nein. Nach den Preisen reichen ${sum} für keines der Boote von ${name}: ${listed(boats, 'und')}. Du kannst trotzdem weniger bieten; zusagen kann nur ${name}.`,
  },
};
