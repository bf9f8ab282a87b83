import type { Language } from '../../../platform/help.ts';
import { plural } from '../plan.ts';

/** How many photos a boat has and where they are. */
export const BOAT_PHOTOS: Record<Language, (title: string, count: number) => string> = {
  en: (title, count) =>
    count > 0
      ? `The ${title} has ${plural(count, 'photo')}. I can’t show them here in the chat: open the boat below, and ${count > 1 ? 'they’re all' : 'it’s'} at the top of its page.`
      : `The owner hasn’t added photos of the ${title}. I can draft a message that asks for some.`,
  es: (title, count) =>
    count > 0
      ? `El ${title} tiene ${plural(count, 'foto')}. No puedo mostrarlas aquí en el chat: abre el barco de abajo y están arriba en su página.`
      : `El dueño no ha subido fotos del ${title}. Puedo preparar un mensaje que las pida.`,
  fr: (title, count) =>
    count > 0
      ? `Le ${title} a ${plural(count, 'photo')}. Je ne peux pas les montrer ici : ouvrez le bateau ci-dessous, elles sont en haut de sa page.`
      : `Le propriétaire n’a pas ajouté de photos du ${title}. Je peux préparer un message qui en demande.`,
  de: (title, count) =>
    count > 0
      ? `Das Boot ${title} hat ${plural(count, 'Foto')}. Hier im Chat kann ich sie nicht zeigen: Öffne unten das Boot, dort stehen sie ganz oben.`
      : `Der Besitzer hat keine Fotos des Boots ${title} hochgeladen. Ich kann eine Nachricht vorbereiten, die darum bittet.`,
};
