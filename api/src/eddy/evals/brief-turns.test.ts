import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a few words about the last answer', () => {
  it('names the service that brings a boat', async () => {
    const { text } = await converse('Noa', 'tell me about the gale 34', 'and to get it shipped?');
    expect(text).toContain('Boat Transport');
  });

  it('tells the steps of a closing, not the fee again', async () => {
    const { text } = await converse('Noa', 'how does closing work', 'ok and after that');
    expect(text).toContain('goes through these steps');
  });

  it('gives no reason that it does not know, and still answers', async () => {
    const { text } = await converse('Noa', 'what are the fees', 'why');
    expect(text).toContain('I don’t know more about the reason');
  });

  it('keeps contact details private when asked why', async () => {
    const { text } = await converse('Noa', 'give me the phone number of the owner of the gale 34', 'why not');
    expect(text).toContain('Contact details belong to their owners');
  });

  it.each([
    ['cuanto cuesta el gale 34', 'y por pie', 'por pie'],
    ['combien coute le gale 34', 'et par pied', 'par pied'],
    ['was kostet die gale 34', 'und pro fuss', 'pro Fuß'],
  ])('stays in the language: %s, %s', async (asked, then, words) => {
    expect((await converse('Noa', asked, then)).text).toContain(words);
  });
});
