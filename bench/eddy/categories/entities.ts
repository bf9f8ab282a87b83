import type { Field } from '../format.ts';
import { slipped } from '../grammar/manners.ts';
import { any, type Category, lines, others, type Scene, type Slot, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import type { KnownBoat } from '../oracle.ts';

/** Other boats that the same words would name, too. */
const alike = ({ market, target }: Scene, test: (boat: KnownBoat) => boolean) =>
  market.boats.filter((boat) => boat.id !== target.id && test(boat));
const onlyOfMake = (scene: Scene) => alike(scene, ({ make }) => make === scene.target.make).length === 0;
const wordOf = ({ model }: KnownBoat) => model.split(' ').find((word) => !/^\d/.test(word)) ?? model;
const cased = (scene: Scene, text: string) => any(scene, [text, text, text.toLowerCase(), text.toUpperCase()]);

/** Names of the target that fit no other boat: a boat fits a name that has only words of its title, in any order. */
export function nameOf(scene: Scene, target: KnownBoat = scene.target): string {
  const { make, model, title, year } = target;
  const fits = (boat: KnownBoat, text: string) => {
    const words = boat.title.split(' ');
    return text.split(' ').every((word) => words.includes(word));
  };
  const unique = (text: string) => scene.market.boats.filter((boat) => fits(boat, text)).length === 1;
  const short = [`${make} ${wordOf(target)}`, wordOf(target), `${year} ${make}`].filter(unique);
  return cased(scene, any(scene, [`${make} ${model}`, `${make} ${model}`, title, ...short]));
}

/** One word of the make or model with a slip, where the make is long enough to be recognized. */
function misspelled(scene: Scene): string {
  const { make, model } = scene.target;
  return any(scene, [
    `${slipped(scene.chance, make.toLowerCase())} ${model.toLowerCase()}`,
    `${slipped(scene.chance, make)} ${model}`,
  ]);
}

const NAMED: Record<string, Slot> = {
  ...SLOTS,
  name: (scene) => nameOf(scene),
  wrong: misspelled,
  wrongmake: (scene) => slipped(scene.chance, scene.target.make.toLowerCase()),
  word: (scene) => cased(scene, wordOf(scene.target)),
};

const about = (name: string, templates: readonly string[]): Category => ({
  name,
  make: (scene) => [{ say: say(scene, templates, NAMED), expect: { shows: [scene.target.title] } }],
});

/** Questions for one field, by field. */
const FACTS: Partial<Record<Field, readonly string[]>> = {
  price: lines`
    (what's|whats|what is) the price of the {name}?
    how much (is|for|do they want for) the {name}
    what are they asking for the {name}?
    asking price on the {name}
    what does the {name} cost
  `,
  hours: lines`
    how many hours (are on|does) the {name} (have|)?
    engine hours on the {name}
    how many hours has the {name} got on her
    has the {name} been run a lot? what are the hours
  `,
  location: lines`
    where is the {name}?
    where's the {name} located
    which city is the {name} in?
    where would I have to go to look at the {name}
  `,
  year: lines`
    what year is the {name}
    how old is the {name}?
    when was the {name} built
    model year of the {name}?
  `,
  owner: lines`
    who owns the {name}?
    whose boat is the {name}
    who is selling the {name}
    who's the owner of the {name}
  `,
  length: lines`
    how long is the {name}?
    what's the length of the {name}
    LOA of the {name}?
    how many feet is the {name}
  `,
  engine: lines`
    what engines does the {name} have?
    how is the {name} powered
    what motor is on the {name}
    engine specs for the {name}?
  `,
  fuel: lines`
    is the {name} gas or diesel?
    what fuel does the {name} take
    does the {name} run on diesel or gasoline
  `,
  capacity: lines`
    how many people fit on the {name}?
    capacity of the {name}
    how many passengers can the {name} take
  `,
  speed: lines`
    how fast is the {name}?
    top speed of the {name}
    what will the {name} do flat out
  `,
  condition: lines`
    what condition is the {name} in?
    what shape is the {name} in
    condition of the {name}?
  `,
};

const factAbout: Category = {
  name: 'facts of a named boat',
  make(scene) {
    const field = any(scene, Object.keys(FACTS)) as Field;
    return [{ say: say(scene, FACTS[field] ?? [], NAMED), expect: { fact: { boat: scene.target.title, field } } }];
  },
};

const compared: Category = {
  name: 'comparing named boats',
  make(scene) {
    const second = any(
      scene,
      others(scene)
        .filter(({ id, type }) => id !== scene.target.id && type === scene.target.type)
        .concat(others(scene).slice(0, 2)),
    );
    if (second.id === scene.target.id) return undefined;
    const slots = { ...NAMED, second: (it: Scene) => nameOf(it, second) };
    const asked = say(
      scene,
      lines`
        compare the {name} (with|and|to) the {second}
        {name} vs {second}
        {name} versus the {second}, which is the better deal?
        how does the {name} stack up against the {second}?
        (what's|what is) the difference between the {name} and the {second}
        put the {name} and the {second} side by side
        I'm torn between the {name} and the {second}
        {name} or {second}?
        which is newer, the {name} or the {second}
        is the {name} cheaper than the {second}?
        side by side please: {name}, {second}
        can you line up the {name} next to the {second} for me
      `,
      slots,
    );
    return [{ say: asked, expect: { shows: [scene.target.title, second.title] } }];
  },
};

const unknownBoat: Category = {
  name: 'boats that do not exist',
  make(scene) {
    const number = String(900_000 + Math.floor(scene.chance.next() * 90_000));
    const make = `${any(scene, ['Vorstel', 'Pimbrook', 'Ocelaine', 'Drumhavn', 'Zubikon', 'Laskerby'])}${any(scene, ['', 'o', 'en'])}`;
    const slots = { number: () => number, nobody: () => cased(scene, make) };
    const asked = say(
      scene,
      lines`
        boat {number}
        show me boat {number}
        tell me about boat #{number}
        what's listing {number}?
        do you have a {nobody}?
        (any|got any) {nobody} boats?
        how much is the {nobody} 27?
        I heard you have a {nobody} 31, details please
        is boat number {number} still available
        looking for a {nobody}
        where is the {nobody} 40
        can you pull up listing no. {number}
      `,
      slots,
    );
    return [{ say: asked, expect: { answer: ['nothing found', 'unsure'], never: ['$900,000', '/up to \\$9/'] } }];
  },
};

export const ENTITIES: readonly Category[] = [
  {
    name: 'makes in any case and number',
    make: (scene) => [
      {
        say: say(
          scene,
          lines`
            (any|got any|u got any|do you have any|are there) {makes}?
            {makes}
            {makes} {max}
            (show me|list|find) {makes}
            (show me|list) (all|every one of) the {makes} you have
            I'm a {make} guy, what {makes} do you have
            {make}?
            {make} {instate}
            looking for a {make}, {newer}
            my dad had a {make}. any {makes} around?
            what {makes} are listed
            {makes} {notstate}
            how about {makes} {minfeet}
            we love {makes}, show us {makes}
            {makes}, {nomore}
            a {make} would be perfect, {max}
            only {makes} please
          `,
          NAMED,
        ),
        expect: { boats: { where: scene.where, loose: scene.loose } },
      },
    ],
  },
  {
    name: 'makes with typos',
    make(scene) {
      const asked = say(
        scene,
        lines`
          (any|got any) {wrongmake} boats?
          {wrongmake}
          show me {wrongmake}s
          do you have a {wrongmake}?
          looking for a {wrongmake}
          {wrongmake} boats please
          what {wrongmake}s do you have listed
          I want a {wrongmake}, not sure how it's spelled
          how much do {wrongmake}s go for? show me some
        `,
        NAMED,
      );
      const wanted = { make: [scene.target.make] };
      return [{ say: asked, expect: [{ boats: { where: wanted } }, { answer: 'asks', says: [scene.target.make] }] }];
    },
  },
  about(
    'one boat by name',
    lines`
    tell me about the {name}
    (what can you tell me|what do you know) about the {name}?
    more (info|details) on the {name}
    {name}
    {name}?
    (show me|pull up|open|bring up) the {name}
    I'm interested in the {name}
    details on {name} please
    what's the story with the {name}
    (have|do) you (got|have) the {name}?
    is the {name} still (available|for sale|there)?
    the {name} looks nice, tell me more
    saw the {name} on the site, whats up with it
    give me the rundown on the {name}
    I keep coming back to the {name}. what should I know
    describe the {name}
    is the {name} any good?
  `,
  ),
  about(
    'one boat with typos',
    lines`
    tell me about the {wrong}
    {wrong}
    show me the {wrong}
    details for {wrong} please
    (how much|what) is the {wrong}
    I like the {wrong}
    is the {wrong} still available?
    what's the deal with the {wrong}
    info on {wrong}
    can you find the {wrong}
  `,
  ),
  {
    name: 'partial names',
    make(scene) {
      const byMake = onlyOfMake(scene);
      const unique = alike(scene, (boat) => wordOf(boat) === wordOf(scene.target)).length === 0;
      if (!byMake && !unique && scene.chance.next() < 0.8) return undefined;
      const asked = say(
        scene,
        lines`
          tell me about the {word}
          the {word}
          how about that {word}
          more on the {word} please
          what's the {word} like?
          show me the {word} again
          is the {word} any good
          I saw a {word} somewhere on here
        `,
        NAMED,
      );
      const same = scene.market.boats.filter((boat) => wordOf(boat) === wordOf(scene.target));
      return [
        {
          say: asked,
          expect: {
            shows: same.slice(0, same.length > 5 ? 0 : same.length).map(({ title }) => title),
            never: ['/did.?n.t (get|understand)/'],
          },
        },
      ];
    },
  },
  factAbout,
  compared,
  unknownBoat,
];
