import { categoryLabel } from '@tradewind/contract/trade-words';
import type { Situation } from '../situation.ts';

const WISH = /\b(?:want|like|love|interested)\b.*\b(?:trade|swap|exchange|change|give)\b.*\b(?:for|with|against)\b/;
const ASKS =
  /\b(?:would|will|could|might|does|do you think) (?:the owner|he|she|they|_person_)(?: would| will)? (?:take|accept|do|like|consider)\b|\bwould the owner take it\b/;
const WRITES = /\b(?:and|also|then|,) (?:please )?(?:message|write|text|send) (?:the owner|him|her|them|_person_)\b/;

/** 'I'd trade my villa for the Gale of Ruth, would she take it? And message her': two requests that each stand alone. */
export function wishAndAsk({ line, reading }: Situation): string[] {
  const has = (idea: RegExp) => idea.test(line.text) || idea.test(reading.words);
  if (!has(WISH) || !has(ASKS) || !has(WRITES)) return [];
  const thing = line.first('asset')?.key ?? line.first('coins')?.asset;
  const owners = new Set(line.all('person').flatMap(({ ids }) => ids));
  const boats = [...line.all('boat'), ...line.all('make')].flatMap((name) => name.boats);
  const theirs = owners.size === 0 ? boats : boats.filter(({ ownerId }) => ownerId && owners.has(ownerId));
  const [title, ...others] = new Set(theirs.map((boat) => boat.title));
  if (!thing || !title || others.length > 0) return [];
  return [
    `would the owner of the ${title} take ${categoryLabel(thing).toLowerCase()}`,
    `contact the owner of the ${title}`,
  ];
}
