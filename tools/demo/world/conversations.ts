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
        text: 'Good morning Marisol. What does she burn at ten knots? I am thinking of trips, not of racing.',
      },
      {
        by: 'owner',
        hoursAgo: 8.5,
        text: 'About twenty-two gallons an hour for both, generator included. I can send you the log of last season.',
      },
      {
        by: 'buyer',
        hoursAgo: 8.2,
        text: 'Please do. I have a cottage near Julian with four acres that you might like. No dock, but a pond.',
      },
      {
        by: 'owner',
        hoursAgo: 2.4,
        text: 'A pond is a start! Log is on its way. Could we talk on Thursday?',
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
      { by: 'buyer', hoursAgo: 36.5, text: 'Tonight, once I have it open. It was my father’s friend’s, with papers.' },
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
        text: 'I have seen her listing. Hours on the engines are right. What do you call the difference?',
      },
      {
        by: 'buyer',
        hoursAgo: 5,
        text: 'Come down and run her, then we both know what we are talking about. Next weekend?',
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
        text: 'Hello Priya, would a 1967 roadster be of interest? Restored, matching numbers.',
      },
      {
        by: 'owner',
        hoursAgo: 49,
        text: 'It would look very good in my garage. What would you say it is worth, and are you open to adding some bitcoin?',
      },
      { by: 'buyer', hoursAgo: 48, text: 'Appraised at 165,000 in August. I would have to think about the rest.' },
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
        text: 'It most certainly does. Please send the rental figures and the county’s last assessment.',
        unread: true,
      },
    ],
  },
  {
    boat: 'gulf-41',
    buyer: 'tobias',
    messages: [
      { by: 'buyer', hoursAgo: 130, text: 'Walter, I have a forklift and a planer too many. Any use on a ranch?' },
      { by: 'owner', hoursAgo: 126, text: 'The forklift, yes. What is its reach? And can it be driven on grass?' },
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
      { by: 'owner', hoursAgo: 70, text: 'Maybe! Which color, and does it start when it rains?' },
      { by: 'buyer', hoursAgo: 69, text: 'Black, and it starts in Montauk in March.' },
      {
        by: 'owner',
        hoursAgo: 6,
        text: 'Then we should talk. Mornings before six are good, I am on the water after that.',
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
        text: 'May I see the maintenance records? I am asking for all of them, I am afraid.',
      },
      {
        by: 'owner',
        hoursAgo: 97,
        text: 'Finally somebody asks. Forty-one pages, scanned. What would you have in mind to trade?',
      },
    ],
  },
];
