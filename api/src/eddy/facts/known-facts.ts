import { placeOf } from '@tradewind/domain/geography';
import type { ToolRecord } from '../turns.ts';
import { classOfKey, type FactClass, unitOfKey } from './fact-classes.ts';
import { plainText } from './plain-text.ts';
import { quantitiesIn, type Unit } from './quantities.ts';

/** A number that a tool returned, with its field and the boats it is about. */
export interface Fact {
  key: string;
  class: FactClass;
  unit: Unit | undefined;
  value: number;
  /** Empty if it is about the market, a fee or a list. */
  boats: readonly number[];
  /** Names of the record it belongs to, in lower case: a service, another person, a group. */
  names: readonly string[];
}

export interface KnownBoat {
  id: number;
  title: string;
  year: number | undefined;
  make: string;
  model: string;
  location: string;
  state: string | undefined;
  owner: string;
  type: string;
  condition: string;
  takes: readonly string[] | undefined;
  features: readonly string[] | undefined;
  /** Engine and fuel, in lower case; undefined if no tool returned them. */
  engine: string | undefined;
  verified: boolean | undefined;
  price: number | undefined;
  length: number | undefined;
  engineHours: number | undefined;
  topSpeed: number | undefined;
  /** The owner's own words. They prove nothing. */
  written: string;
}

/** A list of boats with the search behind it. */
interface KnownList {
  boats: readonly number[];
  total: number;
  input: Record<string, unknown>;
  tool: string;
  /** The boat with the lowest price of all that match, if the list shows only a part of them. */
  cheapest?: number;
}

type Json = Record<string, unknown>;

/** Written by people, or by the model itself. */
const NO_PROOF = new Set([
  'description',
  'lastMessage',
  'body',
  'text',
  'note',
  'next',
  'path',
  'title',
  'features',
  'confirmLabel',
]);
/** Numbers of records count and measure nothing: 'boatId', 'ownerId'. */
const IS_NUMBER_OF_RECORD = /^id$|Ids?$/;
const NAMES = ['with', 'about', 'name', 'title', 'give', 'owner', 'offering'];

/** Everything that tools returned in a conversation, as facts about boats and about the rest. */
export class KnownFacts {
  readonly boats = new Map<number, KnownBoat>();
  readonly lists: KnownList[] = [];
  readonly facts: Fact[] = [];
  /** Text of our own, in lower case: states, refusals, services. No text of owners. */
  ours = '';
  /** Refusals of tools. They may contain what a model made up. */
  readonly refusals: string[] = [];
  /** Messages of others, which prove nothing. */
  readonly messages: string[] = [];
  /** Whole sentences of ours about boats, which may be repeated. */
  readonly sentences: string[] = [];
  /** Titles of items that are no boats of a list: one's own boat, the subject of a conversation. */
  readonly titles = new Set<string>();
  /** Names of people, in lower case. */
  readonly people = new Set<string>();
  /** Whether a tool said that there is nothing. */
  nothingFound = false;
  /** States of trades and negotiations, with the names of their records. */
  readonly states: { state: string; names: readonly string[] }[] = [];
  /** How asking prices stand to the average of comparable boats. */
  readonly positions: { position: string; boats: readonly number[] }[] = [];

  learn({ name, input, output }: ToolRecord): void {
    const about = [input.boatId, ...(Array.isArray(input.boatIds) ? input.boatIds : [])].filter(
      (id) => typeof id === 'number',
    );
    const found = boatsIn(output);
    for (const boat of found) this.#meet(boat);
    if (Array.isArray(output.boats)) {
      const ids = output.boats.flatMap((boat) => (isBoat(boat) ? [boat.id] : []));
      const total = typeof output.total === 'number' ? output.total : ids.length;
      const cheapest = isBoat(output.cheapest) ? { cheapest: output.cheapest.id } : {};
      this.lists.push({ boats: ids, total, input, tool: name, ...cheapest });
    } else if (found.length > 0)
      this.lists.push({ boats: found.map(({ id }) => id), total: found.length, input, tool: name });
    if (isNothing(output)) this.nothingFound = true;
    const subject = found.length === 1 && found[0] ? [found[0].id] : about.length === 1 ? about : [];
    this.#walk(output, subject, []);
  }

