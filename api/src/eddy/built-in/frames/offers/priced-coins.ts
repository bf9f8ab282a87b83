import { matchOf } from '../../../matching.ts';
import { Line } from '../../reading/line.ts';
import type { Situation } from '../../situation.ts';

export interface PricedCoins {
  coins: number;
  /** Dollars per coin. */
  price: number;
}

const PRICE =
  /(?:,\s*|\b(?:and|with|figure|figuring|count(?:ing)?|use|using|take|value (?:it|them)|valued|priced|price (?:it|them))\s+)*(?:\b(?:at|for)\s+|@\s*)?(?:btc (?:at|is|is at)\s+|a coin (?:at|is|is at)\s+)?\$?\s?(?<price>\d[\d,]*(?:\.\d+)?)\s?(?<unit>k|grand|thousand)?(?:\s*(?:dollars|bucks|usd))?\s*(?:\b(?:an?|per|each|every|the|for each|for every|for one)|\/)\s*(?:\b(?:whole |single )?(?:coin|btc|bitcoin)\b|(?<=\beach))(?:\s+each)?/i;
/** 'Say btc at 100k', 'if a coin is 95,000'. */
const COIN_AT =
  /(?:,\s*|\b(?:and|with|say|assume|assuming|if|suppose|supposing|figure|figuring|call|at|when|let['’]?s say|count(?:ing)?)\s+)*\b(?:an? |one |each )?(?:btc|bitcoins?|coins?)(?:\s+price)?\s*(?:(?:is|are|was|were|trades?|trading|priced|valued|worth|sits|goes|stands|being)\s+)*(?:\bat\b|\bfor\b|@|=|(?<=\b(?:is|worth|being)\s))\s*(?:about\s+|around\s+)?\$?\s?(?<price>\d[\d,]*(?:\.\d+)?)\s?(?<unit>k|grand|thousand)?\b/i;
const BITCOIN = /^(\d+(?:\.\d+)?)\s*(?:in |of )?(?:btc|bitcoins?)$/i;

/** The price per coin that a message names, with the place of its words. */
function priceIn(message: string): { price: number; at: number; end: number } | undefined {
  const found = matchOf(PRICE, message) ?? matchOf(COIN_AT, message);
  const number = Number(found?.groups?.price?.replaceAll(',', ''));
  if (!found || !(number > 0)) return undefined;
  return { price: found.groups?.unit ? number * 1_000 : number, at: found.index, end: found.index + found[0].length };
}

const coinsIn = (words: string): number | undefined => {
  const coins = Number(BITCOIN.exec(words.trim())?.[1]);
  return coins > 0 ? coins : undefined;
};

/** Bitcoin at a price per coin, and the situation without these words: 'offer 0.5 BTC at 90k a coin for it'. */
export function pricedCoins(situation: Situation): { bitcoin: PricedCoins; situation: Situation } | undefined {
  const { line, message } = situation;
  const said = priceIn(message);
  const given = line.chunks.find(({ meaning }) => meaning?.is === 'coins' && meaning.asset === 'bitcoin');
  const amount = given?.meaning?.is === 'coins' ? given.meaning.amount : undefined;
  if (!said || !given || !amount) return undefined;
  const isLeft = (at: number) => !(at >= said.at && at < said.end) && !(at >= given.at && at < given.end);
  const words = [...message].map((letter, at) => (isLeft(at) ? letter : ' ')).join('');
  return {
    bitcoin: { coins: amount, price: said.price },
    situation: {
      ...situation,
      message: words,
      line: new Line(
        message,
        line.chunks.filter(({ at }) => isLeft(at)),
      ),
    },
  };
}

/** A drafted offer of Bitcoin with the price per coin, or the number of coins, that the user names now. */
export function repricedCoins(
  { message, line }: Situation,
  input: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const { assets = [], bitcoin, ...rest } = input as { assets?: string[]; bitcoin?: PricedCoins };
  const drafted = assets.find((name) => coinsIn(name) !== undefined);
  const before = bitcoin?.coins ?? (drafted && coinsIn(drafted));
  if (before === undefined) return undefined;
  const price = priceIn(message)?.price ?? bitcoin?.price;
  const coins = line.first('coins')?.amount ?? before;
  const others = assets.filter((name) => name !== drafted);
  const isChanged = price !== bitcoin?.price || coins !== before;
  if (!isChanged || price === undefined) return undefined;
  return { ...rest, ...(others.length > 0 && { assets: others }), bitcoin: { coins, price } };
}
