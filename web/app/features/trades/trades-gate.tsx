import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useCurrentUser } from '../../lib/current-user.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SignInFirst } from './sign-in-first.tsx';

interface TradesGateProps {
  /** The heading while it is not known whose screen this is. */
  title: string;
  signIn: { heading: string; text: string };
  children: (reader: string) => ReactNode;
}

/** For screens of signed-in people: visitors are asked to sign in, and come back. */
export function TradesGate({ title, signIn, children }: TradesGateProps) {
  const { user, isPending } = useCurrentUser();
  const hydrated = useHydrated();
  if (user !== null) return children(user.id);
  if (hydrated && !isPending) return <SignInFirst heading={signIn.heading}>{signIn.text}</SignInFirst>;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Skeleton height={420} radius={16} role="status" aria-label="Loading" />
    </Page>
  );
}
