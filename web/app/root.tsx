import newsreader from '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { ColorSchemeScript, MantineProvider, mantineHtmlProps } from '@mantine/core';
import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Links, type LinksFunction, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import { Chrome } from './features/chrome/chrome.tsx';
import { FloatingEddy } from './features/eddy/floating-eddy.tsx';
import { SavedAfterSignIn } from './features/favorites/saved-after-sign-in.tsx';
import { UnreadBadge } from './features/messages/unread-badge.tsx';
import { useAnnouncedSignIn } from './features/sign-in-callback/signed-in-by-link.ts';
import { WaitingBadge } from './features/trades/waiting-badge.tsx';
import { earlyClickScript, useHydration } from './lib/hydration.ts';
import { useNonce } from './lib/nonce.ts';
import { browserLoader, type PageReader, serverLoader, useDehydratedState } from './lib/page-data.ts';
import { queryClientForRendering } from './lib/query-client.ts';
import { sessionHintScript } from './lib/session.ts';
import { useRenewalAsked } from './lib/session-renewal.ts';
import { siteQuery } from './lib/site.ts';
import { FailureScreen } from './ui/failure-screen.tsx';
import { fontPreload } from './ui/font-preload.ts';
import { InlineScript } from './ui/inline-script.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { OptionalPart } from './ui/optional-part.tsx';
import './ui/styles.ts';
import { theme } from './ui/theme.ts';

const NotificationBell = lazyPart(() => import('./features/notifications/notification-bell.tsx'));
const SessionExpiredDialog = lazyPart(() => import('./features/accounts/sign-in/session-expired-dialog.tsx'));
const SignedInNotice = lazyPart(() => import('./features/sign-in-callback/signed-in-notice.tsx'));
const loadEvents = () => import('./feature-events.ts').then(({ featureEvents }) => featureEvents);

const reads: PageReader = (client) => ({ wants: [client.ensureQueryData(siteQuery)] });

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);
export const shouldRevalidate = () => false;

export const links: LinksFunction = () => [
  fontPreload(figtree),
  fontPreload(newsreader),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  useHydration();
  const nonce = useNonce();
  const [queryClient] = useState(queryClientForRendering);
  return (
    <html lang="en" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0a1a2e" />
        <InlineScript nonce={nonce} code={sessionHintScript} />
        <InlineScript nonce={nonce} code={earlyClickScript} />
        <ColorSchemeScript nonce={nonce} defaultColorScheme="auto" />
        <Links />
      </head>
      <body>
        <QueryClientProvider client={queryClient}>
          <HydrationBoundary state={useDehydratedState()}>
            <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={() => nonce ?? ''}>
              <Chrome
                loadEvents={loadEvents}
                bell={
                  <OptionalPart>
                    <NotificationBell />
                  </OptionalPart>
                }
                notices={<Notices />}
                assistant={
                  <OptionalPart>
                    <FloatingEddy />
                  </OptionalPart>
                }
                unread={
                  <OptionalPart>
                    <UnreadBadge />
                  </OptionalPart>
                }
                waiting={
                  <OptionalPart>
                    <WaitingBadge />
                  </OptionalPart>
                }
              >
                {children}
              </Chrome>
              <OptionalPart>
                <SignInAgain />
                <SavedAfterSignIn />
              </OptionalPart>
            </MantineProvider>
          </HydrationBoundary>
        </QueryClientProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Notices() {
  return useAnnouncedSignIn() === undefined ? null : <SignedInNotice />;
}

/** Loads the dialog when it is first needed. */
function SignInAgain() {
  const isAsked = useRenewalAsked();
  const [wasAsked, setAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setAsked(true);
  return wasAsked ? <SessionExpiredDialog /> : null;
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <FailureScreen error={useRouteError()} />;
}
