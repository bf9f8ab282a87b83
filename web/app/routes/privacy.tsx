import { paths } from '@tradewind/contract/paths';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What Tradewind keeps about its members, what for, who sees it, and how to get a copy or have it deleted."
        path={paths.privacy}
        kind="article"
      />
      <PrivacyPolicy />
    </>
  );
}
