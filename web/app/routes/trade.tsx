import { Skeleton } from '@mantine/core';
import type { TradeDetail } from '@tradewind/contract/trades';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { RoomPlaceholder } from '../features/closing/room-placeholder.tsx';
import { ReportButton } from '../features/reports/report-button.tsx';
import { TradeNotFound, TradeScreen } from '../features/trades/page/trade-screen.tsx';
import { readsOfTrade } from '../features/trades/trade-reads.ts';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { browserLoader, serverLoader } from '../lib/page-data.ts';
import { readRowId } from '../lib/row-id.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';

export const loader = serverLoader(readsOfTrade);
export const clientLoader = browserLoader(readsOfTrade);

const ClosingRoom = lazyPart(() => import('../features/closing/closing-room.tsx'), {
  placeholder: <RoomPlaceholder />,
});
const closingRoom = (trade: TradeDetail) => <ClosingRoom trade={trade} />;

const TradeReviews = lazyPart(() => import('../features/people/reviews/trade-reviews.tsx'), {
  placeholder: <Skeleton height={280} radius={16} mb="xl" />,
});
const report = (subject: 'review' | 'reply', id: number) => <ReportButton subject={subject} subjectId={id} />;
const tradeReviews = ({ id }: TradeDetail) => <TradeReviews tradeId={id} report={report} />;

const signIn = {
  heading: 'Sign in to see this trade',
  text: 'Trades are private, so we need to know that this one is yours.',
};

export default function TradeRoute() {
  const id = readRowId(useParams().id);
  if (id === undefined) return <TradeNotFound />;
  return (
    <>
      <PageHead title="Trade" description="One of your trades on Tradewind, with everything you can do next." hidden />
      <TradesGate title="Trade" signIn={signIn}>
        {(reader) => <TradeScreen key={id} id={id} reader={reader} room={closingRoom} reviews={tradeReviews} />}
      </TradesGate>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) ? <TradeNotFound /> : <FailureScreen error={error} />;
}
