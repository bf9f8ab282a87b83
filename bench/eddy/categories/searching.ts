import { any, type Category, lines, type Scene, say } from '../grammar/scene.ts';
import { SLOTS } from '../grammar/slots.ts';
import type { KnownBoat } from '../oracle.ts';

type Suits = (boat: KnownBoat, scene: Scene) => boolean;

/** One question that asks for boats. The phrases in its slots define which. */
export const searching = (name: string, templates: readonly string[], suits: Suits = () => true): Category => ({
  name,
  make(scene) {
    if (!suits(scene.target, scene)) return undefined;
    const asked = say(scene, templates, SLOTS);
    return [{ say: asked, expect: { boats: { where: scene.where, loose: scene.loose } } }];
  },
});

/** The same with an order: the first card must be the extreme one. */
export const superlative = (name: string, orders: Record<string, readonly string[]>): Category => ({
  name,
  make(scene) {
    const order = any(scene, Object.keys(orders));
    const asked = say(scene, orders[order] ?? [], SLOTS);
    return [{ say: asked, expect: { boats: { where: scene.where, loose: scene.loose, sorted: order } } }];
  },
});

export const SEARCHES: readonly Category[] = [
  searching(
    'search by price',
    lines`
      {types} {max}
      (show me|find me|give me|list) {types} {max}
      (do you have|have you got|got|u got|is there) (any|) {types} {max}?
      I'm (looking for|after|hunting for|shopping for) {type} {max}
      (what|which) {types} (can I get|are there|do you have) {max}?
      my budget is tight, {types} {max} please
      {range}, {types}
      {types} {range}
      (hi|hey|hello) (there|eddy|), (we're|I'm) in the market for {type}, {range}
      need {type}, {max}, that's all I ask
      (would you be so kind as to|could you please|can you) show me {types} {range}?
      {types}. {max}. go
      my wife says {type} {max} or it's the couch for me
      anything in the way of {types} {max}
      (thinking about|considering|dreaming of) {type}, should be {max}
      I'd like to see {types} {min}
      {types} {min} only (please|thx|)
      {types}, {about}
      looking to spend {about} on {type}
      (what's|what is) out there in {types} {about}?
      {max} for {type}, possible?
      (pls|plz) show {types} that go {max}
      if I had to choose {type} {range}, what would I be choosing from
      ok so I sold my truck and want {type} {max}
      retired now and I want {type} {range}, what have you got
    `,
  ),
  searching(
    'search by place',
    lines`
      {types} {instate}
      (any|are there any|got any) {types} {instate}?
      (show me|find|list) {types} {intown}
      what {types} are {intown}?
      I live {instate} so only {types} {instate}
      we keep our boat {intown}, looking for {type} {intown}
      boats {intown} {max}
      (what's|whats) for (trade|sale) {intown}
      I want to see boats {instate} {range}
      {instate}: {types}?
      {type} {instate} please
      my slip is {instate}, find me {type} {instate}
      anything (decent|nice|good) {intown}?
      boats located {intown} (please|)
      looking {instate} for {type}, {max}
      (hey|yo) what do you have {intown}
      moving next spring and need {type} {instate}
      could you look {instate} for {types} {newer}?
      {types} {ineither}
      show everything you have {intown}
      which boats are lying {intown} right now?
    `,
  ),
  searching(
    'search by age',
    lines`
      {types} {newer}
      {types} {older}
      (show me|find me) {types} {years}
      I want {type}, {newer}
      {newer}, {types}, {max}
      {types} but {newer}
      (only|just) {types} {newer} please
      classic {types}, {older}
      (do you have|got) {types} {years}?
      boats {years} {instate}
      {type} {newer} {instate}
      not too old: {types} {newer}
      I like old boats: {types} {older}
      my insurance wants {newer}, so {types} {newer} it is
      {types}, {newer}, {range}
      looking for something {newer}, {type}
      (any|are there any) {types} {newer}
      my lender is picky: {types}, {newer}, {max}
      {types} {older} {max}
      vintage is fine, {types} {older}
      can you find {type}, {years}, {instate}?
    `,
  ),
  searching(
    'search by length',
    lines`
      {types} {minfeet}
      {types} {maxfeet}
      {types} {feetrange}
      (show me|list|find) {types} {feetrange}
      I need {type} {minfeet}
      my (slip|dock|lift) only takes boats {maxfeet}, show me {types} {maxfeet}
      (any|got any) {types} {feetrange}?
      {feetrange}, {types}, {max}
      boats {feetrange} {instate}
      something {feetrange}, {type} ideally
      (we want|I want|we'd like) {type} {minfeet} {instate}
      {types} {minfeet} but {maxfeet}
      {minfeet}, {max}, {types}
      it has to be {maxfeet}: {types}
      {types} {minfeet} {newer}
      a bigger one, {type}, {minfeet}
      trailerable {types}, {maxfeet}
      {type} {feetrange} {range}
      the garage is short so {types} {maxfeet}
      got {types} {minfeet}? {instate} would be great, so {instate}
    `,
  ),
  searching(
    'lengths in meters',
    lines`
      {types} {minmeters}
      {types} {maxmeters}
      (show me|find|list) {types} {minmeters}
      {minmeters}, {max}
      I'm from Europe, need {type} {minmeters}
      {type} {minmeters} and {max}
      boats {maxmeters} {instate}
      (any|got any) {types} {maxmeters}?
      {types} {minmeters} {newer}
      our berth takes {maxmeters}, so {types} {maxmeters}
      {minmeters} {types} please
      looking for {type} {minmeters}, {range}
      {types}, {maxmeters}, {newer}
      {type}, {minmeters}, {oddmax}
    `,
  ),
  searching(
    'many wishes at once',
    lines`
      {types} {max}, {newer}, {instate}
      {type} {instate}, {feetrange}, {max}, {newer}
      I'm looking for {type} that's {newer} and {maxfeet}, ideally {max}
      hi eddy, my husband and I want {type} {instate}, {newer} if possible, and {nomore}
      {max} / {minfeet} / {types} / {newer}
      need {type} {minfeet} {nomore} {notstate}
      we have kids so {type}, {minfeet}, {newer}, {max}, no rush
      (show me|find me) {types} {instate} {newer} {hours}
      {types} {range} {feetrange} {instate}
      if there's {type} {instate} that is {newer}, I'd pay {max}
      so basically {types}, {minfeet}, {noproject}, {nomore}
      {type}, which should be {newer} and which should cost {max}, {instate}
      I'd want {type} {fuel}, {minfeet}, {max}
      ok here is my list: {types}; {max}; {newer}; {hours}
      {types} {notstate}, {newer}, {nomore}
      {type} {newer}, {hours}, {max}, and {noproject}
      what about {types} {instate} {carries}, {max}
      (looking for|want) {type} {takes}, {max}
      {types} {takes} {instate}
      first boat, small family: {type}, {maxfeet}, {nomore}, {noproject}
      replacing my old one with {type} {newer} {carries}, {notstate}
      {max} {types} {newer} {fuel}
    `,
  ),
  searching(
    'berths, people, fuel and condition',
    lines`
      {types} {sleeps}
      something {sleeps}, {max}
      need to find {type} {sleeps}, budget {max}
      boats {sleeps} {instate}
      (any|got any) {types} {carries}?
      {type} {carries} {max}
      {fuel} {types}
      {types} {fuel} {instate}
      {types} {condition}
      (show me|find) {types} {condition} {max}
      {types}, {noproject}
      we're a crew of many: {type} {carries}
      {types} {sleeps} and {fuel}
      weekend boat {sleeps}, {nomore}
      I want {type} {fuel} {newer}
      {types} {fast}
      something quick: {types} {fast}
      {condition} {types} {instate}
      {type} {sleeps} for the grandkids, {noproject}
      we'd spend nights aboard so {types} {sleeps}
      {types} {carries}, {fuel}
      how about {types} {fast} {max}
    `,
    ({ sleeps, condition }) => (sleeps ?? 0) >= 2 && condition !== 'Project',
  ),
  searching(
    'engines and hours',
    lines`
      {types} {hours}
      {types} {engines}
      (show me|find me|any) {types} {engines}
      {type} {engines} {max}
      {type} {hours} {instate}
      {types} with {hours} and {max}
      {types} only {engines}
      {hours}, {types}, {newer}
      low time on the motors please: {types} {hours}
      {types} {engines} {hours}
      boats {engines} {instate}
      {type} {engines}, {newer}
      mechanically fresh {types}, {hours}
      (got|have) {types} {engines} {max}?
      {types} where the engines have {hours}
      {type} {hours} because I don't want to rebuild anything
    `,
  ),
];
