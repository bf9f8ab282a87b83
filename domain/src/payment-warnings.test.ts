import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { paymentWarnings } from './payment-warnings.ts';

describe('warns about a request to pay elsewhere', () => {
  it.each([
    'Please wire the money to my account today.',
    'Just Zelle me the deposit to 305-555-0100 and it is yours.',
    'Kindly send $500 by Western Union to hold the boat.',
    'You can pay with gift cards, that is easier for me.',
    'Can you send a deposit to hold it before you see it?',
    'I only accept Zelle for the deposit.',
    'Payment by bank transfer directly to me, please.',
    'Let us do this off the platform: send it to my paypal.',
    'Pay outside the app and we both save the fee.',
    'PLEASE SEND THE FULL AMOUNT VIA CASH APP',
    'You need to pay half in advance.',
    'Please send 0.4 BTC to my wallet now',
    'Send it to bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh',
    'Wallet: 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
    'Routing 021000021, account number: 123456789',
    'Send me the money as friends and family on PayPal so there is no fee.',
  ])('%s', (text) => expect(paymentWarnings(text)).toContain('outside'));
});

describe('warns about a link to a payment page', () => {
  it.each([
    'Here you go: https://paypal.me/captain-joe/500',
    'Use cash.app/$captainjoe',
    'Book it at https://secure-escrow-boats.example.com/deal/77',
    'https://tradewind-payments.example/checkout?id=3',
    'https://boats.example.com/invoice/9921',
    'Here is the link HTTPS://BUY.STRIPE.COM/abc',
  ])('%s', (text) => expect(paymentWarnings(text)).toContain('link'));
});

describe('warns about an overpayment', () => {
  it.each([
    'I will mail a check for more than the asking price, and you send the rest of the money to my shipper.',
    'My assistant sent a cashier’s check. Please refund the difference once it clears.',
    'The check is over the agreed amount by mistake. Just send back the extra.',
    'I accidentally overpaid you. Can you return the excess?',
    'Deposit the check, keep $200 and forward the balance to my mover.',
  ])('%s', (text) => expect(paymentWarnings(text)).toContain('overpayment'));
});

describe('raises no alarm', () => {
  it.each([
    "I'd pay 50k cash at closing.",
    'I would pay $84,500 in person, or wire it to the escrow account at closing.',
    'We can wire the balance at closing through the brokerage.',
    'Please wire the balance to the escrow account at closing.',
    'Would you trade for 2 BTC?',
    'I want Bitcoin for her, or a truck.',
    'You send the difference in cash and we swap boats.',
    'We trade, and I pay the difference.',
    'I can pay more than the asking price if the engines are new.',
    'I overpaid for mine in 2019, so I know the market.',
    "I don't accept Western Union or gift cards.",
    'Never send money by wire to a stranger.',
    'Beware: somebody asked me to pay by Zelle.',
    'Could you send more pictures of the engine?',
    'Please send me the survey and the service records.',
    'The wiring was renewed last year. Can you check the bilge pump?',
    'Can you send pictures of the wiring and check the amount of hours?',
    'What about the deposit at the marina, is the slip paid until May?',
    'Pictures are at https://photos.example.com/boats/7 and the survey at https://example.com/survey.pdf',
    'HIN ABC12345D404, hull number 4, call me at 305-555-0142.',
    'My account of the trip: 12 days, 900 miles.',
    'The trailer goes to my brother, the rest of the gear stays.',
    'Let me check with my wife and get back to you about the price.',
    'Send it over when you can!',
    'I can send the trailer to the driver on Monday.',
    'Happy to pay a deposit through the brokerage.',
    '',
    '   ',
    '⛵⛵⛵',
  ])('%s', (text) => expect(paymentWarnings(text)).toEqual([]));
});

test('a message can get several warnings, each once', () => {
  const text =
    'Please wire the deposit to me. Or pay here: https://paypal.me/joe. Please refund the difference of the check.';
  expect(paymentWarnings(text)).toEqual(['outside', 'link', 'overpayment']);
});

const harmless = fc.constantFrom('Hello there.', 'Nice boat!', 'How many hours has the engine?', 'She lies in Tampa.');
const tricks = fc.constantFrom(
  'Please wire the money to my account today.',
  'Pay at https://paypal.me/joe.',
  'Please refund the difference once the check clears.',
);

test('finds a trick among any other sentences, also in capitals', () => {
  fc.assert(
    fc.property(fc.array(harmless), tricks, fc.array(harmless), fc.boolean(), (before, trick, after, loud) => {
      const text = [...before, trick, ...after].join('\n');
      expect(paymentWarnings(loud ? text.toUpperCase() : text)).toEqual(paymentWarnings(trick));
    }),
  );
});

test('accepts any text and always gives the same result', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(paymentWarnings(text)).toEqual(paymentWarnings(text));
    }),
  );
});

test('gets through the longest message without catastrophic backtracking', () => {
  for (const piece of ['send ', 'a.', 'send back ', 'deposit ', 'over ', '1A', 'account number ']) {
    expect(paymentWarnings(piece.repeat(4_000 / piece.length))).toBeInstanceOf(Array);
  }
});
