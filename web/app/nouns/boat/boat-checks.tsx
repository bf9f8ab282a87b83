import { checksOf, checkText, dayText } from '@tradewind/contract/boat-checks';
import type { Boat } from '@tradewind/contract/boats';
import { CheckBadge } from '../../ui/check-badge.tsx';

/** Says what was checked about a boat and when. Each badge opens its meaning. */
export default function BoatChecks({ boat }: { boat: Boat }) {
  return checksOf(boat).map(({ check, at }) => (
    <CheckBadge key={check} id={`check-${check}`} text={checkText(check, at)}>
      {check === 'hull' ? <HullMeaning day={dayText(at)} /> : <PhotoMeaning day={dayText(at)} />}
    </CheckBadge>
  ));
}

const HullMeaning = ({ day }: { day: string }) => (
  <>
    <strong>Hull number checked</strong>
    <p>
      On {day} we read the hull number that the owner entered: it is well formed, its model year agrees with the
      listing, and no other live listing has it.
    </p>
    <p>Nobody has compared it with the hull or with a register. You see the number itself once a trade is agreed.</p>
  </>
);

const PhotoMeaning = ({ day }: { day: string }) => (
  <>
    <strong>Held the boat on {day}</strong>
    <p>
      The owner sent a photo of this boat with a handwritten code that we had given them shortly before, and our team
      looked at it.
    </p>
    <p>It proves possession on that day, not ownership. The photo itself stays private.</p>
  </>
);
