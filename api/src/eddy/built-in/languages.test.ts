import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let eddy: Converse;
beforeAll(async () => {
  eddy = await eddyInMarket();
});

const ENGLISH = /\b(?:the|your|is|are|boats|agent (?:is|isn)|looking|listed|found|price)\b/i;

describe('answers in other languages', () => {
  it.each([
    ['¿Cuál es el barco más barato de Florida y cuál el más caro?', 'El precio más alto: el 2022 Marlowe Sovereign 78'],
    ['¿Cuánto vale mi barco?', 'He comparado 5 barcos'],
    ['¿Qué busca mi agente?', 'Lo que darías o aceptarías en un intercambio: de todo'],
    ['¿Tengo mensajes nuevos?', '1 mensaje sin leer'],
    ['¿Tengo intercambios en curso?', 'Aún no tienes intercambios'],
    ['¿quién cambiaría su barco por el mío?', 'El dueño añadiría unos'],
    ['Quel est le bateau le moins cher et le plus cher en Floride ?', 'Le prix le plus élevé'],
    ['Combien vaut mon bateau ?', 'J’ai comparé 5 bateaux'],
    ['Qu’est-ce que mon agent a trouvé ?', 'n’a encore rien trouvé'],
    ['ai-je une clôture en cours ?', 'aucun échange convenu'],
    ['Was ist das billigste und was das teuerste Boot in Florida?', 'Der höchste Preis: 2022 Marlowe Sovereign 78'],
    ['Was ist mein Boot wert?', 'Ich habe 5 Boote verglichen'],
    ['Wonach sucht mein Agent?', 'Dein Agent ist nicht unterwegs'],
    ['Habe ich neue Nachrichten?', '1 ungelesene Nachricht'],
    ['Wer würde sein Boot gegen meins tauschen?', 'Am besten passt'],
  ])('%s', async (message, part) => {
    const { text } = await eddy('Pat', message);
    expect(text).toContain(part);
    expect(text).not.toMatch(ENGLISH);
  });

  it.each([
    ['escribe a Dana que me interesa el Breeze 28', 'Hola Dana, sobre su 2019 Halcyon Breeze 28. Me interesa'],
    ['Demande à Luis s’il accepte une moto pour le Reef 26', 'Je voudrais savoir si vous acceptez une moto'],
    ['Schreib Dana, dass mich die Breeze 28 interessiert', 'dass mich die Breeze 28 interessiert.'],
    ['Frag Luis, ob er für die Reef 26 ein Motorrad nimmt', 'ob Sie für die Reef 26 ein Motorrad nehmen.'],
  ])('drafts in the language of the user: %s', async (message, part) => {
    const { tools, input } = await eddy('Pat', message);
    expect(tools).toEqual(['draft_message']);
    expect(input.text).toContain(part);
  });
});
