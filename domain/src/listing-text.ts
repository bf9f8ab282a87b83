import { categoryLabel, type ListingKey } from './trade-taxonomy.ts';

/** The facts in the generated description, which omits the ones the owner left out. */
interface DescribedBoat {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly location: string;
  readonly type?: string | null | undefined;
  readonly condition?: string | null | undefined;
  readonly length?: number | null | undefined;
  readonly engineType?: string | null | undefined;
  readonly engineHours?: number | null | undefined;
  readonly fuel?: string | null | undefined;
  readonly maxSpeed?: number | null | undefined;
  readonly capacity?: number | null | undefined;
  readonly sleeps?: number | null | undefined;
  readonly tradeCategories?: readonly string[] | null | undefined;
}

/** Added to every posted boat. They hold for all of them, since they describe the marketplace's services. */
export const STANDARD_FEATURES: readonly string[] = [
  'Listed by the owner',
  'Direct messages with the owner',
  'In-app closing service available',
  'Title search available',
  'Professional inspection available',
  'Marine survey available',
  'Transport quotes available',
  'Financing and insurance quotes available',
];

const OPEN: ListingKey = 'open_to_offers';
const NAMED_CATEGORIES = 5;

/** Deterministic: the same boat always gets the same text. */
export function autoDescription(boat: DescribedBoat): string {
  return sentencesOf(boat)
    .filter((text) => text !== '')
    .join(' ');
}

/** One entry for each kind of sentence, empty if its facts are unknown. */
const sentencesOf = (boat: DescribedBoat) =>
  [introduction(boat), propulsion(boat), room(boat), trade(boat)].map((text) => (text === '' ? '' : `${text}.`));

/** Appends the generated text to the owner's words, unless they already end with it. */
export function withAutoDescription(ownWords: string | null | undefined, boat: DescribedBoat): string {
  const generated = autoDescription(boat);
  const words = ownWords?.trim() ?? '';
  if (words === '' || words === generated) return generated;
  return endsWith(words, generated) ? words : `${words}${BETWEEN}${generated}`;
}

/**
 * Updates the generated sentences after an edit, wherever the owner moved them. Sentences that the owner rewrote stay as they are.
 * A new sentence goes after the generated one before it.
 */
export function renewedDescription(text: string, before: DescribedBoat, after: DescribedBoat): string {
  const renewed = sentencesOf(after);
  let result = text;
  let end = -1;
  for (const [index, was] of sentencesOf(before).entries()) {
    const now = renewed[index] ?? '';
    const at = was === '' ? end : positionOf(result, was);
    if (at < 0) continue;
    // A removed sentence takes the space before it along; an added one brings its own.
    const head = now === '' ? result.slice(0, at).trimEnd() : result.slice(0, at);
    const written = was === '' && now !== '' ? ` ${now}` : now;
    result = `${head}${written}${result.slice(at + was.length)}`;
    end = head.length + written.length;
  }
  return result;
}

/** The last occurrence that starts a word, since the owner's own words come first. -1 if there is none. */
function positionOf(text: string, sentence: string): number {
  for (let at = text.lastIndexOf(sentence); at >= 0; at = at === 0 ? -1 : text.lastIndexOf(sentence, at - 1)) {
    if (at === 0 || /\s/.test(text.charAt(at - 1))) return at;
  }
  return -1;
}

/** The owner's features first, then the standard ones that are not among them. */
export function withStandardFeatures(own: readonly string[]): string[] {
  const known = new Set<string>();
  return [...own, ...STANDARD_FEATURES].filter((feature) => {
    const word = feature.trim().toLowerCase();
    if (word === '' || known.has(word)) return false;
    known.add(word);
    return true;
  });
}

const BETWEEN = '\n\n';

const endsWith = (words: string, generated: string) =>
  generated !== '' && words.endsWith(generated) && /\s$/.test(words.slice(0, -generated.length));

function introduction({ year, make, model, length, type, condition, location }: DescribedBoat): string {
  const named = type?.endsWith('Fishing') ? `${type} boat` : (type ?? 'boat');
  const kind = [length ? `${length} ft` : '', named].filter(Boolean).join(' ');
  const state = condition ? `, ${CONDITION_WORDS[condition] ?? `in ${condition.toLowerCase()} condition`}` : '';
  return `This ${year} ${make} ${model} is ${article(kind)} ${kind}${state}, located in ${location.replace(/\.$/, '')}`;
}

const CONDITION_WORDS: Readonly<Record<string, string>> = { New: 'new', Project: 'offered as a project' };

function propulsion({ engineType, engineHours, fuel, maxSpeed }: DescribedBoat): string {
  if (!engineType) return '';
  const hours = engineHours ? ` with ${engineHours} ${engineHours === 1 ? 'hour' : 'hours'}` : '';
  const speed = maxSpeed ? `, and reaches ${maxSpeed} mph` : '';
  return `It is powered by ${engineType.replace(/\.$/, '')}${fuel ? ` (${fuel.toLowerCase()})` : ''}${hours}${speed}`;
}

function room({ capacity, sleeps }: DescribedBoat): string {
  const parts = [
    capacity ? `carries up to ${capacity} ${capacity === 1 ? 'person' : 'people'}` : '',
    sleeps ? `sleeps ${sleeps}` : '',
  ].filter(Boolean);
  return parts.length === 0 ? '' : `It ${parts.join(' and ')}`;
}

function trade({ tradeCategories }: DescribedBoat): string {
  const categories = tradeCategories ?? [];
  if (categories.length === 0) return '';
  if (categories.includes(OPEN)) return 'The owner is open to trade offers of any kind';
  const named = categories.slice(0, NAMED_CATEGORIES).map(categoryLabel);
  const all = categories.length > NAMED_CATEGORIES ? [...named, 'more'] : named;
  return `The owner will consider trades for ${enumerated(all)}`;
}

function enumerated(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const article = (word: string) => (/^(?:[aeio]|8|11\b|18\b)/i.test(word) ? 'an' : 'a');
