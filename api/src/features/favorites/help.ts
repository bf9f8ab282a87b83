import type { HelpTopic } from '../../platform/help.ts';
import { FREE } from '../../platform/help-replies.ts';

export const favoriteHelp: readonly HelpTopic[] = [
  {
    id: 'saved-boat-sold',
    asks: [],
    ideas: [
      [
        /\b(?:saved|favou?rites?|favou?rited|bookmarked|hearted|watchlist)\b/,
        /\b(?:what happens|what if|will i (?:know|be told|see|get)|do i (?:get|hear)|tell me when|notified|how do i know)\b/,
        /\b(?:sell|sells|sold|traded|gone|taken|disappears?|removed|deleted|paused|no longer)\b/,
      ],
    ],
    isWhole: true,
    answer: {
      en: 'We tell you when a boat that you saved goes into an agreed trade, and again if it’s free after all. A boat that is sold, paused or deleted is no longer among your saved boats that are available.',
      es: 'Te avisamos cuando un barco que guardaste entra en un intercambio acordado, y otra vez si vuelve a estar libre. Un barco vendido, en pausa o borrado ya no está entre tus barcos guardados disponibles.',
      fr: 'Nous vous prévenons quand un bateau que vous avez enregistré entre dans un échange convenu, et de nouveau s’il redevient libre. Un bateau vendu, en pause ou supprimé n’est plus parmi vos bateaux enregistrés disponibles.',
      de: 'Wir sagen dir, wenn ein gemerktes Boot in einen vereinbarten Tausch geht, und wieder, falls es doch frei wird. Ein verkauftes, pausiertes oder gelöschtes Boot gehört nicht mehr zu deinen verfügbaren gemerkten Booten.',
    },
  },
  {
    id: 'save-boat',
    asks: ['save', 'add favorites', 'save later', 'bookmark', 'remove saved', 'favorites'],
    ideas: [
      [
        /\b(?:unsave|unheart|unlike|un ?-? ?favorite|(?:remove|delete|take) (?:\w+ ){0,3}(?:from|off|out of) (?:my )?(?:saved|favorites|hearts|watch ?list|list))\b/,
        /\b(?:how|where|can|could|way)\b/,
      ],
      [
        /^(?:(?:please|can you|could you|eddy|hey|okay|and|i want to) )*(?:put|add|stick|throw|move|keep|drop) .+ (?:on|to|in|into|onto|among|with) (?:my|the) (?:\w+ )?(?:favorites?|favs?|faves?|saved(?: boats)?|watch ?list|wish ?list|short ?list|bookmarks?|hearts?)\b/,
      ],
      [
        /^(?:(?:please|can you|could you|eddy) )*(?:un ?)?(?:save|bookmark|favorite|fave|heart|star) (?!.*\b(?:search|money|fees?|draft|preferences|changes|time)\b)\w/,
      ],
    ],
    more: { cost: FREE },
    namesBoats: true,
    answer: {
      en: 'Tap the heart on a boat to save it, and tap it again to remove it. You’ll find your saved boats in your account, or ask me to show them. Name a boat, and I’ll prepare a card that saves it.',
      es: 'Toca el corazón de un barco para guardarlo, y otra vez para quitarlo. Tus barcos guardados están en tu cuenta, o pídeme que te los enseñe. Dime un barco y preparo una tarjeta que lo guarda.',
      fr: 'Touchez le cœur d’un bateau pour l’enregistrer, et encore pour le retirer. Vos bateaux enregistrés sont dans votre compte, ou demandez-les-moi. Nommez un bateau, et je prépare une carte qui l’enregistre.',
      de: 'Tippe auf das Herz eines Boots, um es zu speichern, und noch einmal, um es zu entfernen. Gespeicherte Boote findest du in deinem Konto, oder ich zeige sie dir. Nenn mir ein Boot, und ich bereite eine Karte vor, die es speichert.',
    },
  },
];
