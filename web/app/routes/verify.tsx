import { verifyPath } from '@tradewind/contract/paths';
import { useParams } from 'react-router';
import { VerifyPage } from '../features/verify/verify-page.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function Verify() {
  const { hash } = useParams();
  return (
    <>
      <PageHead
        title="Check a document"
        description="See whether a PDF was made by Tradewind, whether it is unchanged, and when it was signed."
        path={verifyPath()}
        hidden={hash !== undefined}
      />
      <VerifyPage hash={hash} />
    </>
  );
}
