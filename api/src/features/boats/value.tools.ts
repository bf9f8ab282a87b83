import type { EnrichedBoat } from '@tradewind/contract/boats';
import type { EddyTable } from '@tradewind/contract/eddy';
import { estimateBoatsInput, type MarketValueInput, marketValueInput } from '@tradewind/contract/eddy-tools';
import { warningTexts } from '@tradewind/contract/market-words';
import { priceText } from '@tradewind/contract/prices';
import { type AskingPrices, askingPrices } from '@tradewind/domain/asking-prices';
import { type Cents, cents, displayMoney, parseMoney } from '@tradewind/domain/money';
import { boatCard, boatCards, boatForModel } from '../../eddy/boat-words.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { type Outcome, reading, type ToolContext } from '../../platform/tool.ts';
import { findDescribed } from './market.service.ts';
import { pricesOf, requestOf } from './search/service.ts';
import { appraise, readEnrichedBoat } from './service.ts';

const MOST_COMPARED = 150;
const SIMILAR = { years: 5, lengthShare: 0.15 } as const;

export const marketValue = reading({
  name: 'market_value',
  description:
    'An estimate from comparable listings and sales, with its range: for a listed boat, or for any boat by type, year and length.',
  input: marketValueInput,
  run: (context, input) =>
    input.boatId === undefined ? valueOfDescribed(context, input) : valueOfListed(context, input.boatId, input),
});

async function valueOfListed({ db }: ToolContext, boatId: number, input: MarketValueInput): Promise<Outcome> {
  const boat = await readEnrichedBoat(db, boatId);
  const parts = boatCards([boatCard(boat)]);
  const { marketData } = boat;
  if (!marketData) return { output: { boat: boatForModel(boat), comparables: 0 }, parts };
  const asking = parseMoney(boat.price) ?? cents(0);
  const average = parseMoney(marketData.averageMarketPrice) ?? cents(0);
  const changed = changedPrice(asking, input);
  const figures = {
    asking: displayMoney(asking),
    average: displayMoney(average),
    lowest: priceText(marketData.priceRange.min),
    highest: priceText(marketData.priceRange.max),
    comparables: marketData.similarListings + marketData.similarSales,
    ...(marketData.similarSales > 0 && { sold: marketData.similarSales }),
    howSure: percentText(marketData.confidence),
    difference: displayMoney(cents(Math.abs(asking - average))),
    position: positionOf(asking, average),
  };
  const warnings = warningTexts(marketData);
  return {
    output: {
      boat: boatForModel(boat),
      ...figures,
      ...(changed !== undefined && { changedTo: displayMoney(changed) }),
      ...(warnings.length > 0 && { warnings }),
    },
    parts: [...parts, { type: 'data-table', data: tableOf(`Market estimate: ${boat.title}`, figures) }],
  };
}

/** The asking price after a change that the user thinks of. */
function changedPrice(asking: Cents, { changeBy = 0, changePercent = 0 }: MarketValueInput): Cents | undefined {
  const changed = Math.round((asking * (100 + changePercent)) / 100 + changeBy * 100);
  return changed === asking || changed <= 0 ? undefined : cents(changed);
}

export const estimateBoats = reading({
  name: 'estimate_boats',
  description: 'The asking prices of several listed boats beside the estimate of each, the best deal first.',
  input: estimateBoatsInput,
  async run({ db }, { boatIds }) {
    const boats = await Promise.all([...new Set(boatIds)].map((id) => readEnrichedBoat(db, id)));
    const estimated = boats
      .flatMap((boat) => (boat.marketData ? [{ boat, ...againstEstimate(boat, boat.marketData) }] : []))
      .toSorted((a, b) => a.share - b.share);
    return {
      output: {
        boats: estimated.map(({ boat, asking: _asking, share: _share, ...figures }) => ({
          ...boatForModel(boat),
          ...figures,
        })),
        withoutEstimate: boats.filter(({ marketData }) => !marketData).map(boatForModel),
      },
      parts: [
        ...boatCards(estimated.map(({ boat }) => boatCard(boat))),
        {
          type: 'data-table',
          data: {
            caption: 'Asking prices and estimates',
            columns: ['Boat', 'Asking price', 'Estimate', 'Confidence'],
            rows: estimated.map(({ boat, asking, estimate, howSure }) => [boat.title, asking, estimate, howSure]),
          },
        },
      ],
    };
  },
});

