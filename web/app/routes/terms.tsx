import { paths } from '@tradewind/contract/paths';
import { TermsOfService } from '../features/legal/terms-of-service.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function Terms() {
  return (
    <>
      <PageHead
        title="Terms of Service"
        description="The agreement for listing and trading boats on Tradewind: fees, fair use, trades between members and Eddy AI."
        path={paths.terms}
        kind="article"
      />
      <TermsOfService />
    </>
  );
}
