import { beforeAll, describe, expect, it } from 'vitest';
import { type Converse, eddyInMarket } from '../../testing/eddy-answers.ts';

let converse: Converse;

beforeAll(async () => {
  converse = await eddyInMarket();
});

describe('an exclusion of several things', () => {
  it.each([
    ['leave out whatever is in texas or under 80k', { minPrice: 80_000 }],
    ['no texas or anything over 100k', { maxPrice: 100_000 }],
    ['skip those built before 2018 or in texas', { minYear: 2018 }],
    ['nothing in texas or longer than 25 feet', { maxLength: 25 }],
    ['hide the diesels and everything above 100k', { maxPrice: 100_000 }],
    ['remove anything in texas, older than 2018 or over 100k', { maxPrice: 100_000, minYear: 2018 }],
  ])('turns each limit round: %s', async (say, input) => {
    const last = await converse('Noa', 'dual consoles', say);
    expect(last.input).toMatchObject(input);
    if (/texas/.test(say)) expect(last.text).toContain('not in Texas');
  });

  it('turns a limit of hours round', async () =>
    expect((await converse('Noa', 'dual consoles', 'but none in texas or with more than 900 hours')).text).toContain(
      'with up to 900 engine hours, but not in Texas',
    ));

  it.each([
    ['dual consoles not in texas, under 100k', { maxPrice: 100_000 }],
    ['dual consoles no more than 10 years old and under 100k', { maxPrice: 100_000 }],
  ])('ends before a wish: %s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));

  it.each(['bowriders, nichts in Texas oder über 40000', 'bowriders, nada en Texas o de más de 40000'])(
    'turns each limit round in other languages: %s',
    async (say) => expect((await converse('Noa', say)).input).toMatchObject({ maxPrice: 40_000 }),
  );
});

describe('a rank among motor yachts', () => {
  it('tells nothing of their engines', async () =>
    expect((await converse('Noa', 'the second cheapest motor yacht')).text).not.toContain('engine'));
});

describe('a measure belongs to the noun beside it', () => {
  it.each([
    ['longer than 25 ft but beam below 11 ft', { minLength: 25.1, maxBeam: 11 }],
    ['boats over 25 feet long with less than 11 feet of beam', { minLength: 25.1, maxBeam: 11 }],
    ['11 ft max beam and over 25 ft', { minLength: 25.1, maxBeam: 11 }],
    ['beam under 11, length over 25', { minLength: 25.1, maxBeam: 11 }],
    ['over 25 foot with a beam of at most 11', { minLength: 25.1, maxBeam: 11 }],
    ['más de 25 pies pero manga menor de 11 pies', { minLength: 25.1, maxBeam: 11 }],
  ])('%s', async (say, input) => expect((await converse('Noa', say)).input).toMatchObject(input));
});

describe('one of the boats shown, with a question about it', () => {
  it.each([
    ['the second priciest, who owns it?', '2020 Trident Duet 24', 'Hank'],
    ['next to newest, where is it', '2020 Trident Duet 24', 'Naples'],
    ['how long is the third longest', '2014 Gannet Twin 22', '22 ft'],
    ['the 2nd cheapest - what does the owner take?', '2020 Trident Duet 24', 'Bitcoin'],
    ['the one from 2014, how long is it?', '2014 Gannet Twin 22', '22 ft'],
  ])('answers “%s”', async (say, title, fact) => {
    const { text } = await converse('Noa', 'dual consoles', say);
    expect(text).toContain(title);
    expect(text).toContain(fact);
  });

  it('tells the facts of a rank in a list that goes on', async () => {
    const { text } = await converse('Noa', 'boats in florida', 'the second cheapest, how many hours?');
    expect(text).toMatch(/^That would be the .* engine hours\.$/);
  });

  it('holds a thing of the user’s against the price of the boat asked about', async () => {
    const talk = ['compare the Duet 24 and the Twin 22', 'the older one, would its owner take my porsche?'] as const;
    expect((await converse('Pat', ...talk)).text).toContain('2014 Gannet Twin 22');
    const { text } = await converse('Pat', ...talk, 'would that suffice?');
    expect(text).toContain('1989 Porsche 911 ($92,000)');
    expect(text).toContain('$38,000');
  });

  it.each(['the Duet 24 or the Twin 22, which is older?', 'Duet 24 vs Twin 22: which one’s cheaper'])(
    'gives one verdict and knows it as “that one”: %s',
    async (say) => {
      const { text } = await converse('Noa', say);
      expect(text.match(/That would be/g)).toHaveLength(1);
      expect((await converse('Noa', say, 'ok show me that one')).text).toContain('The 2014 Gannet Twin 22 is listed');
    },
  );
});

describe('the figure told last beside that of another boat', () => {
  it.each([
    ['how much per foot is the Duet 27?', 'more or less than the 24?', /\$4,889 per foot.*\$3,083 per foot/],
    ['how long is the Duet 27?', 'longer than the 24?', /^Yes\. That would be the 2022 Trident Duet 27/],
    ['how many hours on the Duet 27?', 'is that more than the Twin 22?', /^No\. That would be the 2014 Gannet Twin 22/],
    ['how long is the Marlin 38?', 'and the 45, is it less?', /^No\. That would be the 2014 Silverfin Marlin 38/],
  ])('%s %s', async (first, say, words) => expect((await converse('Noa', first, say)).text).toMatch(words));

  it('leaves a limit a limit', async () =>
    expect((await converse('Noa', 'how long is the Duet 27?', 'longer than 30 feet')).text).not.toContain('Duet 27'));
});

describe('a correction of one’s own boat', () => {
  it.each(['oops, the ketch that is', 'i meant the corsair', 'the corsair, my mistake', 'sorry, my corsair'])(
    'repeats the question: %s',
    async (say) =>
      expect((await converse('Fay', 'how do i pause my larkwell', say)).text).toContain(
        'choose Pause for your 2015 Corsair Ketch 41',
      ),
  );
});

describe('the unit that was asked for', () => {
  it.each([
    ['Verzeihung, wie lang ist die Duet 27 in Metern?', 'Es ist 27 Fuß lang. 27 Fuß sind etwa 8.23 m.'],
    ['Disculpe señor, ¿qué eslora tiene el Duet 27 en metros?', 'Mide 27 pies. 27 pies son unos 8.23 m.'],
    ['Pardon monsieur, combien mesure le Duet 27 en mètres ?', 'Il mesure 27 pieds. 27 pieds font environ 8.23 m.'],
  ])('%s', async (say, words) => expect((await converse('Noa', say)).text).toBe(words));

  it('says that prices are in dollars', async () =>
    expect((await converse('Noa', 'how much is the Duet 27 in euros?')).text).toContain('I know no exchange rates'));
});

describe('words in passing', () => {
  it.each([
    'We feel too old for computers. How can we be sure the seller hands over the yacht?',
    'what happens if I wire the money and he vanishes',
    'who makes sure that I get the boat once I have paid',
    'what stops the owner from keeping my cash?',
    'in what way am I protected',
    'wie bin ich abgesichert?',
    '¿cómo estoy protegido?',
    'comment suis-je protégé ?',
  ])('tells how a buyer is protected: %s', async (say) => {
    const { text, tools } = await converse('Noa', say);
    expect(text).toMatch(/closing through the brokerage|Abschluss über den Makler|cierre por la|clôture avec le/);
    expect(tools).toEqual([]);
  });

  it.each([
    ['my son gets carsick, so nothing under 30 feet', { minLength: 30 }],
    ['our kids hate the cold, boats in florida under 90k', { maxPrice: 90_000 }],
    ['my sister is slow and picky, bowriders under 40k', { maxPrice: 40_000 }],
    ['i used to race, so only over 40 mph', { minMaxSpeed: 41 }],
  ])('searches without a remark on the reason: %s', async (say, input) => {
    const last = await converse('Noa', say);
    expect(last.input).toMatchObject(input);
    expect(last.text).not.toContain('didn’t use');
  });

  it('names the limit within a reason', async () =>
    expect((await converse('Noa', 'my son hates diesel, boats under 90k')).text).toContain('not with diesel'));
});

describe('words of a search that mean other things elsewhere', () => {
  it.each([
    ['we are a couple with three kids looking for a dual console that costs at most 120k', 'Dual Console', 120_000],
    ['not too old: dual consoles from 2016 on, under 90k', 'Dual Console', 90_000],
  ])('are of the search: %s', async (say, type, maxPrice) =>
    expect((await converse('Noa', say)).input).toMatchObject({ type, maxPrice }),
  );

  it('finds trades “in terms of” offers', async () =>
    expect((await converse('Pat', 'whats waiting for me in terms of offers')).text).not.toContain('Terms of Service'));

  it('lists the boats of the next owner', async () =>
    expect((await converse('Pat', 'what has Dana got listed', 'and Hank?')).text).toMatch(
      /^Hank has \d+ boats? listed/,
    ));
});
