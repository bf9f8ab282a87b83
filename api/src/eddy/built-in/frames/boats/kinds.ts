import { BOAT_TYPES, type BoatType } from '@tradewind/domain/boat-types';
import { just, listed } from '../../plan.ts';
import type { Frame } from '../../situation.ts';

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

const ASKS_MEANING =
  /^(?:(?:so|and|okay|hey|hi|eddy|please|can you|could you) ,? ?)*(?:what (?:is|are|does)|explain|define|meaning of|what does .* mean)(?: (?:a|an|the|exactly))* (?:difference between .*)?_type_(?: (?:and|or|vs|versus|from) (?:a |an )?_type_)*(?: (?:boats?|exactly|mean|anyway))*(?: \?| \.)*$|\bdifference between (?:a |an )?_type_ (?:and|or|vs) (?:a |an )?_type_|\bhow (?:do|does|is) (?:a |an )?_type_ (?:and|differ|different)|\bcompare (?:a |an )?_type_ (?:and|or|vs|versus|with|to|against) (?:a |an )?_type_[?. ]*$|^_type_ (?:vs|versus) (?:a |an )?_type_[?. ]*$/;
const ASKS_KINDS =
  /\b(?:what|which) (?:kinds?|types?|sorts?|categories) of (?:boats?|vessels?)\b|\bboat types\b|\btypes of boats\b/;

/** Explains the types of boats and how they differ. */
export const kindsFrame: Frame = ({ line }) => {
  const words =
    /\b(?:what|is|are|the|a|an|difference|between|and|or|kinds?|types?|of|boats?|do|you|have|explain|which|does|mean)\b/;
  if (
    line.has(ASKS_KINDS) &&
    !line.has(/_type_|_place_|_bound_|\b(?:is|was) (?:it|that|this|she|(?:the |that )?_(?:boat|make|ref|id)_)/)
  )
    return {
      intent: 'kinds',
      weight: 1,
      uses: [],
      words,
      plan: just(`There are seven types: ${listed([...BOAT_TYPES])}. Which one should I look for?`),
    };
  const types = line.all('type').map(({ type }) => type);
  if (types.length === 0 || !line.has(ASKS_MEANING)) return undefined;
  const sentences = types.map((type) => {
    const article = /^[AEIOU]/.test(type) ? 'An' : 'A';
    return `${article} ${type.endsWith('Fishing') ? `${type} boat` : type} ${MEANINGS[type]}.`;
  });
  return {
    intent: 'kinds',
    weight: 1.1,
    uses: ['type'],
    words,
    plan: just(`${sentences.join(' ')} Want me to find one?`),
  };
};
