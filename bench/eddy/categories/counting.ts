import type { NumberField } from '../format.ts';
import { any, type Category, lines, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import { select } from '../oracle.ts';

const counts: Category = {
  name: 'counts',
  make(scene) {
    const asked = say(
      scene,
      lines`
        how many {types} (do you have|are there|are listed)?
        how many {types} {instate}
        how many boats {instate}?
        (number|count) of {types} {max}
        how many {types} {max} are there
        count the {types} {newer}
        how many {makes} do you have?
        how many boats are {max}?
        are there a lot of {types} {instate}? how many
        just curious how many {types} are {notstate}
        how many {types} {takes}
        how many boats {region}?
        what's the number of {types} {feetrange}
        {types} {instate}: how many?
        tell me how many {types} you list {noless}
        how many boats do you have {intown}
      `,
      SLOTS,
    );
    return [{ say: asked, expect: { count: { where: scene.where, loose: scene.loose } } }];
  },
};

const AVERAGES: Partial<Record<NumberField, readonly string[]>> = {
  price: lines`
    (what's|what is|whats) the average price of {types}?
    average asking price for {types} {instate}
    what do {types} go for on average
    what does {type} cost on average {instate}?
    mean price of {types} {newer}
    on average, how much are {types}
    avg price {types} {feetrange}
    how much do {makes} cost on average
    what would I pay for {type} on average
  `,
  hours: lines`
    average engine hours of {types}
    how many hours do {types} have on average?
    what's the typical number of hours, I mean the average, on {types}
  `,
  length: lines`
    average length of {types}
    how long are {types} on average?
    what's the average length of boats {instate}
  `,
  year: lines`
    what's the average model year of {types}?
    average year of {types} {instate}
  `,
};

const averages: Category = {
  name: 'averages',
  make(scene) {
    const of = any(scene, [...Object.keys(AVERAGES), 'price', 'price']) as NumberField;
    const asked = say(scene, AVERAGES[of] ?? [], SLOTS);
    if (select(scene.market.boats, scene.where, scene.viewer).length < 2) return undefined;
    return [{ say: asked, expect: { average: { where: scene.where, loose: scene.loose, of } } }];
  },
};

const facets: Category = {
  name: 'counts by facet',
  make(scene) {
    const { market, viewer } = scene;
    const bySize = (values: readonly (string | null)[]) =>
      [...Map.groupBy(values, (it) => it ?? '').entries()].toSorted((a, b) => b[1].length - a[1].length);
    const kind = any(scene, ['type', 'make'] as const);
    const listed = select(market.boats, {}, viewer);
    const sizes = bySize(listed.map((boat) => boat[kind]));
    const leaders = sizes.filter(([, group]) => group.length === sizes[0]?.[1].length).map(([name]) => name);
    const templates = {
      type: lines`
        which type (of boat|) do you have the most of?
        how many of each type are there
        what kind of boat is most common here?
        boats by type, counts please
        break it down by type for me
        what's the most listed type of boat
      `,
      make: lines`
        which make has the most boats (here|listed)?
        what brand do you have the most of
        how many boats per make
        most common builder on here?
        which manufacturer shows up most
      `,
    }[kind];
    return [
      {
        say: say(scene, templates, SLOTS),
        expect: [{ says: [leaders] }, ...leaders.map((name) => ({ table: [name] }))],
      },
    ];
  },
};

const NOTHING: Category = {
  name: 'nothing fits',
  make(scene) {
    const where = { type: scene.target.type, minPrice: 40_000_000 };
    const asked = say(
      scene,
      lines`
        {types} over 40 million
        (any|got any) {types} under $500?
        {types} longer than 400 feet
        {types} built before 1890
        a boat for 200 dollars
        {types} that sleep 90
        {types} in North Dakota
        {types} in Kansas
        (show me|find) {types} with more than 90,000 engine hours
        {type} that does 250 mph
        boats in Nebraska {max}
        {types} cheaper than $90
      `,
      SLOTS,
    );
    return where.type ? [{ say: asked, expect: { answer: 'nothing found' } }] : undefined;
  },
};

export const COUNTING: readonly Category[] = [counts, averages, facets, NOTHING];
