import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import type { Boat } from '@tradewind/contract/boats';
import { newOfferPath, paths } from '@tradewind/contract/paths';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCurrentUser } from '../../lib/current-user.ts';
import { withRedirect } from '../../lib/sign-in-redirect.ts';
import { showToast } from '../../lib/toasts.ts';
import { isTradePending, PENDING_REASON } from '../../nouns/boat/pending-badge.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './make-offer-button.module.css';

const offerLook = {
  variant: 'default',
  size: 'md',
  fullWidth: true,
  mt: '0.625rem',
  leftSection: <IconArrowsExchange size={18} aria-hidden />,
} as const;

/** Leads to an offer for the boat; visitors through the sign-in. A boat in an agreed trade says why it takes none. */
export function MakeOfferButton({ boat }: { boat: Boat }) {
  const { user, isPending } = useCurrentUser();
  const navigate = useNavigate();
  const to = newOfferPath({ boat: boat.id });
  const signInFirst = (event: MouseEvent) => {
    if (user !== null || isPending) return;
    event.preventDefault();
    void Promise.resolve(navigate(withRedirect(paths.login, to))).then(() =>
      showToast({ title: 'Authentication Required', description: 'Please sign in to make an offer.' }),
    );
  };
  const offer = isTradePending(boat) ? (
    <p className={classes.pending}>{PENDING_REASON}</p>
  ) : boat.seller === null ? null : (
    <Button component={Link} to={to} onClick={signInFirst} {...offerLook}>
      Make an Offer
    </Button>
  );
  return user === null ? offer : <LiveTradeButton boat={boat} look={offerLook} otherwise={offer} />;
}

const LiveTradeButton = lazyPart(() => import('./live-trade-button.tsx'));
