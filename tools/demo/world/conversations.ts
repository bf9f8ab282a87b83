interface DemoMessage {
  readonly by: 'owner' | 'buyer';
  readonly hoursAgo: number;
  readonly text: string;
  readonly unread?: true;
}

export interface DemoConversation {
  readonly boat: string;
  readonly buyer: string;
  readonly messages: readonly DemoMessage[];
}

export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    boat: 'meridian-78',
    buyer: 'ingrid',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 9,
        text: 'Good morning Marisol. What does she burn at ten knots? I’m thinking trips, not races.',
      },
      {
        by: 'owner',
        hoursAgo: 8.5,
        text: 'About twenty-two gallons an hour for both, generator included. I can send you last season’s log.',
      },
      {
        by: 'buyer',
        hoursAgo: 8.2,
        text: 'Please do. I have a cottage near Julian with four acres that you might like. No dock, but a pond.',
      },
      {
        by: 'owner',
        hoursAgo: 2.4,
        text: 'A pond is a start! The log is on its way. Could we talk Thursday?',
        unread: true,
      },
    ],
  },
  {
    boat: 'weekender-44',
    buyer: 'desmond',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 40,
        text: 'Is the red cushion included? And would you look at a 1962 chronograph plus a dual console?',
      },
      {
        by: 'owner',
        hoursAgo: 37,
        text: 'The cushion is the whole point. Send me pictures of the chronograph, the movement too, please.',
      },
      {
        by: 'buyer',
        hoursAgo: 36.5,
        text: 'Tonight, once I have it open. It belonged to a friend of my father’s, and I have the papers.',
      },
    ],
  },
  {
    boat: 'hatteras-run-60',
    buyer: 'marisol',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 26,
        text: 'Tobias, I have a 48 that would make you a very good charter boat. Interested in her plus the difference?',
      },
      {
        by: 'owner',
        hoursAgo: 24,
        text: 'I saw her listing. The engine hours look right. What would you call the difference?',
      },
      {
        by: 'buyer',
        hoursAgo: 5,
        text: 'Come down and run her, and we’ll both know what we’re talking about. Next weekend?',
        unread: true,
      },
    ],
  },
  {
    boat: 'founder-38',
    buyer: 'demo',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 52,
        text: 'Hello Priya, would you be interested in a 1967 roadster? Restored, matching numbers.',
      },
      {
        by: 'owner',
        hoursAgo: 49,
        text: 'It would look great in my garage. What would you say it’s worth, and are you open to adding some bitcoin?',
      },
      { by: 'buyer', hoursAgo: 48, text: 'It appraised at $165,000 in August. I’d have to think about the rest.' },
      {
        by: 'owner',
        hoursAgo: 3,
        text: 'Take your time. The boat is here on Saturday if you want to see her move.',
        unread: true,
      },
    ],
  },
  {
    boat: 'intracoastal-32',
    buyer: 'demo',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 30,
        text: 'I own a small cabin near Asheville, two bedrooms, rented most of the year. Does that count as an address?',
      },
      {
        by: 'owner',
        hoursAgo: 28,
        text: 'It most certainly does. Please send the rental numbers and the latest county assessment.',
        unread: true,
      },
    ],
  },
  {
    boat: 'gulf-41',
    buyer: 'tobias',
    messages: [
      { by: 'buyer', hoursAgo: 130, text: 'Walter, I have one forklift and one planer too many. Any use on a ranch?' },
      { by: 'owner', hoursAgo: 126, text: 'The forklift, yes. What’s the reach? And can it handle grass?' },
    ],
  },
  {
    boat: 'lowcountry-22',
    buyer: 'frank',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 75,
        text: 'Would you take a motorcycle and some cash? Air-cooled twin, 2016, nine thousand miles, never down.',
      },
      { by: 'owner', hoursAgo: 70, text: 'Maybe! What color, and does it start in the rain?' },
      { by: 'buyer', hoursAgo: 69, text: 'Black, and it starts in Montauk in March.' },
      {
        by: 'owner',
        hoursAgo: 6,
        text: 'Then we should talk. Before six in the morning is best. I’m on the water after that.',
        unread: true,
      },
    ],
  },
  {
    boat: 'sound-30',
    buyer: 'gwendolyn',
    messages: [
      {
        by: 'buyer',
        hoursAgo: 99,
        text: 'Could I see the maintenance records? All of them, I’m afraid.',
      },
      {
        by: 'owner',
        hoursAgo: 97,
        text: 'Finally, someone asks. Forty-one pages, scanned. What do you have in mind to trade?',
      },
    ],
  },
];
