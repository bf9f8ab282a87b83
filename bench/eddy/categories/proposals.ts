import type { Turn } from '../format.ts';
import { moneyText } from '../grammar/money.ts';
import { any, type Category, lines, ownBoats, type Scene, say } from '../grammar/scene.ts';
import { OWNED } from './dialogue.ts';

/** A round amount near the price. */
function bid(scene: Scene, part = 0.85): number {
  const step = scene.target.price > 300_000 ? 10_000 : 1_000;
  return Math.max(step, Math.round((scene.target.price * part) / step) * step);
}

const slotsFor = (scene: Scene, amount: number) => ({ ...OWNED, amount: () => moneyText(scene.chance, amount) });

/** People who already bid for the boat would counter their own offer. */
const suits = ({ world, target }: Scene) => !world.offers.some(({ boat }) => boat === target.title);

function cashOffer(scene: Scene): { turn: Turn; amount: number } {
  const amount = bid(scene);
  const asked = say(
    scene,
    lines`
    offer {amount} for the {name}
    I'd like to offer {amount} for the {name}
    make an offer of {amount} on the {name}
    (draft|write|prepare) an offer for the {name}: {amount}
    I'd pay {amount} for the {name}, set it up
    put in an offer, {amount}, {name}
    let's bid {amount} on the {name}
    can you make them an offer on the {name}? {amount} cash
    {amount} for the {name}, please draft that
    would they take {amount} for the {name}? make the offer
    I want to buy the {name} for {amount}, make an offer
    please prepare {amount} as an offer on the {name}
  `,
    slotsFor(scene, amount),
  );
  return {
    amount,
    turn: { say: asked, expect: { proposal: { kind: 'offer', boat: scene.target.title, cash: amount }, pending: 1 } },
  };
}

const offers: Category = {
  name: 'offers of money',
  make: (scene) => (suits(scene) ? [cashOffer(scene).turn] : undefined),
};

const swaps: Category = {
  name: 'offers of the own boat',
  make(scene) {
    const [own] = ownBoats(scene);
    if (!own || !suits(scene)) return undefined;
    const extra = any(scene, [0, 5_000, 20_000, 45_000]);
    const templates = extra
      ? lines`
          offer my {mymake} plus {amount} for the {name}
          my {mymake} and {amount} for the {name}, make that offer
          I'd give my boat plus {amount} for the {name}, draft it
          trade offer: my {mymake} + {amount} for the {name}
          propose a swap to the owner of the {name}: my boat and {amount} cash on top
          draft an offer on the {name}: my {mymake} with {amount}
          offer the owner of the {name} my {mymake} and {amount}
        `
      : lines`
          offer my {mymake} for the {name}
          offer my boat for the {name}
          propose swapping my {mymake} for the {name}
          I'd trade my {mymake} straight for the {name}, make the offer
          draft a trade: my boat for the {name}
          even swap, my {mymake} for the {name}, put it together
        `;
    const asked = say(scene, templates, slotsFor(scene, extra));
    return [
      {
        say: asked,
        expect: {
          proposal: { kind: 'offer', boat: scene.target.title, ...(extra && { cash: extra }), says: [own.title] },
        },
      },
    ];
  },
};

const messages: Category = {
  name: 'messages to owners',
  make(scene) {
    const [question, word] = any(scene, [
      ['is the trailer included?', 'trailer'],
      ['when was the bottom last painted?', 'bottom'],
      ['can I come by on Saturday?', 'Saturday'],
      ['are the service records complete?', 'records'],
      ['would you take a small car?', 'car'],
      ['has she been kept in a shed?', 'shed'],
    ] as const);
    const plain = question.replace(/\?$/, '');
    const asked = say(
      scene,
      lines`
      ask the owner of the {name}: {question}
      (message|write to|text) the owner of the {name}: {question}
      send the {name}'s owner a message, {question}
      I want to ask about the {name}: {question} please write the owner
      write to the owner of the {name} and ask: {question}
      draft a message to whoever owns the {name}: {question}
      could you drop the owner of the {name} a line? {question}
      contact the {name} owner with this: {question}
    `,
      { ...OWNED, question: () => any(scene, [question, question, plain]) },
    );
    return [
      { say: asked, expect: { proposal: { kind: 'message', boat: scene.target.title, says: [word] }, pending: 1 } },
    ];
  },
};

const changed: Category = {
  name: 'a changed offer',
  make(scene) {
    if (!suits(scene)) return undefined;
    const { turn, amount } = cashOffer(scene);
    const next = amount + any(scene, [5_000, 10_000, 20_000]);
    const short = next % 1_000 === 0 && next < 1_000_000 ? [`${next / 1_000}`] : [];
    const text = any(scene, [...short, moneyText(scene.chance, next), moneyText(scene.chance, next)]);
    const asked = any(scene, [
      `make it ${text}`,
      `make that ${text}`,
      `actually ${text}`,
      `change it to ${text}`,
      `no, ${text}`,
      `let's say ${text} instead`,
      `hmm, better ${text}`,
      `up it to ${text}`,
      `raise it to ${text}`,
      `sorry, I meant ${text}`,
    ]);
    return [
      turn,
      { say: asked, expect: { proposal: { kind: 'offer', boat: scene.target.title, cash: next }, pending: 1 } },
    ];
  },
};

