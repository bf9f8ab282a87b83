import { expect, it } from 'vitest';
import { FEATURES } from '../../../features.ts';
import { findHelp } from './find-help.ts';

const topics = FEATURES.flatMap(({ help = [] }) => help);

it('has help with different ids', () => {
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
  expect(topics.length).toBeGreaterThan(30);
});

it.each([
  ['i lost my password, what now', 'password'],
  ['where can i erase my account', 'delete-account'],
  ['can i get a copy of my data', 'export-data'],
  ['how do i hide my listing while im on vacation', 'pause-listing'],
  ['how to upload pictures to my ad', 'photos'],
  ['i want fewer emails from you, how do i unsubscribe', 'email-settings'],
  ['a guy keeps harassing me, can i block him', 'block'],
  ['the seller wants a deposit by wire before i see the boat', 'pay-outside'],
  ['she says pay her with venmo directly', 'pay-outside'],
  ['buyer mailed a cashiers check for too much and wants some back', 'overpayment'],
  ['will i owe taxes on this swap', 'taxes'],
  ['how long does my offer stay valid', 'make-offer'],
  ['what happens once we agree', 'closing'],
  ['the boat is not as described', 'dispute'],
  ['how long is an offer good for', 'make-offer'],
  ['do bids lapse if nobody answers', 'make-offer'],
  ['how much time does the owner have to answer', 'make-offer'],
  ['is there a deadline for a proposal', 'make-offer'],
  ['offer accepted now what', 'closing'],
  ['they said yes , what is next', 'closing'],
  ['once the owner accepts what do i do', 'closing'],
  ['steps after acceptance', 'closing'],
  ['will eddy accept deals on my behalf', 'agent'],
  ['could the agent agree to something without asking me', 'agent'],
  ['no more e - mails please', 'email-settings'],
  ['i get so many notifications', 'email-settings'],
  ['he pays more if i pass on the balance to his shipper', 'overpayment'],
  ['check is more than we agreed what now', 'overpayment'],
  ['someone wants the code that was texted to my phone', 'secrets'],
  ['how do i know this site is legit', 'safe'],
  ['how do i contact the seller', 'contact-owner'],
  ['who can see my phone number', 'privacy'],
  ['who holds the money', 'who-holds-money'],
  ['what does counteroffer mean', 'counteroffer-meaning'],
  ['what is a proposal', 'offer-meaning'],
  ['explain swaps', 'trade-meaning'],
])('finds help for: %s', (question, id) => expect(findHelp(topics, question)?.topic.id).toBe(id));

it.each([
  'what is the capital of peru',
  'show me boats',
  'any price',
  'more',
  'who won the super bowl',
  'center consoles in georgia',
  'asdf qwer',
  '',
])('knows no help for: %s', (question) => expect(findHelp(topics, question)).toBeUndefined());

it.each([
  'would he pay me the difference in cash',
  'check boats over there',
  'any news about my offer',
  'what have i agreed and what is next',
  'do you accept bitcoin',
])('leaves room for other meanings of: %s', (question) =>
  expect(findHelp(topics, question)?.certainty ?? 0).toBeLessThan(1.2),
);
