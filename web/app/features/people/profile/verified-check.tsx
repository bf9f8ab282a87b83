import { dayText } from '@tradewind/contract/boat-checks';
import type { PublicProfile } from '@tradewind/contract/people';
import { CheckBadge } from '../../../ui/check-badge.tsx';

/** Says since when and how a person is verified, and what that leaves open. */
export function VerifiedCheck({ person }: { person: PublicProfile }) {
  const { firstName, verifiedBy, verifiedSince } = person;
  const on = verifiedSince === null ? '' : `On ${dayText(verifiedSince)}, `;
  const byBroker = verifiedBy === 'identity check';
  const team = on === '' ? 'Our team' : 'our team';
  return (
    <CheckBadge id="check-person" text="Verified">
      <strong>{byBroker ? 'Identity checked' : 'Verified by our team'}</strong>
      <p>
        {byBroker
          ? `${on}a broker checked ${firstName}’s identity while closing a trade.`
          : `${on}${team} confirmed who ${firstName} is.`}
      </p>
      <p>This says nothing about boats, titles or how a trade will go. Everything we saw stays private.</p>
    </CheckBadge>
  );
}
