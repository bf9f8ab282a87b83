import { isKnownCity } from '@tradewind/domain/city-distances';
import { ask, countOf } from '../../plan.ts';
import { cityText } from '../../reading/places/wished-places.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const FAR = /\b(?:far|distance|miles|mileage|apart|drive|haul|run|cruise)\b/;

/** 'How far is Tampa from Naples?' asks about two towns and no boat. */
export const townsApartFrame: Frame = ({ line, phrases }) => {
  const places = line.all('place');
  const [from, to] = places.map(cityText);
  if (places.length !== 2 || !from || !to || !isKnownCity(from) || !isKnownCity(to)) return undefined;
  if (!line.has(FAR) || line.has(/_(?:boat|make|ref|id|own|type|kind|person|bound|money)_|\bboats?\b/))
    return undefined;
  return {
    intent: 'distance',
    weight: 1.5,
    ...EVERYTHING,
    plan: ask('miles_between', { from, to }, (output) => phrases.townsApart(from, to, countOf(output.miles))),
  };
};
