import type { NamedDeal } from '../../../../platform/names.ts';
import { boatsOf } from '../../memory.ts';
import { errorOf, just, type Plan, say, use } from '../../plan.ts';
import type { Meaning } from '../../reading/meanings.ts';
import { EVERYTHING, type Frame, type Situation } from '../../situation.ts';
import { dealsNamed } from './deals-named.ts';

const PENDING =
  /\b(?:trade|sale|deal) (?:is )?pending\b|\bpending (?:trade|sale|deal|badge|label|status)\b|\b(?:marked|says|shows?|listed) (?:as )?pending\b|\b(?:why|how come)\b.*\bstill (?:\w+ )?(?:shows?|showing|listed|up|on (?:here|the site|the market)|visible|there|for sale|online|advertised)\b|\b(?:is|are|does|why)\b.*\b(?:reserved|pending|taken|spoken for|on hold|unavailable)\b/;
/** Asks whether the user's own trade is the cause. */
const MY_DOING =
  /\b(?:because|on account|due|thanks) (?:of|to) (?:me|us|my|our|mine)\b|\b(?:for|by|to|with|over|from) (?:me|us|my (?:trade|deal|offer|closing)|our (?:trade|deal|offer|closing))\b|\b(?:is|are) (?:that|it) (?:me|mine|us|ours|my (?:trade|deal))\b/;
const ASKS =
  /\bhow come\b|\b(?:what|mean|means|meaning|explain|why|can i|could i|may i|still|offers?|bid|buy|available|too late|chance|who|for whom)\b|\?/;

/** 'Trade pending' on a boat that the user's own agreed trade has reserved. */
export const pendingFrame: Frame = (situation) => {
  const { line, deals, help, language, phrases } = situation;
  if (!line.has(PENDING) || !line.has(ASKS)) return undefined;
  const agreed = deals.filter(({ list }) => list === 'agreed' || list === 'closing');
  const isMyDoing = line.has(MY_DOING);
  const isNamed = line.has(/_(?:boat|make)_/);
  const named = dealsNamed(situation, agreed);
  const place = line.first('place');
  // A boat by its town may be the one of the only agreed trade.
  const isByTown = !isNamed && isMyDoing && place !== undefined && named.length === 0;
  const [deal, ...others] = isByTown ? agreed : isNamed ? named : [];
  if (!deal || others.length > 0) return undefined;
  const [meaning = ''] = (help.find(({ id }) => id === 'trade-pending')?.answer[language] ?? '').split(/(?<=\.) /);
  return {
    intent: 'closing',
    weight: 1.85,
    ...EVERYTHING,
    whole: true,
    plan: isByTown
      ? townPlan(situation, deal, place)
      : isMyDoing
        ? just(phrases.ownStanding.becauseOfYou(titlesOf(deal), peopleOf(deal)))
        : just(
            `${meaning} ${phrases.ownStanding.yourTrade(peopleOf(deal), deal.people.length === 1 || undefined)}`.trim(),
          ),
  };
};

const peopleOf = ({ people }: NamedDeal) => people.map(({ name }) => name).join(', ');
const titlesOf = ({ boats }: NamedDeal) => boats.map(({ boatTitle }) => boatTitle).join(', ');

type Place = Extract<Meaning, { is: 'place' }>;

/** Says whether the boats of the agreed trade are in the place that was named. */
function townPlan({ phrases }: Situation, deal: NamedDeal, { label, location, states }: Place): Plan {
  return (done) => {
    const [details] = done;
    if (!details) return use('boat_details', { boatIds: deal.boats.map(({ boatId }) => boatId) });
    const there = boatsOf(details.output).filter(
      (boat) =>
        boat.location.toLowerCase().includes((location ?? label).toLowerCase()) ||
        states?.some((state) => boat.location.endsWith(state)),
    );
    const { becauseOfYou, notBecauseOfYou } = phrases.ownStanding;
    const title = there.map((boat) => boat.title).join(', ');
    return say(
      errorOf(details.output) ??
        (title ? becauseOfYou(title, peopleOf(deal)) : notBecauseOfYou(titlesOf(deal), peopleOf(deal))),
    );
  };
}
