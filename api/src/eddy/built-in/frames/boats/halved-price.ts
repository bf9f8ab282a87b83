import { matches } from '../../../matching.ts';
import { boatsMeant } from '../../meant.ts';
import { boatsOf, dollarsOf, type KnownBoat } from '../../memory.ts';
import { dollarsText, EXTRA_APART } from '../../phrases/extra-apart.ts';
import { question } from '../../phrases/questions.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { severalPlan } from './boat-text.ts';

const COINS = '(?:btc|bitcoins?|crypto\\w*|coins|_coins_|_asset_)';
const CASH = '(?:cash|dollars?|money|usd)';
/** 'Half cash, half bitcoin', 'fifty-fifty cash and btc'. */
const HALVES = new RegExp(
  `\\bhalf (?:of it |the price |the money )?(?:in |with |as )?${CASH}\\b.{0,20}\\b(?:half|rest|other half)\\b.{0,16}${COINS}|\\bhalf (?:of it |the price )?(?:in |with |as )?${COINS}.{0,20}\\b(?:half|rest|other half)\\b.{0,16}\\b${CASH}\\b|\\b(?:halfsies|50 ?[/-] ?50|fifty ?-? ?fifty|half and half|split (?:it )?(?:evenly|in half|down the middle))\\b.{0,40}(?:${COINS}.{0,16}\\b${CASH}\\b|\\b${CASH}\\b.{0,16}${COINS})`,
);
const ASKS_SUM =
  /\b(?:(?:what|how much)(?: ?(?:'s|s|is|are|would|will|does|do))?(?: (?:be|that|it|i pay))* (?:(?:is |be |in )?(?:each|half|one half|the halves|both halves|either|apiece)|(?:each|every|one) half)|each half|half (?:of )?(?:the |its |her |that )?(?:asking )?price|how much (?:is|would) (?:each|half)|in dollars each)\b/;

/** 'Could I pay half in cash and half in Bitcoin, and how much is each half?' */
export const halvedPriceFrame: Frame = (situation) => {
  const { line, reading } = situation;
  const words = reading.words.toLowerCase();
  const text = words.replace(/_n_ ?[/-] ?_n_/g, '50/50');
  const isSplit = matches(HALVES, text) || matches(HALVES, situation.message.toLowerCase());
  if (
    !isSplit ||
    !ASKS_SUM.test(text.replace(/whats/g, 'what s')) ||
    line.has(/_(?:own|bound)_/) ||
    (line.has(/_money_/) && !/\b(?:50|fifty)\b/i.test(situation.message))
  )
    return undefined;
  const meant = boatsMeant(situation);
  const plan =
    meant === 'which one?'
      ? just(question('whichBoat', situation.language))
      : typeof meant === 'object' && 'several' in meant
        ? severalPlan(meant.several, situation.phrases, question('whichBoat', situation.language), (boat) =>
            halfPlan(boat.id, situation),
          )
        : typeof meant === 'object' && meant.ids.length === 1 && meant.ids[0] !== undefined
          ? halfPlan(meant.ids[0], situation)
          : situation.memory.focusId === undefined
            ? undefined
            : halfPlan(situation.memory.focusId, situation);
  return (
    plan && {
      intent: 'cost',
      weight: 2,
      ...EVERYTHING,
      whole: true,
      plan,
    }
  );
};

const halfPlan =
  (id: number, { language }: Situation): Plan =>
  (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: [id] });
    const [boat] = boatsOf(details.output);
    return say(errorOf(details.output) ?? (boat ? halfText(boat, language) : EXTRA_APART[language].halves));
  };

const halfText = ({ title, price }: KnownBoat, language: Situation['language']): string =>
  `${EXTRA_APART[language].half(title, price, dollarsText(dollarsOf(price) / 2))} ${EXTRA_APART[language].halves}`;
