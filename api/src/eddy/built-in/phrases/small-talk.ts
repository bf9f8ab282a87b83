import type { Language } from '../../../platform/help.ts';

export type SmallTalk =
  | 'over'
  | 'noThanks'
  | 'laugh'
  | 'mood'
  | 'joke'
  | 'poem'
  | 'next'
  | 'sorry'
  | 'wait'
  | 'elsewhere';

/** Short replies to what people say besides their wishes. */
export const SMALL_TALK: Record<Language, Record<SmallTalk, string>> = {
  en: {
    over: 'OK, let’s start over. What are you looking for?',
    noThanks: 'No problem. I’m here when you need me.',
    laugh: 'Glad I made you laugh! What can I find for you?',
    mood: 'All’s well on deck! What can I find for you?',
    joke: 'Why did the boat owner trade for Bitcoin? He wanted something more volatile than the weather. So, what are you looking for?',
    poem: 'The tide is high, the water blue: tell me your budget, and I’ll find a boat for you.',
    next: 'Great. What’s next: more boats, a comparison or a message to an owner?',
    sorry: 'Sorry I wasn’t much help. Could you tell me in other words what you’re looking for?',
    wait: 'Take your time. I’m here.',
    elsewhere:
      'That’s off my chart, I’m afraid. I’m good with boats, trades and this marketplace, so ask me about those.',
  },
  es: {
    over: 'Vale, empezamos de nuevo. ¿Qué buscas?',
    noThanks: 'No hay problema. Aquí estoy cuando me necesites.',
    laugh: '¡Me alegro de hacerte reír! ¿Qué busco para ti?',
    mood: '¡Todo bien a bordo! ¿Qué busco para ti?',
    joke: '¿Por qué cambió el dueño su barco por Bitcoin? Quería algo más variable que el tiempo. Bueno, ¿qué buscas?',
    poem: 'Brilla el mar y sopla el viento: dime tu presupuesto y te busco un barco al momento.',
    next: 'Genial. ¿Qué sigue: más barcos, una comparación o un mensaje a un dueño?',
    sorry: 'Siento no haber ayudado mucho. ¿Me dices con otras palabras qué buscas?',
    wait: 'Tómate tu tiempo. Aquí estoy.',
    elsewhere:
      'Eso queda fuera de mi carta náutica: solo sé de barcos, intercambios y este mercado. ¡Pregúntame lo que quieras sobre eso!',
  },
  fr: {
    over: 'D’accord, on recommence. Que cherchez-vous ?',
    noThanks: 'Pas de souci. Je suis là quand vous voulez.',
    laugh: 'Ravi de vous avoir fait rire ! Que puis-je chercher pour vous ?',
    mood: 'Tout va bien à bord ! Que puis-je chercher pour vous ?',
    joke: 'Pourquoi le propriétaire a-t-il échangé son bateau contre du Bitcoin ? Il voulait quelque chose de plus changeant que la météo. Alors, que cherchez-vous ?',
    poem: 'La mer est belle, le vent est doux : dites-moi votre budget, je cherche un bateau pour vous.',
    next: 'Très bien. Et ensuite : d’autres bateaux, une comparaison ou un message à un propriétaire ?',
    sorry: 'Désolé de ne pas avoir mieux aidé. Pouvez-vous me dire autrement ce que vous cherchez ?',
    wait: 'Prenez votre temps. Je suis là.',
    elsewhere:
      'C’est hors de ma carte : je ne connais que les bateaux, les échanges et ce marché. Demandez-moi ce que vous voulez là-dessus !',
  },
  de: {
    over: 'Gut, fangen wir neu an. Was suchst du?',
    noThanks: 'Kein Problem. Ich bin da, wenn du mich brauchst.',
    laugh: 'Freut mich, dass du lachst! Was kann ich für dich suchen?',
    mood: 'Alles klar an Bord! Was kann ich für dich suchen?',
    joke: 'Warum hat der Besitzer sein Boot gegen Bitcoin getauscht? Er wollte etwas, das wechselhafter ist als das Wetter. Also, was suchst du?',
    poem: 'Das Meer ist blau, der Wind weht sacht: Nenn dein Budget, und ich suche ein Boot, das Freude macht.',
    next: 'Gut. Was kommt als Nächstes: mehr Boote, ein Vergleich oder eine Nachricht an einen Besitzer?',
    sorry: 'Tut mir leid, dass ich keine große Hilfe war. Sagst du mir mit anderen Worten, was du suchst?',
    wait: 'Lass dir Zeit. Ich bin da.',
    elsewhere:
      'Das steht nicht auf meiner Seekarte: Ich kenne nur Boote, Tausche und diesen Marktplatz. Frag mich dazu, was du willst!',
  },
};
