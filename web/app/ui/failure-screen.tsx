import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { readConnection, subscribeToConnection } from '../lib/connection.ts';
import type { PageFailure } from '../lib/page-data.ts';
import { MessageScreen } from './message-screen.tsx';
import { PageHead } from './page-head.tsx';

/** Shows an error without details. Support finds them by the request id. */
export function FailureScreen({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  useReloadWhenBackOnline();
  return (
    <>
      <PageHead title="Something went wrong" hidden />
      <MessageScreen
        kicker="Rough water"
        heading="Something went wrong"
        actions={
          <>
            <Button component="a" href="" size="md">
              Try Again
            </Button>
            <Button component="a" href={paths.home} size="md" variant="default">
              Return Home
            </Button>
          </>
        }
      >
        <p>We couldn’t show this page. Please try again in a moment.</p>
        {requestId === undefined ? null : (
          <p>
            If it happens again, send us this reference: <code>{requestId}</code>
          </p>
        )}
      </MessageScreen>
    </>
  );
}

/** Reloads once per reconnection, so that a page that keeps failing does not reload forever. */
function useReloadWhenBackOnline(): void {
  useEffect(
    () =>
      subscribeToConnection(() => {
        if (readConnection() === 'online') window.location.reload();
      }),
    [],
  );
}

function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as PageFailure | null)?.requestId;
}
