import { centerOf, milesApart, pointOf } from './geography/city-points.ts';
import { stateOf } from './geography/state-of.ts';

/** The miles in a straight line between two cities such as 'Tampa, FL'; undefined unless both are known. */
export function milesBetweenCities(from: string, to: string): number | undefined {
  const [here, there] = [from, to].map((location) => {
    const state = stateOf(location);
    return state && pointOf(location, state);
  });
  if (!here || !there) return undefined;
  return roundedStraight(milesApart(here, there));
}

const roundedStraight = (miles: number) => (miles < 100 ? Math.round(miles) : Math.round(miles / 10) * 10);

/** How far two places are apart in a straight line. Not exact if only the state of one is known. */
interface Apart {
  miles: number;
  exact: boolean;
}

/** Undefined unless the states of both places are known. */
export function apart(from: string, to: string): Apart | undefined {
  const [here, there] = [from, to].map((location) => {
    const state = stateOf(location);
    const city = state && pointOf(location, state);
    const point = city ?? (state && centerOf(state));
    return point && { point, exact: city !== undefined };
  });
  if (!here || !there) return undefined;
  return { miles: roundedStraight(milesApart(here.point, there.point)), exact: here.exact && there.exact };
}

/** Whether the place is a city of which we know where it is: 'Tampa, FL'. */
export function isKnownCity(location: string): boolean {
  const state = stateOf(location);
  return state !== undefined && pointOf(location, state) !== undefined;
}
