import { BOAT_TYPES, type BoatType } from '@tradewind/domain/boat-types';
import { just, listed, type Skill } from '../plan.ts';
import { readTypes } from '../reading/boat-kinds.ts';
import { Text } from '../reading/text.ts';

const MEANINGS: Record<BoatType, string> = {
  'Sport Fishing':
    'is built to fish far offshore, with a large cockpit aft, cabins below and often a flybridge or tower',
  'Saltwater Fishing': 'is a smaller boat for fishing bays and coasts, either open or with a pilothouse',
  'Express Cruiser': 'has an open helm on deck and a cabin below for overnight trips',
  'Motor Yacht': 'is a large cruiser with a salon and staterooms, comfortable enough to live aboard',
  Bowrider: 'is a day boat with open bow seating, great for swimming and water sports',
  'Center Console': 'has its helm in the middle of an open deck, so you can fish from every side',
  'Dual Console': 'has two consoles with a walkway between them to the bow seats: half fishing boat, half family boat',
};

const ASKS_MEANING = /\b(?:what(?:'s| is| are| does)|explain|define|meaning of|difference between|differ)\b/;
const NO_MEANING = /\b(?:worth|price|cost|average|cheapest|newest|longest|available|in|under|over|you|there|my)\b/;
const ASKS_KINDS = /\b(?:what|which) (?:kinds?|types?|sorts?|categories) of (?:boats?|vessels?)\b|\bboat types\b/;

/** Explains the types of boats and how they differ. */
export const kindsSkill: Skill = ({ question }) => {
  const text = new Text(question);
  const { lower } = text;
  if (ASKS_KINDS.test(lower))
    return just(`There are seven types: ${listed([...BOAT_TYPES])}. Which one should I look for?`);
  if (!ASKS_MEANING.test(lower) || NO_MEANING.test(lower)) return undefined;
  const types = readTypes(text);
  if (types.length === 0) return undefined;
  return just(
    `${types.map((type) => `${/^[AEIOU]/.test(type) ? 'An' : 'A'} ${type.endsWith('Fishing') ? `${type} boat` : type} ${MEANINGS[type]}.`).join(' ')} Want me to find one?`,
  );
};