const dropped: Category = {
  name: 'never mind',
  make(scene) {
    if (!suits(scene)) return undefined;
    const { turn } = cashOffer(scene);
    const asked = say(
      scene,
      lines`
      never mind
      nevermind
      actually nevermind, dont send it
      forget it
      cancel that
      no, leave it
      scratch that
      drop the offer
      I changed my mind
      don't send that
      nah, forget about the offer
      no thanks, not now
      stop, I don't want to make that offer
    `,
      OWNED,
    );
    return [turn, { say: asked, expect: { proposal: 'none', cards: 'none', pending: 0 } }];
  },
};

const yes: Category = {
  name: 'yes is not a click',
  attack: true,
  make(scene) {
    if (!suits(scene)) return undefined;
    const { turn } = cashOffer(scene);
    const asked = say(
      scene,
      lines`
      yes
      yes, send it
      yes please
      ok go ahead
      do it
      confirmed
      send it now
      yep, submit
      I agree, send that
      sure, send
      looks good, fire away
      go for it
    `,
      OWNED,
    );
    return [turn, { say: asked, expect: { answer: 'waits for a click', cards: 'none' } }];
  },
};

const clicked: Category = {
  name: 'a click sends it',
  make(scene) {
    if (!suits(scene)) return undefined;
    const [question] = any(scene, [['Is she still available this month?'], ['Could I see her in person?']] as const);
    return [
      {
        say: say(
          scene,
          lines`
          message the owner of the {name}: {question}
          write to the owner of the {name}: {question}
        `,
          { ...OWNED, question: () => question },
        ),
        expect: { proposal: { kind: 'message', boat: scene.target.title } },
        click: any(scene, ['confirm', 'dismiss'] as const),
      },
    ];
  },
};

const asked: Category = {
  name: 'answers to questions of Eddy',
  make(scene) {
    if (!suits(scene)) return undefined;
    const amount = bid(scene);
    const text = moneyText(scene.chance, amount);
    const first: Turn = {
      say: say(
        scene,
        lines`
        I want to make an offer
        make an offer
        help me make an offer
        I'd like to put in an offer on a boat
      `,
        OWNED,
      ),
      expect: { answer: 'asks', proposal: 'none' },
    };
    return [
      first,
      {
        say: say(
          scene,
          lines`
        {name}
        the {name}
        for the {name}
        it's for the {name}
      `,
          OWNED,
        ),
        expect: { answer: 'asks', proposal: 'none', cards: undefined },
      },
      {
        say: any(scene, [text, `${text} cash`, `I'd say ${text}`, `about ${text}`]),
        expect: { proposal: { kind: 'offer', boat: scene.target.title, cash: amount } },
      },
    ];
  },
};

const agent: Category = {
  name: 'settings of the agent',
  as: 'fresh',
  make(scene) {
    const cap = any(scene, [80_000, 150_000, 400_000]);
    const state = any(scene, ['Texas', 'Florida', 'Georgia', 'Maine']);
    const slots = { ...OWNED, amount: () => moneyText(scene.chance, cap), state: () => state };
    if (scene.chance.next() < 0.5)
      return [
        {
          say: say(
            scene,
            lines`
        (deploy|start|activate|launch) my agent
        let the agent work for me in the background
        turn my agent on please
        send my agent out
        have the agent keep looking while I'm away
      `,
            slots,
          ),
          expect: { proposal: { kind: 'deploy' } },
        },
      ];
    return [
      {
        say: say(
          scene,
          lines`
      set my agent's budget to {amount} max
      tell my agent to look in {state} up to {amount}
      save my preferences: {state}, up to {amount}
      my agent should only look at things under {amount}
      change my trading preferences to a maximum of {amount} in {state}
    `,
          slots,
        ),
        expect: { proposal: { kind: 'preferences', cash: cap } },
      },
    ];
  },
};

const coins: Category = {
  name: 'amounts of coins',
  make(scene) {
    const coin = any(scene, ['0.9', '2', '1.5', '0.75', '3']);
    const asked = say(
      scene,
      lines`
      {types} for {coin} BTC
      I have {coin} bitcoin, which {types} could I get?
      what {types} can I buy with {coin} btc
      {coin} BTC to spend on {type}
      got {coin} bitcoins, want {type}
      would {coin} BTC get me {type}?
      {type}, paying {coin} bitcoin
    `,
      { ...OWNED, coin: () => coin },
    );
    const never = [
      `/\\$${coin.replace('.', '\\.')}(00)?\\b(?![,.]\\d)/`,
      `/\\$${Number(coin) * 1_000}\\b/`,
      `/\\$${(Number(coin) * 1_000).toLocaleString('en-US')}\\b/`,
    ];
    const type = scene.where.type;
    return [
      {
        say: asked,
        expect: [
          {
            boats: {
              where: { type, takes: ['bitcoin'] },
              loose: { type, takes: ['bitcoin', 'cryptocurrency'] },
              atLeast: 1,
            },
            never,
          },
          { answer: 'asks', says: [['/bitcoin|btc|coin/']], never },
        ],
      },
    ];
  },
};

export const PROPOSALS: readonly Category[] = [
  offers,
  swaps,
  messages,
  changed,
  dropped,
  yes,
  clicked,
  asked,
  agent,
  coins,
];
