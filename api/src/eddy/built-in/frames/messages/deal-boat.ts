import type { NamedDeal } from '../../../../platform/names.ts';
import type { Situation } from '../../situation.ts';
import type { Recipient } from './message-text.ts';

const OF_DEAL =
  /\b(?:my|our|the|that|this|his|her|their) (?:\w+ )?(?:offer|bid|proposal|counter\w*|deal|trade|closing|deposit)\b|\b(?:wire the (?:rest|money|balance)|hand ?over)\b/;
const RUNNING: ReadonlySet<NamedDeal['list']> = new Set(['open', 'waiting', 'agreed', 'closing']);

/** The only boat of a running trade with the recipient that the text speaks of, whatever else the two have written about. */
export function dealBoat({ line, deals }: Situation): Recipient | undefined {
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
      ? OF_DEAL.test(line.text)
      : ids.has(boatId) || makes.some((make) => boatTitle.toLowerCase().includes(make));
  const [deal, ...more] = running.filter(({ boats }) => boats.some(isMeant));
  const other = deal?.people.find(({ name }) => name === person.name);
  const [boat, ...boats] = deal?.boats ?? [];
  if (!boat || !other || more.length > 0 || boats.length > 0) return undefined;
  // About one's own boat, only a conversation that exists can go on.
  if (boat.isMine && person.aboutOwn?.boatId !== boat.boatId) return undefined;
  return { id: boat.boatId, owner: person.name, title: boat.boatTitle, ...(boat.isMine && { to: other.userId }) };
}
