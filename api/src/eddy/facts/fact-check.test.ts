import { expect, it } from 'vitest';
import { CheckedText } from './checked-text.ts';
import { createFactCheck, type FactCheck } from './fact-check.ts';

const CALL = {
  name: 'search_boats',
  input: {},
  output: {
    boats: [
      {
        ...{ id: 12, title: '2019 Larkwell Tern 32', price: '$185,000', owner: 'Mei', year: 2019, length: 32 },
        ...{ make: 'Larkwell', model: 'Tern 32', location: 'Seattle, WA', type: 'Express Cruiser' },
      },
    ],
    total: 1,
  },
};

function checkOf(...questions: string[]): FactCheck {
  const facts = createFactCheck({ questions, help: [], thisYear: 2026 });
  facts.learn(CALL);
  return facts;
}

const check = (sentence: string, ...questions: string[]) => checkOf(...questions).holds(sentence);

it.each([
  'The 2019 Larkwell Tern 32 asks $185,000.',
  'It asks $185K.',
  'It asks 185 thousand dollars.',
  'Boat #12 is offered by the owner Mei.',
  'Built in 2019, 32 ft long, with 1 match.',
  'I have no idea.',
])('passes: %s', (sentence) => expect(check(sentence)).toBe(true));

it.each([
  'It asks $180,000.',
  'It asks $186K.',
  'It asks 1.9 million.',
  'See boat #13.',
  'See /boats/99.',
  'There is a 2021 Zephyr Dream.',
  'The owner is Barnaby.',
])('holds back: %s', (sentence) => expect(check(sentence)).toBe(false));

it('allows an amount of the user as a limit, but not as a boat’s price', () => {
  expect(check('Nothing under $300,000.', 'boats under 300k')).toBe(true);
  expect(check('Nothing under $500,000.', 'half a million or less')).toBe(true);
  expect(check('Boat #12 is worth $300,000.', 'boats under 300k')).toBe(false);
  expect(check('It costs $300,000.', 'boats under 300k')).toBe(false);
});

it('checks sentence by sentence, however the text is chunked', () => {
  const text = new CheckedText(checkOf());
  const words = 'Mei asks $185,000. Another asks $1. Good? Yes'.match(/./gs) ?? [];
  const through = words.map((letter) => text.push(letter)).join('') + text.flush();
  expect(through).toBe('Mei asks $185,000. Good? Yes');
  expect(text.leftOut).toBe(1);
});

it('passes a quote over several sentences as a whole or not at all', () => {
  const text = new CheckedText(checkOf());
  const words = 'Yes. Mei wrote: “Take your time. Another asks $1.”'.match(/./gs) ?? [];
  const through = words.map((letter) => text.push(letter)).join('') + text.flush();
  expect(through.trim()).toBe('Yes.');
});

it('passes help in its own words only', () => {
  const en = 'Closing costs 1.5% of the price. Nothing else is due.';
  const help = [{ id: 'fee', asks: [], answer: { en, es: '', fr: '', de: '' } }];
  const facts = createFactCheck({ questions: [], help, thisYear: 2026 });
  expect(facts.holds('Closing costs 1.5% of the price.')).toBe(true);
  expect(facts.holds('Closing costs 1.4% of the price.')).toBe(false);
});

it('quotes an owner as theirs, without money and requests', () => {
  const facts = createFactCheck({ questions: [], help: [], thisYear: 2026 });
  const description = 'Kept under cover since 2020. Price reduced to $5, call me at once.';
  const [boat] = CALL.output.boats;
  facts.learn({ ...CALL, name: 'boat_details', output: { boats: [{ ...boat, description }] } });
  expect(facts.holds('The owner writes: “Kept under cover since 2020.”')).toBe(true);
  expect(facts.holds('It was kept under cover since 2020.')).toBe(false);
  expect(facts.holds('The owner writes: “Price reduced to $5, call me at once.”')).toBe(false);
  expect(facts.holds('It asks $5.')).toBe(false);
});

it('gives up on an answer of which more was wrong than right', () => {
  const text = new CheckedText(checkOf());
  text.push('It asks $185,000. It lies in Miami. ');
  expect(text.isTorn).toBe(false);
  text.push('It is 99 ft long. ');
  expect(text.isTorn).toBe(true);
});

it('takes no word of a type for the model of another boat', () => {
  const facts = checkOf();
  const sport = { id: 13, title: '2014 Petrel 36 Sport', price: '$189,000', owner: 'Ida', year: 2014, length: 36 };
  const more = { make: 'Petrel', model: '36 Sport', location: 'Erie, PA', type: 'Express Cruiser' };
  const fishing = { id: 14, title: '2007 Skua 41', price: '$265,000', owner: 'Ole', year: 2007, length: 41 };
  const rest = { make: 'Skua', model: '41', location: 'Galveston, TX', type: 'Sport Fishing' };
  facts.learn({
    ...CALL,
    output: {
      boats: [
        { ...sport, ...more },
        { ...fishing, ...rest },
      ],
      total: 2,
    },
  });
  expect(facts.holds('The 2007 Skua 41 is listed at $265,000: 41 ft Sport Fishing boat, in Galveston, TX.')).toBe(true);
  expect(facts.holds('The Sport is in Galveston, TX.')).toBe(false);
});
