import { displayMoney, dollars } from '@tradewind/domain/money';
import { any, type Category, lines, ownBoats, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import { OWN } from './mine.ts';

const money = (value: number) => displayMoney(dollars(Math.round(value)));

const TRADES = {
  sent: lines`
    what (have I|did I) offer so far
    has anyone answered the offer I made
    the offers I sent, where are they at?
    what happened to my offer
    am I still waiting on anybody for an answer to my bid
    which boats did I bid on
    did they reply to my offer yet
  `,
  received: lines`
    any offers on my boat?
    do I have to answer anyone's offer?
    did anybody make me an offer
    who wants to buy my boat, any bids
    what have people offered me for mine
    is somebody waiting for my answer on an offer?
    offers I received please
  `,
  all: lines`
    what offers do I have?
    (show|list) my (offers|trades|deals)
    my open trades
    where do my trades stand
    status of my offers
    what's pending for me in terms of trades
    which deals are open right now
    all my trades, incoming and outgoing
    give me an overview of my deals
  `,
};

export const DEALINGS: readonly Category[] = [
  {
    name: 'trades under way',
    make(scene) {
      const [sent, received] = scene.world.offers;
      const [kind, boat] = any(scene, [
        ['sent', sent?.boat],
        ['received', received?.boat],
        ['all', sent?.boat],
      ] as const);
      const says = [['/offer/', '/trade/', '/wait/']];
      return [{ say: say(scene, TRADES[kind], SLOTS), expect: { shows: [boat ?? ''], says } }];
    },
  },
  {
    name: 'trades, none',
    as: 'fresh',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
          what offers do I have?
          my open trades
          (show|list) my (offers|trades|deals)
          did anybody make me an offer
          what have I agreed so far
        `,
          SLOTS,
        ),
        expect: { cards: 'none', answer: 'nothing found' },
      },
    ],
  },
  {
    name: 'finds of the agent',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (has|did) my agent (found|find) anything?
            what did my agent find
            my matches
            show me my matches
            any matches (for me|)?
            what has the agent come up with
            anything new from my agent
            (list|show) the matches my agent found
          `,
          SLOTS,
        ),
        expect: { shows: scene.world.matches.map(({ boat }) => boat) },
      },
    ],
  },
  {
    name: 'conversations',
    make(scene) {
      const [talk] = scene.world.talks;
      const [, , , ordered] = scene.world.talks;
      const slots = { ...SLOTS, person: () => any(scene, [talk?.to ?? '', (talk?.to ?? '').toLowerCase()]) };
      const asked = say(
        scene,
        lines`
          what did {person} (say|write|answer)?
          (any|do I have any) (news|messages|word) from {person}?
          did {person} (reply|answer|get back to me)
          show me my (messages|conversations) with {person}
          what's the latest from {person}
          has {person} written back
          summarize what {person} told me
          read me {person}'s last message
        `,
        slots,
      );
      return (
        ordered && [
          {
            say: asked,
            expect: {
              shows: [talk?.to ?? ''],
              says: [['Tuesday', 'soles', talk?.about ?? '', '/unread|new message/']],
            },
          },
        ]
      );
    },
  },
  {
    name: 'inbox',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (any|do I have|got any) (new|unread) messages?
            my inbox
            who wrote to me
            (show|list|summarize) my (conversations|messages)
            any unread mail in here
            did anyone write me
            what's new in my messages
            who am I talking to at the moment
          `,
          SLOTS,
        ),
        expect: { shows: [scene.world.talks[1]?.from ?? '', scene.world.talks[3]?.from ?? ''] },
      },
    ],
  },
  {
    name: 'boats for the own boat and money',
    make(scene) {
      const extra = any(scene, [10_000, 25_000, 50_000, 80_000]);
      const slots = {
        ...OWN,
        extra: () =>
          any(scene, [
            `${extra / 1_000}k`,
            `$${extra / 1_000}k`,
            `$${extra.toLocaleString('en-US')}`,
            `${extra / 1_000} grand`,
          ]),
      };
      const asked = say(
        scene,
        lines`
          what could I get for my boat plus {extra}?
          who would take my {mymake} and {extra} in cash
          find me a trade: my {mymake} plus {extra}
          what's possible with my boat and {extra} on top
          my {mymake} + {extra}, what can I trade up to?
          if I throw in {extra} with my {mymake}, what are my options
        `,
        slots,
      );
      const own = [ownBoats(scene)[0]?.title ?? '', ownBoats(scene)[0]?.make ?? ''];
      const amounts = [money(extra), `/${extra / 1_000}k/`, money((ownBoats(scene)[0]?.price ?? 0) + extra)];
      return [
        {
          say: asked,
          expect: [{ says: [own, amounts] }, { says: [own], boats: { where: { own: false }, atLeast: 1 } }],
        },
      ];
    },
  },
  {
    name: 'boats for the own boat',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            who would trade with me?
            who'd swap with me
            (find|show) me (a trade|trades|matches) for my {mymake}
            what could I get for my (boat|{mymake})?
            anybody who wants my {mymake}?
            which owners would take my boat
            I want to trade my {mymake}, who's interested?
            what can my boat get me
            possible swaps for my {mymake}
          `,
          OWN,
        ),
        expect: [{ says: [[ownBoats(scene)[0]?.title ?? '', ownBoats(scene)[0]?.make ?? '']] }],
      },
    ],
  },
];