  #meet(boat: Json & { id: number; title: string }): void {
    const before = this.boats.get(boat.id);
    const text = (key: string) => (typeof boat[key] === 'string' ? boat[key] : undefined);
    const amount = (key: string) => (typeof boat[key] === 'number' ? boat[key] : undefined);
    const strings = (key: string) => (Array.isArray(boat[key]) ? boat[key].map(String) : undefined);
    const location = text('location') ?? before?.location ?? '';
    const price = text('price');
    const engine = [text('engine'), text('fuel')].filter(Boolean).join(' ').toLowerCase();
    this.boats.set(boat.id, {
      id: boat.id,
      title: boat.title,
      year: amount('year') ?? before?.year,
      make: text('make') ?? before?.make ?? '',
      model: text('model') ?? before?.model ?? '',
      location,
      state: placeOf(location),
      owner: text('owner') ?? before?.owner ?? '',
      type: text('type') ?? before?.type ?? '',
      condition: text('condition') ?? before?.condition ?? '',
      takes: strings('takesInTrade') ?? before?.takes,
      features: strings('features') ?? before?.features,
      engine: 'engine' in boat || 'fuel' in boat ? engine : before?.engine,
      verified: typeof boat.ownerVerified === 'boolean' ? boat.ownerVerified : before?.verified,
      price: price === undefined ? before?.price : quantitiesIn(price)[0]?.readings[0],
      length: amount('length') ?? before?.length,
      engineHours: amount('engineHours') ?? before?.engineHours,
      topSpeed: amount('topSpeed') ?? before?.topSpeed,
      written: [before?.written, text('description'), strings('features')?.join(', ')].filter(Boolean).join('\n'),
    });
    if (text('owner')) this.people.add(String(text('owner')).toLowerCase());
  }

  #walk(value: unknown, boats: readonly number[], names: readonly string[], key = ''): void {
    if (Array.isArray(value)) {
      for (const item of value) this.#walk(item, boats, names, key);
      if (key !== '') this.#add(key, 'boats', value.length, boats, names);
    } else if (value && typeof value === 'object') this.#walkObject(value as Json, boats, names);
    else if (typeof value === 'number') this.#add(key, unitOfKey(key), value, boats, names);
    else if (typeof value === 'string' && (key === 'lastFromThem' || key === 'lastFromUser')) this.messages.push(value);
    else if (typeof value === 'string' && !NO_PROOF.has(key)) this.#read(key, value, boats, names);
  }

  #walkObject(value: Json, boats: readonly number[], names: readonly string[]): void {
    const id = isBoat(value) ? value.id : typeof value.boatId === 'number' ? value.boatId : undefined;
    const own = NAMES.flatMap((name) => (typeof value[name] === 'string' ? [value[name].toLowerCase()] : []));
    for (const key of ['offering', 'give', 'about', 'get', 'title'])
      if (typeof value[key] === 'string' && value[key].includes(' ') && !isBoat(value))
        this.titles.add(plainText(value[key]));
    if (typeof value.with === 'string')
      for (const name of value.with.split(/, | and /)) this.people.add(name.toLowerCase());
    const label = typeof value.name === 'string' && 'value' in value ? value.name : undefined;
    for (const [name, item] of Object.entries(value)) {
      if (IS_NUMBER_OF_RECORD.test(name)) continue;
      this.#walk(item, id === undefined ? boats : [id], [...names, ...own], label && name === 'value' ? label : name);
    }
  }

  /** Numbers inside our own texts, such as '1.5%' or 'from 30 ft'. Titles in them are names. */
  #read(key: string, text: string, boats: readonly number[], names: readonly string[]): void {
    if (key === 'error') this.refusals.push(plainText(text));
    if (/^(?:state|standing|step)$/.test(key)) this.states.push({ state: text.toLowerCase(), names });
    if (key === 'why') this.sentences.push(plainText(text));
    if (key === 'position') this.positions.push({ position: text, boats });
    let ours = plainText(text);
    for (const { title } of this.boats.values()) ours = ours.replaceAll(plainText(title), ' ');
    if (!/^(?:make|model|title|owner|location|about|with|engine|fuel|condition)$/.test(key))
      this.ours += `\n${ours.toLowerCase()}`;
    for (const { readings, unit } of quantitiesIn(ours)) this.#add(key, unit, readings[0] ?? 0, boats, names);
  }

  #add(key: string, unit: Unit | undefined, value: number, boats: readonly number[], names: readonly string[]): void {
    this.facts.push({ key, class: classOfKey(key), unit, value, boats, names });
  }

  /** The boats that the model talks about now. */
  get current(): readonly number[] {
    return this.lists.at(-1)?.boats ?? [];
  }
}

const isBoat = (value: unknown): value is Json & { id: number; title: string } =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'title' in value &&
  typeof value.title === 'string';

function boatsIn(value: unknown): (Json & { id: number; title: string })[] {
  if (Array.isArray(value)) return value.flatMap(boatsIn);
  if (!value || typeof value !== 'object') return [];
  return [...(isBoat(value) ? [value] : []), ...Object.values(value).flatMap(boatsIn)];
}

const isNothing = (output: Json) =>
  ['total', 'comparables', 'dropped', 'noLongerListed'].some((key) => output[key] === 0) ||
  Object.values(output).some((value) => Array.isArray(value) && value.length === 0) ||
  'error' in output;
