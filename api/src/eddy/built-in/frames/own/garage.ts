import { categoryLabel } from '@tradewind/contract/trade-words';
import { ask, countOf, listed, type Plan, textOf } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation, strongest } from '../../situation.ts';

const GARAGE: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:what|which|show|list|see|how many|how much|anything|everything|check|open|view|whats|contents|inventory|do i have|have i|did i|value of|worth)\b.*\b(?:my|the|our) garage\b|^(?:my|our) garage(?: please)?[?.! ]*$|\bgarage\b.*\b(?:what|contents|contain|hold|have in|list)\b/,
    1.35,
  ],
  [
    /\b(?:how much|what|value of|worth of)\b.*\b(?:my|our) (?:\w+ )?(?:stuff|things|assets|belongings|goods|valuables)\b.*\b(?:worth|value|valued|add up|come to|total)\b|\b(?:value|worth|total) of (?:all )?(?:of )?(?:my|our) (?:\w+ )?(?:stuff|things|assets|belongings|goods|valuables)\b/,
    1.5,
  ],
  [
    /\b(?:what|which)(?: other)?(?: things| stuff| assets| items)? (?:do|have|can|could) i (?:have |own |got |put in )*(?:to (?:offer|trade|give)|besides|apart from|other than)\b.*\b(?:boats?|_own_|cash)?/,
    1,
  ],
  [
    /\b(?:what|which|show|list)(?: me)?(?: other| of the)?(?: things| stuff| assets| items)? (?:of (?:mine|_own_) |do i have |have i got |i have |did i put )+(?:(?:is|are) )?(?:up|listed|in here|on here|posted)?(?: for| to)? ?(?:trad(?:e|ing)|swap|offer)?[?.! ]*$/,
    2,
  ],
];
/** Asks how a garage works, or adds to it. */
const ASKS_HOW =
  /\b(?:how (?:do|can|to|does)|what is (?:a|the) garage(?: for)?[?.! ]*$|add|put (?:a|an|my|it|something)|remove|delete|offer (?:a|an|my)|for the)\b/;

const WORTH =
  /\b(?:what|how much)\b.*\bmy _(?:asset|coins)_(?: \w+){0,2} (?:worth|valued|value|listed (?:at|for)|entered (?:at|as|for)|down (?:as|for)|in (?:here|there) (?:at|for))\b|\b(?:worth|value) of my _(?:asset|coins)_|\bmy _(?:asset|coins)_ (?:'s )?(?:worth|value)\b/;

/** 'Can others see my truck?' */
const SEEN =
  /\bmy _(?:asset|coins)_.{0,40}\b(?:visible|public|private|hidden|shown|show up)\b|\b(?:see|sees|seen|find)\b(?!.{0,20}\b(?:boats?|yachts?|for|with)\b).{0,20}\bmy _(?:asset|coins)_(?= |$)/;
const SEES_IT =
  /\b(?:people|others?|anyone|anybody|everyone|everybody|members|who)\b.{0,20}\b(?:see|sees|find)\b|\b(?:visible|public|private|hidden)\b/;

/** The value that the user entered for a thing in the garage, and who can see it. */
export const thingValueFrame: Frame = ({ line, phrases }) => {
  const asset = line.first('asset')?.key ?? line.first('coins')?.asset;
  const isValue = line.has(WORTH);
  const isSeen = (line.has(SEEN) && !line.has(/_asset_ (?:address|phone|number)\b/)) || (isValue && line.has(SEES_IT));
  if (
    !asset ||
    !(isValue || isSeen) ||
    line.has(
      /\b(?:offer|offering|bid|less|minus|swap|trade|give|who|anyone|anybody|somebody|someone|want|wants|take|takes)\b/,
    )
  )
    return undefined;
  return {
    intent: 'own',
    weight: 1.5,
    ...EVERYTHING,
    ...(isValue && isSeen && { whole: true }),
    plan: ask('my_garage', {}, (output) => {
      const things = (output.things ?? []) as { name: string; value: string; kind: string; isPublic: boolean }[];
      const meant = things.filter(({ kind }) => kind === categoryLabel(asset));
      return meant.length === 0
        ? phrases.notInGarage
        : meant
            .flatMap(({ name, value, isPublic }) => [
              isValue ? phrases.garageValue(name, value) : '',
              isSeen ? phrases.garageSeen(name, isPublic) : '',
            ])
            .filter(Boolean)
            .join(' ');
    }),
  };
};

/** 'Is my painting real?', 'how old is my truck': nothing but the user's own words tells. */
const DOUBT =
  /\b(?:is|are|was|were) (?:my|our) (?:\w+ )?_(?:asset|coins)_ (?:really |actually |even |still )?(?:real|fake|genuine|authentic|original|legit|stolen|a (?:fake|copy|forgery|replica)|in good (?:shape|condition))\b|\bhow old (?:is|are) (?:my|our) (?:\w+ )?_asset_|\bwho (?:made|painted|appraised|built|designed|signed) (?:my|our) (?:\w+ )?_asset_|\b(?:authenticity|provenance|condition) of (?:my|our) (?:\w+ )?_asset_/;

export const thingDoubtFrame: Frame = ({ line, language }) => {
  const asset = line.first('asset')?.key ?? line.first('coins')?.asset;
  if (!asset || !line.has(DOUBT) || language !== 'en') return undefined;
  return {
    intent: 'own',
    weight: 1.5,
    ...EVERYTHING,
    plan: ask('my_garage', {}, (output) => {
      const things = (output.things ?? []) as { name: string; value: string; kind: string }[];
      const meant = things.filter(({ kind }) => kind === categoryLabel(asset));
      const listing =
        meant.length > 0 ? `Your garage lists ${listed(meant.map(({ name, value }) => `${name} (${value})`))}. ` : '';
      return `${listing}I know only what you entered in your garage, so I can’t say more about it. An appraiser or another expert can.`;
    }),
  };
};

/** The things besides boats that the user can offer. */
export const garageFrame: Frame = ({ line, phrases }) => {
  const weight = strongest(line, GARAGE);
  const isSum = line.has(/\b(?:worth|value|total|altogether|together|sum)\b/);
  if (weight === 0 || line.has(ASKS_HOW) || line.has(/_(?:boat|make|id|person)_/)) return undefined;
  return {
    intent: 'own',
    weight,
    ...(isSum && { whole: true }),
    uses: ['asset', 'own', 'n'],
    words:
      /\b(?:what|which|show|list|see|me|do|i|have|in|my|the|garage|is|are|right|now|how|many|much|things|stuff|items|got|all|worth|together|total|assets|value|up|for|trade|listed|here|mine|of)\b/,
    plan: garagePlan({ phrases }, isSum),
  };
};

export const garagePlan = ({ phrases }: Pick<Situation, 'phrases'>, isSum = false): Plan =>
  ask('my_garage', {}, (output) => {
    const things = (output.things ?? []) as { name: string; value: string }[];
    return things.length === 0
      ? phrases.noGarage
      : [
          phrases.garage(
            countOf(output.total),
            things.map(({ name, value }) => `${name} (${value})`),
          ),
          isSum ? phrases.garageTogether(textOf(output.worthTogether)) : '',
        ]
          .filter(Boolean)
          .join(' ');
  });
