import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../../../testing/eddy-answers.ts';

describe('Eddy, asked whether own things are worth a boat', () => {
  let converse: Converse;

  beforeAll(async () => {
    converse = await eddyInMarket();
  });

  it.each([
    ['is my boat plus 30k enough for the Soirée 36?', '$215,000 in all', 'add $13,000'],
    ['wud my tern n 15 grand b enuf 4 the soiree 36', '$200,000 in all', 'add $28,000'],
    ['how much would i have to chip in for the Gale 34 if i traded mine', 'asks $265,000', 'add $80,000'],
    ['could we afford the Marlin 38 if we sold our boat', 'asks $315,000', 'add $130,000'],
    ['what would I get back if I swap my Tern for the Reef 24?', 'asks $68,000', '$117,000 would come back'],
    ['if I trade my Rolex and 60k for the Reef 26, how much short am I', '$84,000 in all', 'add $5,500'],
    ['my boat still has a 40k loan on it, is it enough for the Gale 34', '$145,000 in all', 'add $120,000'],
    ['would 200k be enough for the Gale 34 if I keep my boat', 'You would give $200,000 in cash', 'add $65,000'],
  ])('computes who would pay how much: %s', async (message, first, second) => {
    const { text, tools, shows } = await converse('Pat', message);
    expect(tools.at(-1)).toBe('offer_balance');
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text).toContain('estimate');
    expect(shows).not.toContain('data-proposal');
  });

  it('compares each boat of somebody who has several and names none', async () => {
    const { text } = await converse('Fay', 'could I afford the Marlin 38 if I sell my boat');
    expect(text).toContain('Corsair Ketch 41 ($330,000)');
    expect(text).toContain('$15,000 would come back');
    expect(text).toContain('Larkwell Plover 26 ($92,000)');
    expect(text).toContain('add $223,000');
  });

  it('adds up all boats that are given together', async () => {
    const { text } = await converse('Fay', 'how much would i owe for the Marlin 45 if i gave them both boats');
    expect(text).toContain('$422,000 in all');
    expect(text).toContain('add $198,000');
  });

  it('compares again with more cash, another boat and less', async () => {
    const asked = ['is my boat enough for the Gale 34?', 'and with 50k more?', 'and another 40k'];
    expect((await converse('Pat', ...asked)).text).toContain('$275,000 in all');
    expect((await converse('Pat', ...asked, 'what about the Marlin 38')).text).toContain('add $40,000');
    const { text } = await converse('Pat', ...asked, 'what about the Marlin 38', 'without the cash');
    expect(text).toContain('add $130,000');
    expect(text).not.toContain('I didn’t use');
  });

  it.each([
    ['¿alcanza mi barco y 50 mil para el Gale 34?', 'tendrías que añadir $30,000'],
    ['reicht mein Boot plus 50000 für das Gale 34?', 'Du müsstest $30,000 drauflegen'],
    ['combien faudrait-il ajouter à mon bateau pour le Gale 34 ?', 'il faudrait ajouter $80,000'],
  ])('answers in the language of the question: %s', async (message, words) => {
    expect((await converse('Pat', message)).text).toContain(words);
  });

  it('needs a boat of one’s own to compare', async () => {
    expect((await converse('Noa', 'could I afford the Reef 24 if I sell my boat')).text).toContain('active listing');
  });

  it('takes room for people for no offer', async () => {
    const { shows, text } = await converse('Pat', 'is there enough room for 6 on the Breeze 28');
    expect(shows).not.toContain('data-proposal');
    expect(text).not.toContain('What would you like to offer');
  });
});
