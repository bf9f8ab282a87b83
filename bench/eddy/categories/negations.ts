import { type Category, lines } from '../grammar/scene.ts';
import { REGIONS } from '../world/names.ts';
import { searching, superlative } from './searching.ts';

const inRegion = (state: string | null) => REGIONS.some(({ states }) => states.some((it) => it === state));

export const NEGATIONS: readonly Category[] = [
  searching(
    'places ruled out',
    lines`
      {types} {notstate}
      {types} but {notstate}
      (show me|find me|list) {types} {notstate}
      I want {type}, {notstate}
      everything {min} {notstate}
      {max} {types} {notstate}
      {types} {nottown}
      (any|got any) {types} {notstate}?
      {notstate}: {types} {max}
      I can't deal with hurricanes so {types} {notstate}
      {types} {max}, {notstate}, thanks
      boats {notstate} {max}
      {type} {nottown} {max}
      find {types}, {newer}, {notstate}
      we've had enough of it there, so {types} {notstate} please
      {types} wherever, {notstate}
      {type} {notstate}, {nomore}
      all the {types} you have {nottown}
      the taxes are killing me. {types} {notstate}
    `,
  ),
  searching(
    'kinds and makes ruled out',
    lines`
      boats {max}, {notype}
      {max}, {newer}, {notype}
      boats {instate}, {notype}
      (show me|list) boats {instate} {max} but {notype}
      anything {instate} {range}, {notype}
      boats {feetrange}, {notype}
      {types} {nomake}
      {types} but {nomake}
      {types} {max}, {nomake}
      I had a bad one before: {types}, {nomake}
      {types}, {noproject}, {max}
      something {instate} {nomore}, {notype}
      {notype}, {nomore}, {instate}
      whatever you have {instate} {notype}
      {types} {nomake} {notstate}
      {types} {max}, {noproject}
      boats {newer} {instate}, {notype}
      {range}, {notype}, {noproject}
    `,
    ({ condition }) => condition !== 'Project',
  ),
  searching(
    'limits in the negative',
    lines`
      {types}, {nomore}
      {nomore}, {types}
      {types}, {noless}
      {types} {noless}, {nomore}
      {noless}, {types} {instate}
      (looking for|want|need) {type} but {nomore}
      {type} please, {nomore}, {newer}
      show me {types}, but {nomore}
      {types} {instate} and {nomore}
      honestly {nomore}. {types}
      {type}, {nomore}, {notstate}
      I have money: {types}, {noless}
      {types}: {noless} and {nomore}
      {nomore} and {newer}, {types}
      boats {instate}, {noless}
      {types}, {nomore}, don't try to upsell me
      {type} would be great but {nomore} since college is expensive
      as for {types}, {nomore}
    `,
  ),
  searching(
    'alternatives',
    lines`
      {eithertypes} {max}
      {eithertypes} {instate}
      (show me|find|list) {eithertypes} {max}
      I can't decide between {eithertypes}, {max}
      {eithertypes}, {newer}
      {types} {ineither}
      {types} {ineither} {max}
      boats {ineither} {max}
      {eithertypes} {ineither}
      {eithermakes} {max}
      (looking for|want) {eithermakes}
      either is fine: {eithertypes} {range}
      {types} {ineither}, {newer}
      (any|got any) {eithertypes} {feetrange}?
      {eithertypes}, {nomore}, {notstate}
      could be {eithertypes}, has to be {instate}
      {eithermakes}, whichever, {instate}
    `,
  ),
  searching(
    'regions',
    lines`
      {types} {region}
      boats {region} {max}
      (show me|find|list|any) {types} {region}
      {types} {region} {newer}
      we sail {region}, want {type} {region}
      what do you have {region} {range}?
      {region}, {types}, {nomore}
      (got|have you) {types} {region}?
      somewhere {region} I'd like {type}
      {type} {region} {feetrange}
      the whole family lives {region}: {types} {max}
      {types} {region}, {noproject}
      {max} {region}
    `,
    ({ state, condition }) => inRegion(state) && condition !== 'Project',
  ),
  searching(
    'spellings of money',
    lines`
      {types} {oddmax}
      (show me|find|list) {types} {oddmax}
      {oddmax}, {types}
      boats {oddmax} {instate}
      I have a budget, {types} {oddmax}
      (any|got any) {types} {oddmax}?
      {type} {oddmax} please
      {type} {instate}, {oddmax}
      {oddmax} and {newer}, {types}
      is {type} {oddmax} realistic? show me
      my ceiling: {oddmax}. {types}
      {types} {newer} {oddmax}
      {type} {oddmax} {notstate}
    `,
    ({ price }) => price < 1_400_000,
  ),
  searching(
    'jargon',
    lines`
      {types} {loa}
      {loa}, {types}, {max}
      {types} {powered}
      {type} {powered} {max}
      {types} {loa} {hours}
      {type}, {beam}
      {types} {beam} {max}
      {loa} {types} {instate}
      {powered} {types} {newer}
      {types}, {loa}, {powered}
      ISO {type} {loa} {max}
      WTB {type}, {powered}, {nomore}
      {types} {loa}, {fuel}
      {type} {engines}, {loa}
      looking at {types} {powered} {notstate}
    `,
    ({ beam }) => beam !== null,
  ),
  searching(
    'things that owners take',
    lines`
      {types} {takes}
      boats {takes}
      (show me|find|list|any) boats {takes}
      {types} {takes} {max}
      boats {takes} {instate}
      {type} {takes}?
      is there {type} {takes}
      what {types} are there {takes}
      looking for {type} {takes}, {newer}
      I don't have cash, so {types} {takes}
      {types} {takes}, {notstate}
      boats {max} {takes}
      got something to barter. {types} {takes}?
      who has {type} {takes}
    `,
  ),
  superlative('extremes', {
    price: lines`
      the cheapest {types}
      (what's|what is|show me) the cheapest {type} you have
      cheapest {types} {instate}
      which of the {types} costs the least?
      lowest priced {types} please
      the least expensive {types} {newer}
      {types} sorted by price, cheapest first
      most affordable {types} {instate}
      bargain {types}, lowest price first
    `,
    '-price': lines`
      the most expensive {types}
      what's the priciest of the {types}?
      (show me|which is) the most expensive boat {instate}
      {types}, highest price first
      the dearest {types} {instate} please
      top dollar {types}, most expensive first
    `,
    '-length': lines`
      the longest {types}
      what's the biggest of the {types} by length
      the longest boat {instate}
      show me the largest {types} {max}
      which of the {types} is longest?
    `,
    '-year': lines`
      the newest {types} by model year
      which of the {types} has the latest model year?
      most recent model year {types} {instate}
      {types} {max}, newest model year first
    `,
    year: lines`
      the oldest {types} you have
      which of the {types} is the oldest?
      oldest boat {instate}
      {types} by age, oldest first
    `,
    hours: lines`
      {types} with the fewest engine hours
      which of the {types} has the lowest hours?
      the lowest hour {types} {instate}
      {types}, fewest hours first
    `,
    '-speed': lines`
      the fastest {types}
      which of the {types} has the highest top speed?
      what's the fastest boat {instate}
    `,
  }),
];
