import { errorOf, type Plan, say, use } from '../../plan.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';
import type { FinishedTrade } from './finished-text.ts';
import { stateLine } from './trade-line.ts';

const LEAVES =
  '(?:back(?:s|ed|ing)? out|walk(?:s|ed)? (?:away|out)|pull(?:s|ed)? out|gets? out|bail(?:s|ed)?(?: out)?|chang(?:e|es|ed) (?:his|her|their) minds?|renege\\w*|cancels?)';
const CAN_LEAVE = new RegExp(
  `\\b(?:can|could|may|might|will|would|is) _person_ (?:\\w+ ){0,3}${LEAVES}\\b|\\b(?:what (?:happens )?if|and if|suppose) _person_ (?:\\w+ ){0,2}${LEAVES}\\b`,
);
const PAYS = '(?:pay|pays|paid|payed|paying|wire|wired|settle|settled)';
const STILL_OWES = new RegExp(
  `_person_ (?:\\w+ ){0,3}(?:not|never) (?:\\w+ )?${PAYS}\\b|_person_ (?:\\w+ )?(?:still )?owes?\\b|\\bdoes _person_ (?:\\w+ )?owe\\b|\\b(?:has|did|have) not _person_ (?:\\w+ )?${PAYS}\\b`,
);
const HAS_PAID = new RegExp(
  `\\b(?:has|did|have) _person_ (?:\\w+ ){0,2}${PAYS}\\b|_person_ (?:has |did )?(?:already )?(?:paid|payed)\\b`,
);
const OTHER =
  /\b(?:how much|what did|when|deposit|offers?|bids?|fees?|tax|loan|survey|reviews?|why)\b|_(?:money|boat|make)_/;

/** 'Can Ruth back out' before anything is agreed, and 'has Ruth paid' after all was. */
export const settledWithFrame: Frame = (situation) => {
  const { line, deals, language } = situation;
  const [person, ...others] = [...new Set(line.all('person').map(({ name }) => name))];
  if (language !== 'en' || !person || others.length > 0) return undefined;
  const all = dealsNamed(situation, deals).filter(({ people }) => people.some(({ name }) => name === person));
  if (all.some(({ list }) => list === 'agreed' || list === 'closing')) return undefined;
  const open = all.filter(({ list }) => list === 'open' || list === 'waiting');
  const closed = all.filter(({ list }) => list === 'closed');
  const leaves = line.has(CAN_LEAVE);
  const owes = line.has(STILL_OWES);
  const isPaid = (owes || line.has(HAS_PAID)) && !line.has(OTHER) && closed.length > 0;
  const plan = isPaid
    ? paidPlan(situation, closed[0]?.tradeId ?? 0, owes)
    : leaves && open.length > 0
      ? openPlan(
          situation,
          person,
          open.slice(0, MOST).map(({ tradeId }) => tradeId),
        )
      : leaves && closed.length > 0
        ? donePlan(situation, closed[0]?.tradeId ?? 0)
        : undefined;
  return (
    plan && {
      intent: 'trades',
      weight: 1.82,
      ...EVERYTHING,
      whole: true,
      plan,
    }
  );
};

const MOST = 2;

function openPlan(situation: Situation, person: string, tradeIds: readonly number[]): Plan {
  return (done) => {
    const tradeId = tradeIds[done.length];
    if (tradeId !== undefined) return use('explain_trade', { tradeId });
    const states = done.map(({ output }) => stateLine(output, situation));
    return say(
      [
        `${/\b(?:what|if|suppose)\b/.test(situation.line.text) ? 'Nothing' : 'Yes: nothing'} is agreed with ${person} yet, so either of you can still leave it.`,
        ...states,
      ].join(' '),
    );
  };
}

const finishedIn = (output: Record<string, unknown>, tradeId: number) =>
  ((output.finished ?? []) as FinishedTrade[]).find((one) => one.tradeId === tradeId);

const donePlan =
  ({ phrases }: Situation, tradeId: number): Plan =>
  ([closings]) => {
    if (!closings) return use('my_closings');
    const trade = finishedIn(closings.output, tradeId);
    return say(
      errorOf(closings.output) ??
        (trade ? `No. ${phrases.finished(trade.with, trade.youGive, trade.youGet)}` : phrases.noFinished(undefined)),
    );
  };

const paidPlan =
  ({ phrases }: Situation, tradeId: number, owes: boolean): Plan =>
  ([closings]) => {
    if (!closings) return use('my_closings');
    const trade = finishedIn(closings.output, tradeId);
    if (errorOf(closings.output) || !trade) return say(errorOf(closings.output) ?? phrases.noFinished(undefined));
    const answer = `${owes ? 'No' : 'Yes'}, all payments of that trade were made.`;
    const { wiredToYou } = trade;
    return say(
      [
        answer,
        phrases.finished(trade.with, trade.youGive, trade.youGet),
        phrases.settledMoney('', wiredToYou ?? '', []),
      ]
        .filter(Boolean)
        .join(' '),
    );
  };
