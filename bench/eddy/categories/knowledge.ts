import type { Outcome } from '../format.ts';
import { any, type Category, lines, say } from '../grammar/scene.ts';
import { ACCOUNT, SELLING, type Topic } from './help-topics.ts';

const topical = (name: string, topics: Record<string, Topic>, more: Outcome = {}): Category => ({
  name,
  make(scene) {
    const topic = topics[any(scene, Object.keys(topics))];
    if (!topic) return undefined;
    return [
      {
        say: say(scene, topic.asked, {}),
        expect: {
          cards: 'none',
          proposal: 'none',
          says: topic.says,
          never: ['/did.?n.t (get|understand)/', '/boats? matching/'],
          ...more,
        },
      },
    ];
  },
});

const FEES: Record<string, Topic> = {
  closing: {
    asked: lines`
    what does closing cost?
    what's the closing fee
    how big is your cut at closing
    what percentage do you charge when a trade closes
  `,
    says: [['0.85']],
  },
  broker: {
    asked: lines`
    what does a broker cost?
    commission of a human broker?
    if one of your brokers sells my boat, what's the commission
    how much do brokers take
  `,
    says: [['/10 ?%/']],
  },
  listing: {
    asked: lines`
    what does it cost to list a boat?
    is posting free
    do I have to pay for putting up my boat
    monthly price for listing?
    what's the subscription
  `,
    says: [['/free/', '3.99']],
  },
  title: {
    asked: lines`
    how much is a title search?
    price of a title search
    what do you charge to check the title
  `,
    says: [['150']],
  },
  survey: {
    asked: lines`
    what does a marine survey cost
    price for a full survey
    how much would a surveyor be
  `,
    says: [['/\\$\\d/']],
  },
  loans: {
    asked: lines`
    do you do boat loans?
    can I finance a boat through you
    what's the interest rate on a boat loan
    financing available?
  `,
    says: [['/loan|financ/'], ['/%|apr/']],
  },
  insurance: {
    asked: lines`
    do you offer boat insurance
    can I insure the boat through you
    what about insurance
  `,
    says: [['/insur/']],
  },
  transport: {
    asked: lines`
    can you ship a boat across the country?
    what does transport cost
    who hauls the boat to me
    do you deliver
  `,
    says: [['/transport|ship|haul|deliver|captain/']],
  },
  all: {
    asked: lines`
    what are your fees?
    all prices please
    what's this gonna cost me
    how do you guys make money
    what services do you have
  `,
    says: [['/0\\.85|3\\.99|free|10 ?%|survey|insurance/']],
  },
};

const TAXES: Record<string, Topic> = {
  taxes: {
    asked: lines`
    do I have to pay tax on a trade?
    is there sales tax when I swap boats
    what about taxes
    do I owe capital gains if I trade my boat for bitcoin
    who pays the sales tax
    tax implications of a boat for house swap?
    is a swap a taxable event
    will the IRS want something from me
    do I save sales tax when I trade in
    how is a barter taxed
    can I do a 1031 with a boat
    state tax on a boat from another state?
  `,
    says: [['/tax/'], ['/advis|accountant|professional|cpa|attorney|lawyer/']],
  },
};

