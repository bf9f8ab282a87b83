import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('Messages in other languages', () => {
  it.each([
    ['¿qué me escribió Dana?', 'En tu conversación con Dana'],
    ["qu'est-ce que Dana m'a écrit ?", 'Dans votre conversation avec Dana'],
    ['Was hat mir Dana zuletzt geschrieben?', 'In deiner Unterhaltung mit Dana'],
  ])('are told in that language: %s', async (say, words) => {
    expect((await converse('Pat', say)).text).toContain(words);
  });

  it.each([
    ['¿qué me escribió Dana?', 'dile que el martes puedo', 'martes puedo'],
    ["qu'est-ce que Dana m'a écrit ?", 'dis-lui que mardi me convient', 'ardi me convient'],
    ['was hat mir Dana geschrieben?', 'Schreiben Sie ihr bitte: Dienstag passt mir.', 'ienstag passt mir'],
    ['hat Dana mir geantwortet?', 'sag ihr, dass dienstag geht', 'dass dienstag geht'],
  ])('are answered behind it: %s, %s', async (first, say, words) => {
    const { tools, input } = await converse('Pat', first, say);
    expect(tools).toContain('draft_message');
    expect(JSON.stringify(input)).toContain(words);
  });
});

describe('Offers in other languages', () => {
  it.each([
    ['muéstrame el Gale 34', 'ofrezco mi coche más 100 mil dólares'],
    ['montre-moi le Gale 34', 'je propose ma voiture plus 100 000 dollars'],
    ['zeig mir das Gale 34', 'ich biete mein auto plus 100.000 dollar'],
  ])('take things of the garage by their kind: %s, %s', async (first, say) => {
    const { tools, input } = await converse('Pat', first, say);
    expect(tools).toContain('draft_offer');
    expect(input).toMatchObject({ cash: 100_000 });
    expect(JSON.stringify(input)).toContain('vehicles');
  });

  it.each([
    ['muéstrame el Gale 34', 'ofrezco 200 mil dólares', 'súbelo a 210 mil'],
    ['montre-moi le Gale 34', 'je propose 200 000 dollars', 'montez à 210 000'],
    ['zeig mir das Gale 34', 'ich biete 200.000 dollar', 'erhöhe auf 210.000'],
  ])('are raised: %s, %s, %s', async (...says) => {
    expect((await converse('Pat', ...says)).input).toMatchObject({ cash: 210_000 });
  });
});

describe('Lists in other languages', () => {
  it.each([
    ['Motoryachten unter 2 Millionen', 'Liegt davon eins in Kalifornien?', 'in Kalifornien'],
    ['yachts à moteur jusqu’à 2 millions', 'y en a-t-il un en Floride ?', 'en Floride'],
  ])('are narrowed by a question: %s, %s', async (first, say, words) => {
    expect((await converse('Noa', first, say)).text).toContain(words);
  });
});

describe('Requests in other languages', () => {
  it.each([
    ['Pat', 'Qu’est-ce que j’ai dans mon garage ?', 'Gold Rolex ($24,000) et 1989 Porsche 911'],
    ['Pat', '¿Pido demasiado por mi barco?', 'Miro barcos comparables'],
    ['Pat', 'Verlange ich zu viel für mein Boot?', 'Ich sehe mir vergleichbare Boote an'],
    ['Fay', 'Wie oft wurden meine Boote angesehen?', 'Mal angesehen'],
    ['Noa', 'Wie weit ist das Gale 34 von Tampa entfernt?', 'Luftlinie von Tampa'],
    ['Noa', 'Wer würde Land für ein Boot nehmen?', 'Grundst'],
    ['Noa', 'Welche Boote habe ich mir gemerkt?', 'gespeichert'],
    ['Noa', 'quiero borrar mi cuenta, ¿cómo se hace?', 'Delete My Account'],
    ['Noa', 'ai-je un agent ?', 'Votre agent n’est pas déployé'],
  ] as const)('are understood: %s, %s', async (as, say, words) => {
    expect((await converse(as, say)).text).toContain(words);
  });

  it('ask for the sum of the garage behind it', async () => {
    expect((await converse('Pat', '¿Qué tengo en mi garaje?', '¿cuánto vale todo junto?')).text).toContain('$116,000');
  });
});
