import type { Language } from '../../../../platform/help.ts';
import { matches } from '../../../matching.ts';
import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { feesText } from '../talk/fees.ts';
import { closingText } from './closing-text.ts';
import type { KnownClosing } from './known-closing.ts';

interface OrderSaid {
  atMost: (limit: string) => string;
  canCancel: string;
  brokerCancels: string;
}

const SAID: Record<Language, OrderSaid> = {
  en: {
    atMost: (limit) => `You authorized up to ${limit} for it.`,
    canCancel: 'You can still cancel it on the trade’s page.',
    brokerCancels: 'It’s past the point where you can cancel it yourself: ask the broker on the trade’s page.',
  },
  es: {
    atMost: (limit) => `Autorizaste hasta ${limit}.`,
    canCancel: 'Todavía puedes cancelarlo en la página del intercambio.',
    brokerCancels: 'Ya no puedes cancelarlo tú: pídeselo al bróker en la página del intercambio.',
  },
  fr: {
    atMost: (limit) => `Vous avez autorisé jusqu’à ${limit}.`,
    canCancel: 'Vous pouvez encore l’annuler sur la page de l’échange.',
    brokerCancels: 'Vous ne pouvez plus l’annuler vous-même : demandez au courtier sur la page de l’échange.',
  },
  de: {
    atMost: (limit) => `Du hast dafür bis zu ${limit} freigegeben.`,
    canCancel: 'Du kannst es auf der Seite des Tauschs noch stornieren.',
    brokerCancels: 'Selbst stornieren kannst du es nicht mehr: Bitte den Broker auf der Seite des Tauschs darum.',
  },
};

/** The surveyor or the survey of the user's own closing. */
const MINE =
  /\b(?:the|my|our|that|this) (?:\w+ )?(?:survey(?:or|ors)?|inspect(?:or|ion|ors)?)\b(?: (?:guy|man|person|company|people|lady|firm|outfit|dude))?|\b(?:survey|inspection) (?:guy|man|person|company|people|lady|firm|outfit|dude)\b|\bwho (?:is|does|will be) (?:surveying|inspecting|doing (?:the|my|our) (?:survey|inspection))\b/;
const NAME =
  /\b(?:name|called|who is|who does|who will|which (?:company|firm|surveyor)|what company|what firm|contact|number|phone)\b/;
const LIMIT =
  /\b(?:at most|max|maximum|limit|cap|capped|up to how much|how (?:much|high) (?:can|could|may|will|would|is|did|does|do)|(?:bill|charge|cost|run|invoice) (?:me|us)|authori[sz]ed?|approved?|spend|budget)\b/;
const CANCEL =
  /\b(?:cancel\w*|call (?:it|that|this|him|her|them|the \w+|my \w+|our \w+) off|call off|get out of (?:it|the)|stop (?:it|the|him|her|them)|drop (?:it|the))\b/;
const GENERAL =
  /\b(?:should|finds?|found|finding|fails?|report|results?|if|why|what do they|what does|look at|check for|include[sd]?|cover(?:s|ed)?|who pays|refund|back out|after the|money off)\b/;

/** The cost of a survey that the user may have ordered. */
const COSTS_ME =
  /\b(?:cost|costs|costing|run|runs|running|set|setting|bill|billing|charge|charged|charging) (?:me|us)\b|\b(?:what|how much) (?:is|was|will|does|do|did|are|would)(?: it)? (?:the|my|our|that|this) (?:\w+ )?(?:survey|inspection)\b.*\b(?:costs?|run|be|going to|come to|priced?)\b|\b(?:am|are|do|will|did) (?:i|we) (?:\w+ )?(?:paying|pay|owe) (?:\w+ )?for (?:the|my|our|that|this) (?:\w+ )?(?:survey|inspection)\b|\bprice of (?:my|our|the) (?:\w+ )?(?:survey|inspection)\b|\b(?:what|how much) (?:is|was) (?:my|our) (?:\w+ )?(?:survey|inspection)\b/;
/** Services of the market, and other questions beside the cost. */
const OF_MARKET =
  /\b(?:if|would|usually|normally|typical\w*|in general|average|footers?|feet|foot|ft|a (?:\w+ )?survey|surveys)\b/;
const NO_COST =
  /\b(?:should|finds?|found|fails?|report|results?|why|who pays|refund|back out|money off|total|altogether|all ?-? ?in|included?|includes|plus|fees?|deposit)\b/;

/** 'What's the surveyor's name, how much may he bill me, can I call it off?' in a closing of the user's. */
export const orderedServiceFrame: Frame = (situation) => {
  const { line, reading, deals } = situation;
  const { words } = reading;
  const isAsked = NAME.test(words) || matches(LIMIT, words) || CANCEL.test(words);
  const isClosing = deals.some(({ list }) => list === 'agreed' || list === 'closing');
  const isCost = matches(COSTS_ME, words) && !OF_MARKET.test(words);
  if ((!isAsked && !isCost) || !isClosing || !matches(MINE, words)) return undefined;
  if (isCost ? matches(NO_COST, words) : matches(GENERAL, words)) return undefined;
  if (line.has(/_(?:type|place|asset|saved)_/)) return undefined;
  return {
    intent: 'closing',
    weight: 1.9,
    ...EVERYTHING,
    whole: true,
    tells: /\b(?:name|who|how much|bill|cost|cancel|call|off|most|limit|when|come|comes|day|date)\b/i,
    plan: orderedPlan(situation),
  };
};

function orderedPlan({ phrases, language, reading }: Situation): Plan {
  return ([agreed, priced]) => {
    if (!agreed) return use('my_closings');
    const error = errorOf(agreed.output);
    if (error) return say(error);
    const all = (agreed.output.closings ?? []) as KnownClosing[];
    const closings = all.filter(({ ordered = [] }) => ordered.length > 0);
    const told = closings.length > 0 ? closings : all;
    if (told.length === 0) return say(phrases.noClosings);
    const said = SAID[language];
    const more = closings.flatMap(({ ordered = [] }) =>
      ordered
        .filter(({ progress }) => progress !== 'cancelled')
        .flatMap(({ atMost, canCancel, progress }) => [
          atMost && (matches(LIMIT, reading.words) || matches(COSTS_ME, reading.words)) ? said.atMost(atMost) : '',
          CANCEL.test(reading.words) && progress !== 'completed'
            ? canCancel
              ? said.canCancel
              : said.brokerCancels
            : '',
        ]),
    );
    // Nothing is ordered yet: the price list has the cost.
    if (closings.length === 0 && matches(COSTS_ME, reading.words)) {
      if (!priced) return use('services_and_fees', { about: 'survey' });
      const price = errorOf(priced.output) ?? feesText(priced.output, 'survey', { phrases, language });
      return say(`${closingText(told, told.length, 'ordered', phrases)} ${price}`);
    }
    return say([closingText(told, told.length, 'ordered', phrases), ...more].filter(Boolean).join(' '));
  };
}
