import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { newOfferPath, paths, tradePath } from '@tradewind/contract/paths';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { withRedirect } from '../../lib/sign-in-redirect.ts';
import { showToast } from '../../lib/toasts.ts';
import { isTradePending, PENDING_REASON } from '../../nouns/boat/pending-badge.tsx';
import classes from './make-offer-button.module.css';
import { useLiveTrade } from './use-live-trade.ts';

const look = {
  variant: 'default',
  size: 'md',
  fullWidth: true,
  mt: '0.625rem',
  leftSection: <IconArrowsExchange size={18} aria-hidden />,
} as const;

const BACKUP_REASON =
  'This boat is part of another agreed trade. Your offer is a backup: we’ll tell you if the boat becomes available again.';

/** Leads to an offer for the boat; visitors through the sign-in. A boat in an agreed trade says why it takes none. */
export function MakeOfferButton({ boat }: { boat: Boat }) {
  const { user, isPending } = useCurrentUser();
  const live = useLiveTrade(boat.id, boat.sellerId);
  const navigate = useNavigate();
  const to = newOfferPath({ boat: boat.id });
  if (live)
    return (
      <>
        <Button component={Link} to={tradePath(live.id)} {...look}>
          View Your Trade
        </Button>
        {isTradePending(boat) && live.backup ? <p className={classes.pending}>{BACKUP_REASON}</p> : null}
      </>
    );
  if (isTradePending(boat)) return <p className={classes.pending}>{PENDING_REASON}</p>;
  if (boat.seller === null) return null;
  const signInFirst = (event: MouseEvent) => {
    if (user !== null || isPending) return;
    event.preventDefault();
    void Promise.resolve(navigate(withRedirect(paths.login, to))).then(() =>
      showToast({ title: 'Authentication Required', description: 'Please sign in to make an offer.' }),
    );
  };
  return (
    <Button component={Link} to={to} onClick={signInFirst} {...look}>
      Make an Offer
    </Button>
  );
}
