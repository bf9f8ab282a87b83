import { any, type Category, lines, ownBoats, type Scene, type Slot, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';

export const OWN: Record<string, Slot> = {
  ...SLOTS,
  mymake: (scene) => any(scene, [ownBoats(scene)[0]?.make ?? '', (ownBoats(scene)[0]?.make ?? '').toLowerCase()]),
};

const titles = (scene: Scene) => ownBoats(scene).map(({ title }) => title);

export const MINE: readonly Category[] = [
  {
    name: 'own boats',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (show|list|show me|pull up) my (boat|boats|listing|listings)
            what boats do I have (listed|on here|)?
            my listings
            my boat
            which boats of mine are up?
            what am I (selling|offering|listing) right now
            do I have anything listed
            is my boat still online?
            is my {mymake} still listed
            (tell me about|show me|what about) my {mymake}
            what does my {mymake} look like on the site
            the boat I posted, show it
            how's my listing doing
            where can I see the boat I listed? just show me
          `,
          OWN,
        ),
        expect: { shows: titles(scene) },
      },
    ],
  },
  {
    name: 'own boats, none',
    as: 'fresh',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (show|list|show me) my (boats|listings)
            what boats do I have listed?
            what's my boat worth
            who would trade with me?
            what could I get for my boat
            how many views does my boat have
            is my boat priced right?
            my listings please
            which of my boats is newest
          `,
          OWN,
        ),
        expect: { cards: 'none', answer: ['nothing found', 'declines', 'asks'], says: [['/list/', '/boat/']] },
      },
    ],
  },
  {
    name: 'views of the own boat',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            how many views does my (boat|listing|{mymake}) have
            how many people looked at my {mymake}?
            views on my listing?
            is anyone looking at my boat? how many views
            has my {mymake} been seen much, number of views please
          `,
          OWN,
        ),
        expect: { fact: { boat: titles(scene)[0] ?? '', field: 'views' } },
      },
    ],
  },
  {
    name: 'worth of the own boat',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (what's|whats|what is) my (boat|{mymake}) worth?
            how much is my {mymake} worth
            what could I ask for my {mymake}
            (am I|is my boat) priced (right|too high|fairly)?
            is my asking price fair
            should I lower the price of my {mymake}?
            market value of my boat
            what would my {mymake} fetch these days
            give me a valuation of my boat please
            how does the price of my boat compare to similar ones
            could I ask more for my {mymake}?
            price advice for my boat
          `,
          OWN,
        ),
        expect: { shows: titles(scene), says: [['/\\$[\\d,]+/', '/comparable/', '/similar/']] },
      },
    ],
  },
  {
    name: 'which of my boats',
    as: 'duo',
    make(scene) {
      const [first, second] = ownBoats(scene);
      if (!first || !second || first.make === second.make) return undefined;
      const chosen = any(scene, [first, second]);
      const other = chosen === first ? second : first;
      const answer = any(scene, [
        `the ${chosen.make}`,
        chosen.make.toLowerCase(),
        `the ${chosen.make.toLowerCase()} please`,
        `my ${chosen.make}`,
        chosen.title,
        `the ${chosen.price < other.price ? 'cheaper' : 'more expensive'} one`,
        `the ${chosen === first ? 'first' : 'second'} one`,
      ]);
      const byPosition = answer.includes('first') || answer.includes('second');
      return [
        {
          say: say(
            scene,
            lines`
            what's my boat worth?
            how much is my boat worth
            who would trade with me
            what could I get for my boat?
            is my boat priced right
            find trades for my boat
          `,
            OWN,
          ),
          expect: { answer: 'asks', shows: [first.title, second.title] },
        },
        {
          say: answer,
          expect: byPosition
            ? { says: [['/\\$/']] }
            : { shows: [chosen.title], never: ['/did.?n.t (get|understand)/'] },
        },
      ];
    },
  },
  {
    name: 'saved boats',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (show|list|show me|open) my (saved|favorite) boats
            my favorites
            my saved boats
            what did I save?
            which boats have I saved
            (show me|what are) the boats I (saved|liked|bookmarked|hearted)
            boats on my watchlist
            pull up my saved ones
            where are the boats I bookmarked? show them
            my faves pls
            what's in my favorites
            I saved some boats last week, show me those
          `,
          SLOTS,
        ),
        expect: { boats: { where: { saved: true } } },
      },
    ],
  },
  {
    name: 'saved boats, narrowed down',
    make(scene) {
      const saved = scene.market.boats.filter(({ id }) => scene.viewer.saved.has(id));
      const order = any(scene, ['price', '-price', '-length', '-year']);
      const templates = {
        price: lines`
          which of my saved boats is the cheapest?
          the cheapest of my favorites
          cheapest saved boat
        `,
        '-price': lines`
          which of my saved boats costs the most?
          the most expensive of my favorites
        `,
        '-length': lines`
          which of my saved boats is the longest
          the biggest of my favorites by length
        `,
        '-year': lines`
          the newest of my saved boats by model year
          which of my favorites has the latest model year?
        `,
      }[order];
      const field = order.replace('-', '') as 'price';
      const best = saved.toSorted((a, b) => (order.startsWith('-') ? b[field] - a[field] : a[field] - b[field]))[0];
      return best && [{ say: say(scene, templates ?? [], SLOTS), expect: { shows: [best.title] } }];
    },
  },
  {
    name: 'saved boats, none',
    as: 'fresh',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
          (show|list) my (saved|favorite) boats
          my favorites
          what did I save?
          the boats I bookmarked
          my saved boats please
        `,
          SLOTS,
        ),
        expect: { cards: 'none', answer: 'nothing found', never: ['/called/', '/matching/'] },
      },
    ],
  },
];
