import { BOAT_CONDITIONS, type BoatCondition } from '@tradewind/domain/boat-conditions';
import { type Line, wholeWords } from './line.ts';

const NEEDS =
  '(?:needs?|needing|in need of|requires?|requiring)(?: (?:a|an|some|any|much|lots of|a lot of|complete|full|major|total|big|serious|real))*';
/** The conditions of the words, and those that are ruled out with them if these are fewer. */
const CONDITIONS: readonly [RegExp, readonly BoatCondition[], (readonly BoatCondition[])?][] = [
  // 'Condition fair', 'condition: excellent'.
  [stated('new'), ['New']],
  [stated('excellent|mint|great|perfect|like new'), ['New', 'Excellent']],
  [stated('good|decent|nice|solid'), ['New', 'Excellent', 'Good']],
  [stated('fair|okay|average|rough|poor'), ['Fair', 'Project']],
  [stated('project'), ['Project']],
  [
    /(?:in )?brand (?:- )?new(?: condition)?|never used|factory new|(?:in )?new condition|new (?:boats? |ones? |yachts? )?(?:only )?(?:, )?(?:and |but )?(?:not|never|no|nothing) (?:a |any |pre (?:- )?owned|second (?:- )?hand|used)(?:used)?(?: ones?| boats?)?|new boats? only|only new boats?/,
    ['New'],
  ],
  [
    /(?:in )?(?:like new|mint|pristine|immaculate|excellent|perfect|great|top|turn ?key|bristol|showroom)(?: condition| shape)|turn (?:- )?key|turnkey|bristol|excellent(?= (?:boats?|ones?|used|_(?:type|make|kind|engine|fuel)_))|(?<=\b(?:is|are|in|of|being|rated|listed as) )excellent(?= [,.;!?]|$)|excellent(?= (?:only|or better|and (?:up|better)|at least|minimum)\b)|(?<=\b(?:only|at least) )excellent(?= [,.;!?]|$)|(?:in )?mint|pristine|immaculate|(?:like|nearly|almost|practically|virtually|basically) (?:- )?(?:brand )?new/,
    ['New', 'Excellent'],
    ['Excellent'],
  ],
  [
    /(?:in )?(?:good|decent|nice|solid) (?:or better )?(?:condition|shape)(?: or better)?/,
    ['New', 'Excellent', 'Good'],
    ['Good'],
  ],
  [
    /(?:that|which) (?:(?:actually|still|already|at least) )?runs?(?: (?:well|fine|good|great|okay|now|today))?(?= (?:[,.;!?]|and|but|under|over|in|for|_)|$)|(?:in )?running (?:condition|order|shape)/,
    ['New', 'Excellent', 'Good', 'Fair'],
  ],
  [/(?:in )?(?:fair|ok|okay|average|rough|poor) (?:condition|shape)/, ['Fair', 'Project']],
  [
    /fixer (?:- )?uppers?|project (?:boats?|yachts?)|projects?(?= (?:or|and|,|\.|please|in|near|under|over|for|_place_|_type_|_money_|_n_)|$)|(?:restoration|rebuild) (?:jobs?|projects?|cases?|candidates?)|handyman specials?|basket cases?|wrecks?|junkers?|(?:pieces? of )?junk|rust ?buckets?|derelicts?/,
    ['Project', 'Fair'],
    ['Project'],
  ],
  [
    new RegExp(
      `${NEEDS} (?:rebuild(?:ing)?|restor(?:ation|ing)|refit(?:ting)?|overhaul(?:ing)?)|(?:have|has|need|needs) to (?:be )?(?:rebuild|rebuilt|restored?|fix(?:ed)? up|overhaul(?:ed)?)`,
    ),
    ['Project', 'Fair'],
    ['Project'],
  ],
  [
    /(?:that |which )?(?:i|we|you|someone) (?:can|could|would|might) (?:fix|do) (?:it |her )?up(?: (?:my|our|your) ?sel(?:f|ves))?|(?:i|we) (?:can|could|would|might) (?:restore|rebuild|refurbish)(?: (?:it|her))?(?: (?:my|our) ?sel(?:f|ves))?|(?<=\b(?:boats?|something|anything|one|ones|yachts?|_type_|_kind_) )to (?:fix up|do up|restore|rebuild|refurbish)(?: (?:it|her))?(?: (?:my|our) ?sel(?:f|ves))?/,
    ['Project', 'Fair'],
  ],
  [new RegExp(`${NEEDS} (?:work|tlc|fixing(?: up)?|repairs?|elbow grease|love)`), ['Project', 'Fair']],
];

function stated(words: string): RegExp {
  return new RegExp(`(?:in )?(?:condition|shape)(?: (?:is|:|of|=|should be|must be))? (?:${words})`);
}

/** A condition by its bare name behind words that rule it out: 'excluding fair ones', 'no projects'. */
const RULED_OUT =
  /(?<=\b(?:no|not|nothing|excluding|exclude|except|without|skip|minus|avoid|but) (?:(?:the|any|a|in|ones?|boats?|that|is|are|anything|for|rated|listed as|marked|called) )*)(fair|projects?|excellent)(?: (?:condition|shape|ones?))?(?![\w'])/;

/** Boats that must have had an owner: 'they are not new'. */
const USED = /(?<=\b(?:are|is|be|being|boats?|ones?|but|and|just|,) not (?:brand )?)new(?= (?:[,.;?!]|ones?|boats?)|$)/;

/** 'In fair or project condition'. */
const EITHER =
  /(?:in )?(?:either )?(?:new|excellent|good|fair|project)(?: (?:, )?(?:or|and|\/|,) (?:new|excellent|good|fair|project))+ (?:condition|shape)(?![\w'])/;

export function readConditions(line: Line): void {
  line.each(EITHER, ({ groups }) => ({
    is: 'condition',
    conditions: BOAT_CONDITIONS.filter((one) => new RegExp(`\\b${one}\\b`, 'i').test(groups[0])),
  }));
  line.each(USED, () => ({ is: 'condition', conditions: ['New'] }));
  line.each(RULED_OUT, ({ groups }) => {
    const condition = BOAT_CONDITIONS.find((one) => groups[1]?.startsWith(one.toLowerCase()));
    return condition && { is: 'condition', conditions: [condition] };
  });
  line.each(
    /(?<=_condition_ (?:, )?(?:or|and|nor) (?:in )?)(fair|projects?|good|excellent)(?: (?:condition|shape|ones?|boats?))(?![\w'])/,
    ({ groups }) => {
      const condition = BOAT_CONDITIONS.find((one) => groups[1]?.startsWith(one.toLowerCase()));
      return condition && { is: 'condition', conditions: [condition] };
    },
  );
  for (const [pattern, conditions, without] of CONDITIONS)
    line.each(wholeWords(pattern), () => ({ is: 'condition', conditions, ...(without && { without }) }));
}
