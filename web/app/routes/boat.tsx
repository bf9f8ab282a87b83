import { useQuery } from '@tanstack/react-query';
import type { Boat } from '@tradewind/contract/boats';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { BoatDetail } from '../features/boats/boat-detail.tsx';
import { BoatDetailPlaceholder } from '../features/boats/boat-detail-placeholder.tsx';
import { BoatHead } from '../features/boats/boat-head.tsx';
import { BoatNotFound } from '../features/boats/boat-not-found.tsx';
import { boatQuery } from '../features/boats/boat-queries.ts';
import { useCountedVisit } from '../features/boats/use-counted-visit.ts';
import { ContactOwnerButton } from '../features/contact/contact-owner-button.tsx';
import { SaveButton } from '../features/favorites/heart-button.tsx';
import { ChatWithOwner } from '../features/messages/chat-with-owner.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { isBoatId } from '../lib/boat-id.ts';
import { useCurrentUser } from '../lib/current-user.ts';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { RequestError } from '../lib/request.ts';
import { useSignInFirst } from '../lib/use-sign-in.ts';
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
  return boat === undefined ? <BoatNotFound /> : <FoundBoat key={boat.id} boat={boat} />;
}

function FoundBoat({ boat }: { boat: Boat }) {
  const isOwn = useCurrentUser().user?.id === boat.sellerId;
  const signInToSave = useSignInFirst('Please log in to save boats.');
  const signInToReport = useSignInFirst('Please log in to report a listing.');
  return (
    <>
      <BoatHead boat={boat} />
      <BoatDetail
        boat={boat}
        contact={
          <>
            <ContactOwnerButton boat={boat} size="lg" fullWidth color="brass.4" autoContrast>
              Message Owner
            </ContactOwnerButton>
            <ChatWithOwner boat={boat} report={reportMessage} />
          </>
        }
        actions={<SaveButton boat={boat} onVisitor={signInToSave} />}
        report={isOwn ? null : <ReportButton subject="boat" subjectId={boat.id} onVisitor={signInToReport} />}
      />
    </>
  );
}

const reportMessage = (id: number) => <ReportButton subject="message" subjectId={id} />;

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <BoatNotFound /> : <FailureScreen error={error} />;
}
