import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { BoatDetail } from '../features/boats/boat-detail.tsx';
import { BoatDetailPlaceholder } from '../features/boats/boat-detail-placeholder.tsx';
import { BoatHead } from '../features/boats/boat-head.tsx';
import { BoatNotFound } from '../features/boats/boat-not-found.tsx';
import { boatQuery } from '../features/boats/boat-queries.ts';
import { useCountedVisit } from '../features/boats/use-counted-visit.ts';
import { ContactOwnerButton } from '../features/contact/contact-owner-button.tsx';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';

const reads: PageReader = (client, { params }) => ({
  needs: [client.ensureQueryData(boatQuery(params.id ?? ''))],
});

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

export default function BoatScreen() {
  const { id = '' } = useParams();
  const { data: boat, isPending } = useQuery(boatQuery(id));
  useCountedVisit(boat?.id);
  if (isPending) return <BoatDetailPlaceholder />;
  if (boat === undefined) return <BoatNotFound />;
  return (
    <>
      <BoatHead boat={boat} />
      <BoatDetail
        boat={boat}
        contact={
          <ContactOwnerButton boat={boat} size="lg" fullWidth color="brass.4" autoContrast>
            Message Owner
          </ContactOwnerButton>
        }
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refused = isRouteErrorResponse(error) && error.status < 500;
  return refused ? <BoatNotFound /> : <FailureScreen error={error} />;
}
