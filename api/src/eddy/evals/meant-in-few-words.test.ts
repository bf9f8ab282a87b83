import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('a boat that a few words mean', () => {
  it.each([
    [['which yacht costs the most', 'whoa nice! so how wide is it'], 'Marlowe Sovereign 78'],
    [['tell me about the Gale 34', 'lol, and who owns it'], 'The owner is Dana'],
    [['how much is the Osprey'], 'Which boat do you mean?'],
    [['how far is the Gale 34 from Orlando', 'tell me about the Breeze 28', 'how far is it from there'], 'Orlando'],
  ])('%j', async (turns, says) => expect((await converse('Noa', ...turns)).text).toContain(says));

  it('of a kind has an average', async () =>
    expect((await converse('Noa', 'how much are ospreys on average')).text).toContain('$78,750'));

  it('of several is asked for before an offer', async () =>
    expect((await converse('Noa', 'save the Reef 24', 'bid 80 for the osprey')).text).toContain('Which boat'));
});

describe('a message without a name', () => {
  it('goes to the owner of the only boat that its words name', async () =>
    expect(await converse('Noa', 'ask him whether he might swap the Shoal 27 for a truck')).toMatchObject({
      tools: ['draft_message'],
      boat: 'Pelican Shoal 27',
    }));

  it.each(['give him 15 more', 'send them another 30'])('is no order to pay: %s', async (say) =>
    expect((await converse('Noa', say)).text).toMatch(/Which owner|didn’t get that/),
  );
});

describe('own boats left out', () => {
  it.each([
    'who takes a boat in trade? mine is excluded of course',
    'center consoles in Florida, not including mine',
    'comps for a buyer: center consoles in Florida, without counting my own',
  ])('%s', async (say) => expect((await converse('Fay', say)).input).toMatchObject({ notMine: true }));
});

describe('boats within reach of one’s own with cash', () => {
  it.each([
    ['Pat', 'my tern and 30k, what might i get with that? no motor yachts', '$215,000'],
    ['Pat', 'what can i get for my tern plus about twenty grand', '$205,000'],
  ])('%s: %s', async (who, say, says) => expect((await converse(who as 'Pat', say)).text).toContain(says));
});

describe('help for new members', () => {
  it('begins with what they ask', async () =>
    expect((await converse('Noa', 'hello, i only just joined. how does trading work')).text).toMatch(/^Owners list/));

  it.each([
    'we need a better pasword. how do we set that',
    'i would like to choose a stronger password, where do i do that',
  ])('%s', async (say) => expect((await converse('Noa', say)).text).toContain('Change Password'));
});

describe('own boats in other languages', () => {
  it.each([
    ['Affiche mes annonces stp', 'Vous avez 2 annonces'],
    ['Muéstrame mis anuncios, por favor', 'Tienes 2 anuncios'],
    ['Zeigen Sie mir bitte alle meine Anzeigen', 'Du hast 2 Anzeigen'],
  ])('%s', async (say, says) => expect((await converse('Fay', say)).text).toContain(says));
});

describe('the prices of two boats', () => {
  it.each([
    'how much more is the Gale 34 than the Breeze 28',
    'by how much does the Gale 34 cost more than the Breeze 28',
  ])('%s', async (say) => expect((await converse('Noa', say)).text).toContain('$146,000'));
});
