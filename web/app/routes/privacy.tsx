import { paths } from '@tradewind/contract/paths';
import { PrivacyPolicy } from '../features/legal/privacy-policy.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function Privacy() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What data Tradewind keeps about its members and why, who can see it, and how to get a copy or delete it."
        path={paths.privacy}
        kind="article"
      />
      <PrivacyPolicy />
    </>
  );
}
