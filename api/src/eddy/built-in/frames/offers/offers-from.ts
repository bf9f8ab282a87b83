import type { ToolRecord } from '../../../turns.ts';
import { errorOf, type Move, say, use } from '../../plan.ts';
import type { Situation } from '../../situation.ts';
import { tradeLineOf } from '../trades/trade-line.ts';

const YEAR = /^\d{4} /;

/** Says that nobody with the name in the message waits for an answer, and what the user has with that person instead. */
export function noneFrom({ line, deals, phrases }: Situation, explained: ToolRecord | undefined): Move | undefined {
  const person = line.first('person');
  if (!person) return undefined;
  const [deal] = deals.filter(({ people }) => people.some(({ name }) => name === person.name));
  if (deal && !explained) return use('explain_trade', { tradeId: deal.tradeId });
  if (deal && explained) {
    const line = errorOf(explained.output) ?? tradeLineOf(explained.output, phrases);
    return say(`${phrases.noOfferFrom(person.name)} ${line}`);
  }
  const talk = person.talk ?? person.aboutOwn;
  return say(
    [phrases.noOfferFrom(person.name), talk ? phrases.onlyMessages(person.name, talk.boatTitle.replace(YEAR, '')) : '']
      .filter(Boolean)
      .join(' '),
  );
}
