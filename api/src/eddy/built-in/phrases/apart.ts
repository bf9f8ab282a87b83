import { wholeNumber } from '@tradewind/domain/numbers';
import { plural } from '../plan.ts';

/** The figure by which a boat is ahead of others. */
export const ahead = {
  sleeps: (number: number) => `berths for ${number}`,
  people: (number: number) => `room for ${number} people`,
  engineHours: (number: number) => plural(number, 'engine hour'),
  topSpeed: (mph: number) => `a top speed of ${mph} mph`,
  horsepower: (hp: number) => `${wholeNumber(hp)} hp in all`,
  beam: (feet: number) => `a beam of ${feet} ft`,
  length: (feet: number) => `${feet} ft`,
  year: (year: number) => `built in ${year}`,
  price: (dollars: number) => `$${wholeNumber(dollars)}`,
  perFoot: (dollars: number) => `about $${wholeNumber(dollars)} per foot`,
};

/** How far two boats are apart in a figure. */
export const apart = {
  price: (high: string, low: string, amount: number) =>
    `The ${high} asks $${wholeNumber(amount)} more than the ${low}.`,
  length: (high: string, low: string, feet: number) => `The ${high} is ${feet} ft longer than the ${low}.`,
  year: (high: string, low: string, years: number) => `The ${high} is ${plural(years, 'year')} newer than the ${low}.`,
  engineHours: (high: string, low: string, hours: number) =>
    `The ${high} has ${plural(hours, 'engine hour')} more than the ${low}.`,
  topSpeed: (high: string, low: string, mph: number) => `The ${high} is ${mph} mph faster than the ${low}.`,
  horsepower: (high: string, low: string, hp: number) => `The ${high} has ${wholeNumber(hp)} hp more than the ${low}.`,
  sleeps: (_high: string, _low: string, berths: number) => `The difference is ${plural(berths, 'berth')}.`,
  people: (_high: string, _low: string, people: number) => `The difference is ${plural(people, 'person', 'people')}.`,
  beam: (_high: string, _low: string, feet: number) => `The difference is ${feet} ft.`,
  perFoot: () => '',
};
