import type { Boat } from '@tradewind/contract/boats';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { profileQuery, reviewPages } from '../features/people/people-queries.ts';
import { ProfileNotFound } from '../features/people/profile/missing-profile.tsx';
import { ProfileScreen } from '../features/people/profile/profile-screen.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { browserLoader, type PageReader, serverLoader } from '../lib/page-data.ts';
import { BoatCard } from '../nouns/boat/boat-card.tsx';
import { FailureScreen } from '../ui/failure-screen.tsx';

const reads: PageReader = (client, { params: { username = '' } }) => ({
  needs: [client.ensureQueryData(profileQuery(username))],
  wants: [client.ensureInfiniteQueryData(reviewPages(username))],
});

export const loader = serverLoader(reads);
export const clientLoader = browserLoader(reads);

const renderBoat = (boat: Boat) => <BoatCard boat={boat} />;
const report = (subject: 'review' | 'reply', id: number) => <ReportButton subject={subject} subjectId={id} />;

export default function PersonRoute() {
  const { username = '' } = useParams();
  return <ProfileScreen key={username} username={username} renderBoat={renderBoat} report={report} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <ProfileNotFound /> : <FailureScreen error={error} />;
}
