import { boatsMeant, idsMeant } from '../../meant.ts';
import { dollarsOf } from '../../memory.ts';
import { errorOf, type Plan, say, textOf, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { withBoat } from '../boats/boat-text.ts';

const PERCENT = /(\d+(?:\.\d+)?)\s*(?:%|percent\b|pct\b|per cent\b)/i;
const LOWERS =
  /\b(?:drop|dropped|lower|lowered|cut|reduce|reduced|slash|knock|took|take|shave|less|lower|off|down|under|below|discount)\b/;
const RAISES = /\b(?:raise|raised|bump|bumped|increase|increased|add|added|up|more|higher|over|above)\b/;
/** '85% of the asking price'. */
const OF_PRICE = /(?:%|percent|pct|per cent) of (?:the |its |his |her |their |my )?(?:\w+ )?(?:asking|ask|price|list)/i;
const FEE = /\b(?:fees?|closing costs?|commission)\b/;

/** The closing fee of a boat at a price some percent away from the one it asks. */
export const feeAtNewPriceFrame: Frame = (situation) => {
  const { line, message, memory, reading } = situation;
  const percent = Number(PERCENT.exec(message)?.[1]);
  const isShare = OF_PRICE.test(message);
  const isChanged = isShare || line.has(LOWERS) || line.has(RAISES);
  if (!(percent > 0 && percent < 100) || !isChanged || !FEE.test(reading.words) || memory.cardIsLast) return undefined;
  if (
    line.has(
      /\b(?:fees?|commission) (?:by|is|was|of) _aside_|\b(?:loan|deposit|tax|offer|bid|monthly|payments?|financ\w*|put|interest)\b/,
    )
  )
    return undefined;
  const own = line.all('own').find(({ named, boats }) => named && boats.length === 1);
  const meant = line.has(/_(?:boat|make|id)_/) ? boatsMeant(situation) : undefined;
  const named = idsMeant(meant)[0];
  const boatId = own?.boats[0]?.id ?? named ?? memory.focusId ?? memory.focus?.id;
  if (boatId === undefined) return undefined;
  const share = isShare ? percent / 100 : line.has(LOWERS) ? 1 - percent / 100 : 1 + percent / 100;
  return {
    intent: 'fees',
    weight: 1.78,
    ...EVERYTHING,
    whole: true,
    plan: feePlan(situation, boatId, share),
  };
};

function feePlan({ phrases, own }: Situation, boatId: number, share: number): Plan {
  return withBoat(boatId, phrases, (boat, [fees]) => {
    const price = Math.round(dollarsOf(boat.price) * share * 100) / 100;
    if (!fees) return use('services_and_fees', { price });
    const failed = errorOf(fees.output);
    if (failed) return say(failed);
    const isOwn = own.some(({ id }) => id === boatId);
    return say(
      phrases.feeAtNewPrice(
        boat.title,
        boat.price,
        textOf(fees.output.atPrice),
        textOf(fees.output.closingCost),
        isOwn,
      ),
    );
  });
}
