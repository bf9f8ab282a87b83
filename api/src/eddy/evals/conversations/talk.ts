import type { Conversation, ExpectedTurn } from '../conversation.ts';

const fees = (say: string, input: Record<string, unknown>, says: ExpectedTurn['says'] = []): Conversation => ({
  name: say,
  turns: [{ say, uses: [['services_and_fees', input]], says }],
});

const talk = (say: string, ...says: (string | RegExp)[]): Conversation => ({
  name: say,
  turns: [{ say, uses: [], says, shows: 'nothing' }],
});

/** Fees and services, how it works, small talk, and questions that Eddy does not understand. */
export const conversation: readonly Conversation[] = [
  fees('What does escrow cost?', { about: 'escrow' }, ['0.85% of trade value']),
  fees('how much is a title search', { about: 'title search' }, ['$150', '2-3 business days']),
  {
    name: 'closing cost on a 200k boat?',
    turns: [{ say: 'closing cost on a 200k boat?', uses: [['supposed_trade', { get: 200_000 }]], says: ['$1,700'] }],
  },
  fees('What is your broker commission on $400,000?', { about: 'broker', price: 400_000 }, ['10%', '$40,000']),
  fees('what are your fees?', {}, ['$3.99', '0.85%', '10%', '33 services']),
  fees('how much does it cost to list a boat?', {}, ['first 100 boats', '$3.99']),
  fees('is listing free?', {}, ['free']),
  fees('Do you offer boat loans?', { about: 'loan' }, ['7-9% APR']),
  fees('how much is an inspection', { about: 'inspection' }, ['$1,000']),
  fees('can I auction my yacht?', { about: 'auction' }, ['$350K']),
  fees('what does a full survey cost', { about: 'survey' }, ['$500']),
  fees('can you transport a boat to Texas', { about: 'transport' }, ['ransport']),
  fees('tell me about the wholesale cash offer', { about: 'cash offer' }, ['24 hours']),
  fees('cost to ship a boat from Miami to New York', { about: 'transport' }, ['ransport']),
  fees('legal review price', { about: 'legal' }, ['$1,200']),
  { name: 'insurance', turns: [{ say: 'do I need insurance?', uses: [], says: ['nsurance'] }] },
  { name: 'escrow', turns: [{ say: 'how does escrow work', uses: [], says: ['holds the money in a trust account'] }] },
  {
    name: 'closing cost of the current boat',
    turns: [
      { say: 'boats in Seattle', uses: [['search_boats']] },
      {
        say: 'what would closing cost for it?',
        uses: [['boat_details']],
        says: ['$927'],
      },
    ],
  },
  talk('Hello', 'Hi!'),
  talk('hey eddy', 'looking for'),
  talk('who are you?', 'Eddy AI'),
  talk('are you a robot?', 'software'),
  talk('what can you do?', 'find boats'),
  talk('thanks a lot', 'welcome'),
  talk('tell me a joke', 'Bitcoin'),
  talk('how does trading work here?', 'Owners list a boat'),
  talk('How do I list my boat?', 'three steps'),
  talk('is it safe?', 'escrow'),
  talk('how does the agent work', 'preferences'),
  talk('how do I contact an owner?', 'Message Owner'),
  talk('what is the weather in Paris', 'off my chart'),
  talk('asdf qwer zxcv', 'didn’t get that'),
  talk('write me a poem about cats', 'tell me your budget, and I’ll find a boat for you.'),
  talk('who won the world cup', 'off my chart'),
  talk('yes', 'Happy to help'),
  talk('I want to sell my boat, what do I do', 'three steps'),
  talk('Do you know a good restaurant in Miami?', 'off my chart'),
  {
    name: 'hola, busco un barco',
    turns: [{ say: 'hola, busco un barco', uses: [['search_boats', {}]], says: ['He encontrado 32 barcos'] }],
  },
];
