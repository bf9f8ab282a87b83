import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { billingApi, billingTexts } from '@tradewind/contract/billing';
import { paths } from '@tradewind/contract/paths';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api.ts';
import { currentUserQuery, useCurrentUser } from '../../lib/current-user.ts';
import { failureText } from '../../lib/failure-text.ts';
import { withRedirect } from '../../lib/sign-in-redirect.ts';
import { useSite } from '../../lib/site.ts';
import { showToast } from '../../lib/toasts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import classes from './subscription-action.module.css';

const failed = { checkout: 'Subscription Failed', portal: 'Couldn’t Open Your Subscription' } as const;

/** Opens a page of the payment provider. */
function useBillingPage(page: keyof typeof failed) {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(billingApi[page]),
    onSuccess: ({ url }) => {
      setLeaving(true);
      window.location.assign(url);
    },
    onError: (error) => {
      showToast({ title: failed[page], description: failureText(error), variant: 'destructive' });
      // The error may be about a state that this page does not show yet.
      return client.invalidateQueries(currentUserQuery);
    },
  });
  return { open: () => mutate(), isPending: isPending || leaving };
}

/** The subscription button or message for this user. */
export function SubscriptionAction() {
  const { user, isPending } = useCurrentUser();
  const site = useSite();
  const hydrated = useHydrated();
  if (isPending) return <div className={classes.slot} aria-hidden />;
  if (user === null) return <VisitorAction beforeSession={!hydrated} />;
  if (user.subscriptionActive) return <BillingButton page="portal">Manage Subscription</BillingButton>;
  if (user.freeAccount) return <Settled>Your account is free for life. There’s nothing to pay.</Settled>;
  if (!site?.subscriptions) return <Settled>{billingTexts.notSetUp}</Settled>;
  return <BillingButton page="checkout">Subscribe</BillingButton>;
}

function VisitorAction({ beforeSession }: { beforeSession: boolean }) {
  return (
    <Button
      component={Link}
      to={withRedirect(paths.register, paths.pricing)}
      size="lg"
      data-before-session={beforeSession || undefined}
    >
      Create Account
    </Button>
  );
}

function BillingButton({ page, children }: { page: 'checkout' | 'portal'; children: string }) {
  const { open, isPending } = useBillingPage(page);
  return (
    <>
      <Button size="lg" onClick={open} loading={isPending}>
        {children}
      </Button>
      <p className={classes.hint}>
        {page === 'portal'
          ? 'Change your card or cancel on our payment provider’s site.'
          : 'You’ll pay on our payment provider’s site.'}
      </p>
    </>
  );
}

function Settled({ children }: { children: ReactNode }) {
  return (
    <>
      <Button component={Link} to={paths.listBoat} size="lg">
        List a Boat
      </Button>
      <p className={classes.hint}>{children}</p>
    </>
  );
}
