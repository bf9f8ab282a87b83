import type { Turn } from '../format.ts';
import { any, type Category, lines, others, ownBoats, type Scene, type Slot, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import { type KnownBoat, select } from '../oracle.ts';
import { nameOf } from './entities.ts';

/** A first search that leaves few boats, so that cards are known. */
function narrow(scene: Scene, least: number, most: number): Turn | undefined {
  const asked = say(
    scene,
    lines`
    {types} {instate}
    show me {types} {instate}
    (any|got any) {types} {instate}?
    {types} {intown}
    {makes} {instate}
    I'm looking for {type} {instate}
    boats {intown}
    {makes} {max}
    {types} {range}
  `,
    SLOTS,
  );
  const found = select(scene.market.boats, scene.where, scene.viewer);
  if (found.length < least || found.length > most) return undefined;
  return { say: asked, expect: { boats: { where: { ...scene.where }, loose: { ...scene.loose } } } };
}

const found = (scene: Scene): KnownBoat[] => select(others(scene), scene.where, scene.viewer);

const single = (scene: Scene): Turn => ({
  say: say(
    scene,
    lines`
    tell me about the {name}
    show me the {name}
    {name}
    what about the {name}?
    details on the {name} please
  `,
    { name: (it) => nameOf(it) },
  ),
  expect: { shows: [scene.target.title] },
});

const cheaperOne: Category = {
  name: 'the cheaper, newer or longer one',
  make(scene) {
    const first = narrow(scene, 2, 5);
    if (!first) return undefined;
    const boats = found(scene);
    if (boats.length < 2) return undefined;
    const [order, words] = any(scene, [
      [
        'price',
        [
          'the cheaper one',
          'the cheapest of those',
          'tell me about the cheapest one',
          'more on the least expensive',
          'which is cheapest?',
        ],
      ],
      ['-price', ['the most expensive one', 'tell me about the priciest', 'and the most expensive of these?']],
      [
        '-year',
        ['the newest one', 'which one is the newest?', 'tell me more about the newest model', 'the most recent one'],
      ],
      ['-length', ['the longest one', 'which is the biggest?', 'tell me about the longest of them', 'the largest']],
      ['hours', ['the one with the fewest hours', 'which has the lowest hours?']],
    ] as const);
    const field = order.replace('-', '') as 'price';
    const ranked = boats.toSorted((a, b) => (order.startsWith('-') ? b[field] - a[field] : a[field] - b[field]));
    if (!ranked[0] || ranked[0][field] === ranked[1]?.[field]) return undefined;
    return [first, { say: any(scene, words), expect: { shows: [ranked[0].title] } }];
  },
};

const ORDINALS = [
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['last', -1],
] as const;

const nthOne: Category = {
  name: 'the second one',
  make(scene) {
    const first = narrow(scene, 3, 5);
    if (!first || found(scene).length < 3) return undefined;
    const [ordinal, card] = any(scene, ORDINALS);
    const asked = say(
      scene,
      lines`
        tell me more about the {nth} one
        the {nth} one
        {nth} one please
        what about the {nth}?
        I like the {nth} one
        details on the {nth}
        show me the {nth} one again
        the {nth} looks good, more info
        and the {nth} one, what's that like
        go with the {nth}, tell me everything
        number {digit} please
        open the {nth} result
        hm, the {nth} boat in that list
      `,
      { nth: () => ordinal, digit: () => (card > 0 ? String(card) : `${ordinal} one`) },
    );
    const never = ['/which (boat|one)/', '/did.?n.t (get|understand)/'];
    return [
      first,
      {
        say: asked,
        expect: { card, boats: { where: { ...scene.where }, loose: { ...scene.loose }, atLeast: 1 }, never },
      },
    ];
  },
};

const FOLLOW_UPS = {
  hours: ['how many hours on her?', 'and how many hours on it', 'engine hours?', 'and the hours', 'how many hours'],
  price: ['how much is it?', 'and the price?', 'what do they want for it', "what's she cost"],
  location: ['where is it?', 'where is she lying', 'which city is that in?', 'and where is she?'],
  owner: ['who owns it?', "who's the owner", 'whose is it', 'who is selling her?'],
  length: ['how long is it', 'how long is she?', 'what length is that one'],
  year: ['how old is it?', 'what year is she', 'when was she built'],
  fuel: ['gas or diesel?', 'is it diesel', 'what fuel does she use'],
  engine: ['what engines does it have', 'how is she powered?', 'and the engine?'],
  capacity: ['how many people can she take?', 'how many fit on it'],
  speed: ['how fast is she?', 'top speed?'],
  condition: ['what shape is she in?', 'and the condition', 'what condition is it in?'],
} as const;

const followUp: Category = {
  name: 'questions about the boat just shown',
  make(scene) {
    const fields = Object.keys(FOLLOW_UPS) as (keyof typeof FOLLOW_UPS)[];
    const ask = (): Turn => {
      const field = any(scene, fields);
      return { say: any(scene, FOLLOW_UPS[field]), expect: { fact: { boat: scene.target.title, field } } };
    };
    return [single(scene), ask(), ...(scene.chance.next() < 0.5 ? [ask()] : [])];
  },
};

const compareThem: Category = {
  name: 'comparing the boats just shown',
  make(scene) {
    const first = narrow(scene, 2, 2);
    if (!first || found(scene).length < 2) return undefined;
    const asked = any(scene, [
      'compare them',
      'compare those two',
      'compare the two',
      'side by side please',
      'which one is better?',
      'how do they compare?',
      'put them next to each other',
      "what's the difference between them",
    ]);
    return [first, { say: asked, expect: { table: found(scene).map(({ title }) => title) } }];
  },
};

const distance: Category = {
  name: 'how far it is',
  make(scene) {
    const place = any(scene, ['Tampa', 'Boston', 'Seattle', 'Galveston', 'New York', '33139', 'Charleston']);
    const asked = any(scene, [
      `how far is that from ${place}?`,
      `how far from ${place} is it`,
      `distance to ${place}?`,
      `is that far from ${place}`,
      `how many miles is she from ${place}`,
    ]);
    return [
      single(scene),
      {
        say: asked,
        expect: { says: [['/mile/', '/same state/', '/don.t know (exactly )?how far/']], never: ['/found/'] },
      },
    ];
  },
};

const nothingMeant: Category = {
  name: 'a reference to nothing',
  make: (scene) => [
    {
      say: say(
        scene,
        lines`
        how old is it?
        the second one
        tell me more about that one
        is she still available
        compare them
        the cheaper one
        how many hours on her
        who owns it?
        offer 80k for it
        message the owner
        where is that one
        what about the third
      `,
        SLOTS,
      ),
      expect: { answer: 'asks', cards: 'none', proposal: 'none' },
    },
  ],
};

const pages: Category = {
  name: 'more of the same',
  make(scene) {
    const first: Turn = {
      say: say(
        scene,
        lines`
      {types}
      show me {types}
      what {types} do you have?
    `,
        SLOTS,
      ),
      expect: { boats: { where: { ...scene.where } } },
    };
    if (found(scene).length < 9) return undefined;
    return [
      first,
      {
        say: any(scene, [
          'more',
          'show me more',
          'next',
          'any others?',
          'what else',
          'keep going',
          'more please',
          'the rest?',
        ]),
        expect: { boats: { where: { ...scene.where }, atLeast: 1 } },
      },
    ];
  },
};

export const OWNED: Record<string, Slot> = {
  ...SLOTS,
  name: (scene) => nameOf(scene),
  mymake: (scene) => any(scene, [ownBoats(scene)[0]?.make ?? '', (ownBoats(scene)[0]?.make ?? '').toLowerCase()]),
};

export const DIALOGUE: readonly Category[] = [cheaperOne, nthOne, followUp, compareThem, distance, nothingMeant, pages];