function againstEstimate({ price }: Pick<EnrichedBoat, 'price'>, market: NonNullable<EnrichedBoat['marketData']>) {
  const asking = parseMoney(price) ?? cents(0);
  const estimate = parseMoney(market.averageMarketPrice) ?? cents(0);
  return {
    asking: displayMoney(asking),
    estimate: displayMoney(estimate),
    difference: displayMoney(cents(Math.abs(asking - estimate))),
    position: positionOf(asking, estimate),
    comparables: market.similarListings + market.similarSales,
    howSure: percentText(market.confidence),
    share: asking / Math.max(estimate, 1),
  };
}

/** Within three percent of the average counts as about average. */
function positionOf(asking: Cents, average: Cents): 'below' | 'about' | 'above' {
  if (Math.abs(asking - average) * 100 <= average * 3) return 'about';
  return asking < average ? 'below' : 'above';
}

async function valueOfDescribed(context: ToolContext, input: MarketValueInput): Promise<Outcome> {
  const { type, make, year, length } = input;
  if (!type && !make)
    throw new Refusal('invalid', 'Please tell me the type or the make, so I can find comparable boats.');
  if (type && make && year && length) {
    const listed = await findDescribed(context.db, { type, make, year, length });
    if (listed !== undefined) return valueOfListed(context, listed, input);
  }
  const market = await marketOfDescribed(context, input);
  const described = { type: type ?? null, make: make ?? null, year: year ?? null, length: length ?? null };
  if (!market) return { output: { ...described, comparables: 0 } };
  const figures = {
    average: displayMoney(market.average),
    lowest: displayMoney(market.range.min),
    highest: displayMoney(market.range.max),
    comparables: market.listings + (market.sales ?? 0),
    ...(market.confidence !== undefined && { howSure: percentText(market.confidence) }),
  };
  return {
    output: { ...described, ...figures },
    parts: [
      {
        type: 'data-table',
        data: tableOf(market.confidence === undefined ? 'Asking prices' : 'Market estimate', figures),
      },
    ],
  };
}

const percentText = (share: number) => `${Math.round(share * 100)}%`;

/** Asking prices of such boats, with sales and a confidence if the boat itself was appraised. */
type DescribedMarket = AskingPrices & { sales?: number; confidence?: number };

/** Appraises the boat if all its traits are known; otherwise averages the asking prices of such boats. */
async function marketOfDescribed({ db }: ToolContext, input: MarketValueInput): Promise<DescribedMarket | null> {
  const { type, make, year, length } = input;
  if (type && make && year && length) {
    const market = await appraise(db, { type, make, year, length, condition: null });
    if (market) return { ...market, average: market.value };
  }
  const request = requestOf({
    ...(type && { type }),
    ...(make && { query: make }),
    ...(year && { minYear: year - SIMILAR.years, maxYear: year + SIMILAR.years }),
    ...(length && { minLength: length * (1 - SIMILAR.lengthShare), maxLength: length * (1 + SIMILAR.lengthShare) }),
  });
  const prices = (await pricesOf(db, request, MOST_COMPARED)).map(parseMoney);
  return askingPrices(prices.filter((price) => price !== undefined));
}

function tableOf(caption: string, figures: Record<string, string | number>): EddyTable {
  const rows: [string, string | number | undefined][] = [
    ['Asking price', figures.asking],
    [figures.howSure === undefined ? 'Average of comparable boats' : 'Estimate', figures.average],
    [figures.howSure === undefined ? 'Lowest' : 'Range of four in five, from', figures.lowest],
    [figures.howSure === undefined ? 'Highest' : 'to', figures.highest],
    ['Comparable boats', figures.comparables],
    ['Of these sold', figures.sold],
    ['Confidence', figures.howSure],
  ];
  return {
    caption,
    columns: ['', 'Amount'],
    rows: rows.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  };
}
