import { matchOf } from '../../matching.ts';

const AMOUNT = '\\$?\\s?\\d[\\d.,]*(?:\\s?(?:k|grand|thousand|mil|million|m)\\b)?';
const CORRECTS =
  "(?:no+|nah|nope|wait|actually|sorry|oops|hm+|rather|i mean|i meant|scratch that|make (?:it|that)|change (?:it|that) to|let['’]?s (?:do|say|make it)|up (?:it|that) to|go (?:up |down )?to|raise (?:it|that) to|lower (?:it|that) to)";
const REPLY = new RegExp(
  `^\\s*(?:(?:ok(?:ay)?|well|and|but|hey|please)[\\s,]+)*((?:${CORRECTS}[\\s,:.]+(?:offer |bid |pay |only |just )?)+)(${AMOUNT})(?:\\s+(?:instead|then|please|cash|dollars|bucks|in cash))*(?:[\\s,]+(?:and|plus|with|\\+)\\s+(?:(?:also|please|then)\\s+)*(?:(?:include|add|throw in|put in)\\s+)?((?:my|our|the)\\s[^.;!?]+?))?\\s*[.!]*\\s*$`,
  'i',
);
const WRITTEN =
  /\$\s?\d[\d,.]*\d(?:\s?(?:k|m|grand|thousand|million)\b)?|\b\d[\d,.]*\s?(?:k|grand|thousand|mil|million)\b|\b\d{1,3}(?:,\d{3})+\b|\b\d{5,}\b/gi;
/** 'Offer Ruth 380 for it' means thousands. */
const BARE = /(?<=\b(?:offer|bid|pay|propose)\s+(?:\p{L}+\s+)?)\d{2,3}(?=\s+(?:for|on|cash)\b|\s*$)/iu;
/** The cash is all that is left. */
const CASH_ONLY = /\b(?:cash only|only cash|just cash|all cash|straight cash|nothing but cash)\b/i;
/** 'Just 150k cash', '150k, cash only'. */
const ONLY = new RegExp(
  `\\b(?:just|only|straight|nothing but)\\s+(${AMOUNT})(?:\\s+(?:in\\s+)?cash)?\\s*[.!]*\\s*$|(${AMOUNT})[\\s,]+(?:cash only|only cash|just cash|all cash)`,
  'i',
);
const TARGET = /\bfor\s+(.+?)(?=\s+(?:plus|and|with)\b|\s*[,.+]|\s*$)/i;
/** A smaller number without a unit may be a model. */
const LEAST_BARE = 100;

interface CorrectedOffer {
  message: string;
  /** The amount that counts now, in dollars. */
  amount: number;
}

/** An order for an offer with the amount that a reply names instead, or without anything but its cash. */
export function correctedOffer(message: string, reply: string): CorrectedOffer | undefined {
  if (!/\b(?:offer|bid|trade|swap|give|pay|propose)/i.test(message)) return undefined;
  const old = [...message.matchAll(WRITTEN)].at(-1) ?? BARE.exec(message);
  const only =
    matchOf(ONLY, reply)?.slice(1).find(Boolean) ?? (CASH_ONLY.test(reply) && !/\d/.test(reply) ? old?.[0] : undefined);
  const target = only && TARGET.exec(message)?.[1];
  if (only && target && isAmount(only)) {
    const amount = inThousands(only, 1_000);
    return { message: `offer $${amount} cash for ${target}`, amount };
  }
  if (!old) return undefined;
  const [, words = '', written, more] = matchOf(REPLY, reply) ?? [];
  if (!written) return undefined;
  const isBare = /^\d+$/.test(old[0]) && dollarsIn(old[0]) < 1_000;
  if (!isAmount(written) && !isBare && !/\b(?:make|change|go|raise|lower|offer|pay)\b/i.test(words)) return undefined;
  const before = dollarsIn(old[0]);
  const amount = inThousands(written, isBare ? before * 1_000 : before);
  const order = `${message.slice(0, old.index)}$${amount}${message.slice(old.index + old[0].length)}`;
  return {
    message: more ? `${order.replace(/[\s.!?]+$/, '')} plus ${more}` : order,
    amount,
  };
}

const isAmount = (written: string) => /[$a-z]/i.test(written) || dollarsIn(written) >= LEAST_BARE;

/** '110' instead of '100k' is 110k. */
function inThousands(written: string, old: number): number {
  const amount = dollarsIn(written);
  return amount < 1_000 && old >= 1_000 && !/[$a-z]/i.test(written) ? amount * 1_000 : amount;
}

const UNITS: readonly [RegExp, number][] = [
  [/(?:k|grand|thousand)\s*$/i, 1_000],
  [/(?:m|mil|million)\s*$/i, 1_000_000],
];

function dollarsIn(written: string): number {
  const unit = UNITS.find(([pattern]) => pattern.test(written))?.[1] ?? 1;
  return Math.round(Number(written.replace(/[^\d.]/g, '').replace(/\.$/, '')) * unit);
}
