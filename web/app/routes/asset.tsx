import { Skeleton } from '@mantine/core';
import { useParams } from 'react-router';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Page } from '../ui/page.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** Loaded on demand: what a route imports is named on every page. */
const AssetScreen = lazyPart(() => import('../features/garage/asset-screen.tsx'), {
  placeholder: (
    <Page width="text">
      <Skeleton height={420} radius={16} role="status" aria-label="Loading the asset" />
    </Page>
  ),
});

const signIn = {
  heading: 'Sign in to see this asset',
  text: 'People show what they’d trade to signed-in people only. You’ll come right back here.',
};

export default function AssetRoute() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title="Asset" description="Something that somebody on Tradewind would trade." hidden />
      <TradesGate title="Asset" signIn={signIn}>
        {(reader) => <AssetScreen key={id} id={id} reader={reader} />}
      </TradesGate>
    </>
  );
}
