import type { Field, NumberField, Where } from './format.ts';

/** A listed boat as the catalog knows it, read without the product's own search. */
export interface KnownBoat {
  id: number;
  title: string;
  make: string;
  model: string;
  type: string | null;
  price: number;
  year: number;
  length: number | null;
  beam: number | null;
  hours: number | null;
  sleeps: number | null;
  capacity: number | null;
  speed: number | null;
  views: number;
  location: string;
  state: string | null;
  condition: string | null;
  fuel: string | null;
  engine: string | null;
  takes: string[];
  owner: string;
  ownerId: string;
}

/** The reader of the answers. */
export interface Viewer {
  id: string;
  saved: ReadonlySet<number>;
}

type Test = (boat: KnownBoat, viewer: Viewer) => boolean;

const lower = (text: string | null) => (text ?? '').toLowerCase();
const oneOf = (values: readonly string[], value: string | null) => values.some((it) => lower(it) === lower(value));
const partOf = (values: readonly string[], text: string) => values.some((it) => lower(text).includes(lower(it)));
const accepts = (boat: KnownBoat, values: readonly string[]) =>
  boat.takes.includes('open_to_offers') || values.some((it) => boat.takes.includes(it));

const COUNTS = ['single', 'twin', 'triple', 'quad'];
const enginesOf = ({ engine }: KnownBoat) => 1 + COUNTS.findIndex((word) => lower(engine).startsWith(word));
const powerOf = ({ engine }: KnownBoat) => Number(/([\d,]+) ?HP/i.exec(engine ?? '')?.[1]?.replaceAll(',', ''));

function driveOf({ engine }: KnownBoat): string {
  if (/outboard/i.test(engine ?? '')) return 'outboard';
  return /sterndrive/i.test(engine ?? '') ? 'sterndrive' : 'inboard';
}

const LISTS: Record<string, (boat: KnownBoat, values: readonly string[]) => boolean> = {
  type: (boat, values) => oneOf(values, boat.type),
  state: (boat, values) => oneOf(values, boat.state),
  place: (boat, values) => partOf(values, boat.location),
  make: (boat, values) => oneOf(values, boat.make),
  title: (boat, values) => oneOf(values, boat.title),
  condition: (boat, values) => oneOf(values, boat.condition),
  fuel: (boat, values) => oneOf(values, boat.fuel),
  takes: accepts,
  drive: (boat, values) => oneOf(values, driveOf(boat)),
  owner: (boat, values) => oneOf(values, boat.owner),
};

/** Every condition of a selection as a test by its name, so that a verdict can name the ones that a boat fails. */
function testsOf(where: Where): [name: string, test: Test][] {
  return Object.entries(where).map(([name, value]) => [`${name} ${JSON.stringify(value)}`, testOf(name, value)]);
}

function testOf(name: string, value: Where[keyof Where]): Test {
  if (name === 'own') return (boat, viewer) => (boat.ownerId === viewer.id) === value;
  if (name === 'saved') return (boat, viewer) => viewer.saved.has(boat.id) === value;
  if (name === 'engines') return (boat) => enginesOf(boat) === value;
  if (name === 'power') return (boat) => powerOf(boat) === value;
  const bound = /^(min|max)([A-Z]\w*)$/.exec(name);
  if (bound && typeof value === 'number')
    return boundTest(bound[1] === 'min', lower(bound[2] ?? '') as NumberField, value);
  const not = /^not([A-Z]\w*)$/.exec(name);
  const test = LISTS[lower(not?.[1] ?? name)];
  if (!test || !Array.isArray(value)) throw new Error(`No such condition: ${name}.`);
  return (boat) => test(boat, value) !== (not !== null);
}

function boundTest(isLeast: boolean, field: NumberField, value: number): Test {
  return (boat) => {
    const given = boat[field];
    return given !== null && (isLeast ? given >= value : given <= value);
  };
}

export function select(boats: readonly KnownBoat[], where: Where, viewer: Viewer): KnownBoat[] {
  const tests = testsOf(where);
  return boats.filter((boat) => tests.every(([, test]) => test(boat, viewer)));
}

/** The conditions with the boats that fail them. */
export function violations(
  boats: readonly KnownBoat[],
  where: Where,
  viewer: Viewer,
): [name: string, bad: KnownBoat[]][] {
  return testsOf(where).map(([name, test]) => [name, boats.filter((boat) => !test(boat, viewer))]);
}

/** Sorts by a number; a leading minus reverses the order. */
export function sortedBy(boats: readonly KnownBoat[], order: string): KnownBoat[] {
  const field = order.replace(/^-/, '') as NumberField;
  const sign = order.startsWith('-') ? -1 : 1;
  return boats.filter((boat) => boat[field] !== null).toSorted((a, b) => sign * (Number(a[field]) - Number(b[field])));
}

export const fieldOf = (boat: KnownBoat, field: Field): string | number | null => boat[field];
