import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { isRouteErrorResponse } from 'react-router';
import type { PageFailure } from '../lib/page-data.ts';
import { MessageScreen } from './message-screen.tsx';
import { PageHead } from './page-head.tsx';

/** Something broke. Says so without details; the request id is what support needs to find them. */
export function FailureScreen({ error }: { error: unknown }) {
  const requestId = requestIdOf(error);
  return (
    <>
      <PageHead title="Something went wrong" hidden />
      <MessageScreen
        kicker="Rough water"
        heading="Something went wrong"
        actions={
          <>
            <Button component="a" href="" size="md">
              Try again
            </Button>
            <Button component="a" href={paths.home} size="md" variant="default">
              Return home
            </Button>
          </>
        }
      >
        <p>The page could not be shown. Please try again in a moment.</p>
        {requestId === undefined ? null : (
          <p>
            If it happens again, tell us this reference: <code>{requestId}</code>
          </p>
        )}
      </MessageScreen>
    </>
  );
}

function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined;
  return (error.data as PageFailure | null)?.requestId;
}