const SCAMS: Record<string, Topic> = {
  outside: {
    asked: lines`
    the seller wants me to (zelle|venmo|cashapp) him, ok?
    can I just wire the owner the money directly
    I'll (zelle|venmo) the guy so we skip the fee
    he says we should do this off the platform to save on fees
    is it fine to pay with gift cards
    the owner asked for a deposit by western union
    she wants half up front by bank transfer before I see the boat
    can we close outside the site and split the savings
    owner wants me to send bitcoin to his wallet to hold the boat
    he asked me to text him and pay by paypal friends and family
    seller says escrow is too slow and wants a wire today
    pay cash in a parking lot, good idea?
    the owner will give me a discount if I pay him privately
    is it alright to send a holding fee with cash app
    they sent me a link to a payment page, should I use it
  `,
    says: [
      ['/scam|fraud|risk|careful|never|don.t|do not|warning/'],
      ['/outside|protect|escrow|closing|back|gone|bounce|recover|here|platform/'],
    ],
  },
  check: {
    asked: lines`
    the buyer sent a check for too much and wants me to return the difference
    he overpaid by 5000 and asks me to refund the rest
    got a cashiers check bigger than the price, should I wire back the extra?
    buyer mailed me a check and a shipper will collect cash, normal?
    his check is over the amount, I'm supposed to forward some to the mover
    someone wants to pay more than I ask if I pass on the balance
    I got a check for more than the price. deposit it and send back the remainder?
  `,
    says: [
      ['/scam|fraud|risk|careful|never|don.t|do not|warning/'],
      ['/bounce|fake|clear|gone|overpa|return|refund|back|forward/'],
    ],
  },
};

const OFF_TOPIC = lines`
  what is the capital of (france|peru|norway)?
  who won the (world series|super bowl|champions league) last year
  write me a poem about (cats|autumn|my grandma)
  what's 17 times 23
  how do I bake sourdough
  (what's|how is) the weather in (paris|denver|tokyo)
  do you like pizza?
  help me with my math homework
  recommend a good restaurant in chicago
  what's the meaning of life
  who is the president
  translate "good morning" into japanese
  write a python script that sorts a list
  my dog is sick what should I do
  which stocks should I buy
  is there life on mars
  tell me a bedtime story
  how tall is mount everest
  what should I name my baby
  can you book me a flight to rome
  when did the titanic sink
  how many calories are in a banana
  sing me a song
  what's your opinion on politics
  my car won't start, ideas?
`;

const GIBBERISH = lines`
  asdf qwer zxcv
  blorp fnarg wibble
  ??????
  hjkl hjkl
  zzzz
  the of and to a
  7 7 7 7
  purple monkey dishwasher
  lorem ipsum dolor
  ...
  xkcd plugh xyzzy
  foo bar baz qux
`;

const SMALL_TALK: Record<string, Topic> = {
  hello: {
    asked: lines`
    (hi|hello|hey|good morning|howdy|yo)
    (hi|hello|hey) (there|eddy|)!
    good evening eddy
  `,
    says: [['/hi|hello|hey|welcome|good|help|looking/']],
  },
  thanks: {
    asked: lines`
    (thanks|thank you|thx|cheers|much appreciated)
    thanks (a lot|so much|eddy)
    great, thank you very much
  `,
    says: [['/welcome|glad|pleasure|anytime|happy|no problem/']],
  },
  who: {
    asked: lines`
    who are you?
    are you (a bot|human|real|an ai)?
    am I talking to a person
    what (can|do) you do?
    what are you good for
    how can you help me
  `,
    says: [['/eddy|assistant|software|boats|help|ai\\b/']],
  },
  bye: {
    asked: lines`
    (bye|goodbye|see you|that's all)
    ok that's it for today
    good night
  `,
    says: [['/bye|see you|welcome|anytime|good|later|here|fair|enjoy|night|problem/']],
  },
};

const others = (name: string, templates: readonly string[], answer: NonNullable<Outcome['answer']>): Category => ({
  name,
  make: (scene) => [
    { say: say(scene, templates, {}), expect: { answer, cards: 'none', proposal: 'none', table: 'none' } },
  ],
});

export const KNOWLEDGE: readonly Category[] = [
  topical('help with the account', ACCOUNT),
  topical('help with selling and trading', SELLING),
  topical('fees and services', FEES),
  topical('taxes', TAXES),
  topical('scams', SCAMS, { answer: 'warns' }),
  others('off topic', OFF_TOPIC, 'off topic'),
  others('gibberish', GIBBERISH, ['unsure', 'asks']),
  topical('small talk', SMALL_TALK),
];
