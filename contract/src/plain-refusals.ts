import { wholeNumber } from '@tradewind/domain/numbers';
import { z } from 'zod';

/** Field names that splitting into words would not make readable. */
const NAMES: Record<string, string> = {
  all: '“all” option',
  autoNegotiate: 'auto-negotiate option',
  before: 'page position',
  boatId: 'boat ID',
  blockedId: 'user ID',
  budget: 'budget range',
  byMail: 'email option',
  chatId: 'chat ID',
  currentPassword: 'current password',
  cursor: 'page position',
  featured: 'featured option',
  from: 'first day',
  id: 'ID',
  ids: 'notifications',
  imageUrls: 'photos',
  images: 'photos',
  inApp: 'in-app option',
  isAdmin: 'admin option',
  isBroker: 'broker option',
  isAssetOwner: 'asset owner role',
  isAvailableForTrade: 'available-for-trade option',
  isBoatOwner: 'boat owner role',
  isExperienceOwner: 'experience owner role',
  limit: 'number of results',
  managementToken: 'management link',
  maxNegotiationRounds: 'number of rounds',
  maxPrice: 'highest price',
  maxSpeed: 'top speed',
  maxYear: 'latest year',
  message: 'question',
  minPrice: 'lowest price',
  minYear: 'earliest year',
  newPassword: 'new password',
  opening: 'opening-message option',
  preferredLocations: 'places',
  preferredTradeCategories: 'trade categories',
  priceBucket: 'price range',
  priceRangeMax: 'highest price',
  priceRangeMin: 'lowest price',
  profileImageUrl: 'profile photo',
  query: 'search',
  receiverId: 'recipient’s ID',
  senderId: 'sender’s ID',
  sellerId: 'seller’s ID',
  sort: 'sort order',
  subjectId: 'ID of the message or boat',
  suspend: 'suspend option',
  to: 'last day',
  token: 'link',
  tradeFor: 'trade categories',
  type: 'boat type',
  unread: 'unread filter',
  userId: 'user ID',
  userIds: 'users',
  userRoles: 'roles',
  verified: 'verified option',
  with: 'other person’s ID',
  zip: 'zip code',
};

/** The name of a field in plain words: `engineHours` is "engine hours", `minLength` is "minimum length". */
export function fieldName(path: readonly PropertyKey[]): string {
  const field = path.findLast((part) => typeof part === 'string');
  if (field === undefined) return 'request';
  return NAMES[field] ?? (field === field.toUpperCase() ? field : words(field));
}

const words = (field: string) =>
  field
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/^(min|max) /, '$1imum ');

type Issue = z.core.$ZodRawIssue;

const MOST_CHOICES = 12;

/** Turns a validation issue into a sentence that says what to do, without technical terms. */
function plainSentence(issue: Issue): string {
  const name = fieldName(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return ofType(name, issue.expected, issue.input);
    case 'too_small':
      return tooSmall(name, issue);
    case 'too_big':
      return tooBig(name, issue);
    case 'invalid_format':
      return ofFormat(name, issue.format);
    case 'invalid_value':
      return oneOf(name, issue.values);
    case 'unrecognized_keys':
      return `Please leave out ${issue.keys.join(', ')}.`;
    case 'invalid_union':
      return issue.errors?.[0]?.[0]?.message ?? `Please check the ${name}.`;
    default:
      return `Please check the ${name}.`;
  }
}

const KINDS: Record<string, (name: string) => string> = {
  string: (name) => `Please enter the ${name} as text.`,
  number: (name) => `Please enter the ${name} as a number.`,
  int: (name) => `Please enter the ${name} as a whole number.`,
  boolean: (name) => `Please set the ${name} to true or false.`,
  array: (name) => `Please send the ${name} as a list.`,
};

function ofType(name: string, expected: string, input: unknown): string {
  if (name === 'request') return 'Please send the details of this request as JSON.';
  if (input === undefined && expected !== 'boolean') return `Please enter the ${name}.`;
  return KINDS[expected]?.(name) ?? `Please check the ${name}.`;
}

/** The bounds of such a field mean nothing to people. */
const isCode = (name: string) => /\bID\b|^page position$/.test(name);

type Bound = { origin: string; minimum?: unknown; maximum?: unknown; inclusive?: boolean };

function tooSmall(name: string, { origin, minimum, inclusive }: Bound): string {
  const least = Number(minimum);
  if (origin === 'string')
    return least <= 1
      ? `Please enter the ${name}.`
      : `Please enter at least ${amount(least, 'character')} for the ${name}.`;
  if (origin === 'array') return `Please choose at least ${amount(least, 'item')} for the ${name}.`;
  if (isCode(name)) return `Please check the ${name}.`;
  return inclusive === false
    ? `Please enter more than ${number(least)} for the ${name}.`
    : `Please enter at least ${number(least)} for the ${name}.`;
}

function tooBig(name: string, { origin, maximum, inclusive }: Bound): string {
  const most = Number(maximum);
  if (origin === 'string') return `Please enter at most ${amount(most, 'character')} for the ${name}.`;
  if (origin === 'array') return `Please send at most ${amount(most, 'item')} for the ${name}.`;
  if (isCode(name)) return `Please check the ${name}.`;
  return inclusive === false
    ? `Please enter less than ${number(most)} for the ${name}.`
    : `Please enter at most ${number(most)} for the ${name}.`;
}

const PLURALS = { character: 'characters', item: 'items' } as const;
const amount = (count: number, unit: keyof typeof PLURALS) => `${number(count)} ${count === 1 ? unit : PLURALS[unit]}`;
const number = (value: number) => (Number.isInteger(value) ? wholeNumber(value) : String(value));

const FORMATS: Record<string, (name: string) => string> = {
  email: () => 'Please enter a valid email address.',
  url: (name) => `Please enter the ${name} as a web address.`,
  date: (name) => `Please enter the ${name} as a date such as 2025-06-30.`,
  datetime: (name) => `Please enter the ${name} as a time such as 2025-06-30T12:00:00Z.`,
};

const ofFormat = (name: string, format: string) => FORMATS[format]?.(name) ?? `Please check the ${name}.`;

function oneOf(name: string, values: readonly unknown[]): string {
  if (values.length === 0 || values.length > MOST_CHOICES) return `Please choose the ${name} from the list.`;
  const last = String(values.at(-1));
  const list = values.length === 1 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
  return `Please set the ${name} to ${list}.`;
}

z.config({ customError: plainSentence });
