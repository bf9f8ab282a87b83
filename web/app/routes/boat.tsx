import { useQuery } from '@tanstack/react-query';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { BoatDetail } from '../features/boats/boat-detail.tsx';
import { BoatDetailPlaceholder } from '../features/boats/boat-detail-placeholder.tsx';
import { BoatHead } from '../features/boats/boat-head.tsx';
import { BoatNotFound } from '../features/boats/boat-not-found.tsx';
import { boatQuery } from '../features/boats/boat-queries.ts';
import { useCountedVisit } from '../features/boats/use-counted-visit.ts';
import { ContactOwnerButton } from '../features/contact/contact-owner-button.tsx';
import { isBoatId } from '../lib/boat-id.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { RequestError } from '../lib/request.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';

/** What is no id of a boat never becomes the address of another call. */
const reads: PageReader = (client, { params: { id = '' } }) => ({
  needs: [isBoatId(id) ? client.ensureQueryData(boatQuery(id)) : Promise.reject(new RequestError('No such boat', 404))],
});

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

export default function BoatScreen() {
  const { id = '' } = useParams();
  const { data: boat, isPending } = useQuery({ ...boatQuery(id), enabled: isBoatId(id) });
  useCountedVisit(boat?.id);
  if (isPending && isBoatId(id)) return <BoatDetailPlaceholder />;
  if (boat === undefined) return <BoatNotFound />;
  return (
    <>
      <BoatHead boat={boat} />
      <BoatDetail
        key={boat.id}
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
  return isRouteErrorResponse(error) ? <BoatNotFound /> : <FailureScreen error={error} />;
}
