import { paths } from '@tradewind/contract/paths';
import { useSearchParams } from 'react-router';
import { Unsubscribe } from '../features/notifications/unsubscribe.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** The URL contains a token, so keep it from other sites and search engines. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

export default function UnsubscribeScreen() {
  const [search] = useSearchParams();
  return (
    <>
      <PageHead
        title="Unsubscribe"
        description="Stop emails about what’s new on Tradewind."
        path={paths.unsubscribe}
        hidden
      />
      <Unsubscribe token={search.get('token') ?? ''} />
    </>
  );
}
