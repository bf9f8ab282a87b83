import { categoryLabel } from '@tradewind/contract/trade-words';
import { ask } from '../../plan.ts';
import { EVERYTHING, type Frame } from '../../situation.ts';

const EACH =
  /\b(?:each|apiece|a head|per head|(?:per|a|one|single) (?:single |of (?:my|our|the|those|these) )*_asset_|(?:each|every) (?:one )?(?:of (?:my|our|the|those|these) )?_asset_|(?:just )?one of (?:my|our|the|those|these) _asset_)\b/;
const PER_THING =
  /(?:^|\s)(?:per|a single|one|each|every) (?:single |of (?:my|our|the|those|these) )*_asset_(?=\s|$)|\b(?:each|apiece|(?:a|per) (?:head|piece))\b/;
const WORTH = /\b(?:worth|values?|valued|how much|what(?: is|s)? (?:each|one)|price)\b/;
const OTHER =
  /\b(?:offer|draft|send|tell|ask|message|trade|swap|who|takes?|wants?|boats?|owners?)\b|_(?:boat|make|person|type|place|kind|money|bound)_/;

interface Thing {
  name: string;
  value: string;
  kind: string;
  count?: number;
  valueEach?: string;
  isRounded?: boolean;
}

/** 'What's each of my goats worth': the value of one, if the title says how many there are. */
export const eachThingFrame: Frame = ({ line, language, phrases }) => {
  const asset = line.first('asset')?.key;
  if (language !== 'en' || !asset || line.all('asset').length > 1 || line.has(OTHER)) return undefined;
  if (!(line.has(EACH) || line.has(PER_THING)) || !line.has(WORTH)) return undefined;
  return {
    intent: 'own',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    plan: ask('my_garage', {}, (output) => {
      const things = ((output.things ?? []) as Thing[]).filter(({ kind }) => kind === categoryLabel(asset));
      return things.length === 0 ? phrases.notInGarage : things.map(eachText).join(' ');
    }),
  };
};

const eachText = ({ name, value, count, valueEach, isRounded }: Thing): string =>
  count && valueEach
    ? `Your garage lists ${name} at ${value}. Divided by ${count}, that’s ${isRounded ? 'about ' : ''}${valueEach} each. It goes by the value you entered; I don’t appraise it.`
    : `Your garage lists ${name} at ${value}. Its title doesn’t say how many there are, so I can’t tell you the value of one.`;
