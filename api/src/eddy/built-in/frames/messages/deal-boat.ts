import type { NamedDeal } from '../../../../platform/names.ts';
import { matches } from '../../../matching.ts';
import type { Meaning } from '../../reading/meanings.ts';
import type { Situation } from '../../situation.ts';
import type { Recipient } from './message-text.ts';

const OF_DEAL =
  /\b(?:my|our|the|that|this|his|her|their) (?:\w+ )?(?:offer|bid|proposal|counter\w*|deal|trade|closing|deposit)\b|\b(?:wire the (?:rest|money|balance)|hand ?over|survey(?:or)?|sea trial|inspection|bank statement|source of funds|funds letter|proof of funds|bill of sale|yard letters?|title papers?|paperwork|escrow|keys)\b/;
const RUNNING: ReadonlySet<NamedDeal['list']> = new Set(['open', 'waiting', 'agreed', 'closing']);

/** The only boat of a running trade with the recipient that the text speaks of, whatever else the two have written about. */
export function dealBoat({ line, deals, message }: Situation): Recipient | undefined {
  const [person, ...others] = line.all('person');
  if (!person || others.length > 0) return undefined;
  const running = deals.filter(
    ({ list, people }) => RUNNING.has(list) && people.some(({ name }) => name === person.name),
  );
  const named = [...line.all('boat'), ...line.all('make'), ...line.all('own').filter((own) => own.named)];
  const ids = new Set(named.flatMap(({ boats }) => boats.map(({ id }) => id)));
  const makes = line.all('make').map(({ make }) => make.toLowerCase());
  const isMeant = ({ boatId, boatTitle }: NamedDeal['boats'][number]) =>
    named.length === 0
      ? matches(OF_DEAL, message.toLowerCase()) || hasNoTalk(person, deals)
      : ids.has(boatId) || makes.some((make) => boatTitle.toLowerCase().includes(make));
  const [deal, ...more] = running.filter(({ boats }) => boats.some(isMeant));
  const other = deal?.people.find(({ name }) => name === person.name);
  const subject = deal?.boats.filter(({ boatId }) => boatId === deal.subjectId) ?? [];
  const [boat, ...boats] = subject.length > 0 ? subject : (deal?.boats ?? []);
  if (!boat || !other || more.length > 0 || boats.length > 0) return undefined;
  // About one's own boat, the owner writes first only to somebody who has said yes.
  const hasAccepted = deal?.list !== 'open';
  const { aboutOwn } = person;
  if (boat.isMine && !hasAccepted && aboutOwn && aboutOwn.boatId !== boat.boatId) return undefined;
  return { id: boat.boatId, owner: person.name, title: boat.boatTitle, ...(boat.isMine && { to: other.userId }) };
}

type Person = Extract<Meaning, { is: 'person' }>;

/** Whether the two write about nothing, or last about a boat whose trade has ended. */
function hasNoTalk({ talk, aboutOwn, name }: Person, deals: readonly NamedDeal[]): boolean {
  const ids = [talk, aboutOwn].flatMap((one) => one?.boatId ?? []);
  const over = deals.filter(({ list, people }) => list === 'ended' && people.some((one) => one.name === name));
  return ids.every((id) => over.some(({ boats }) => boats.some(({ boatId }) => boatId === id)));
}
