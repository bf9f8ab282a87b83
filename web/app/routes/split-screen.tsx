import { paths } from '@tradewind/contract/paths';
import { SplitScreen } from '../features/split-screen/split-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function SplitScreenDemo() {
  return (
    <>
      <PageHead
        title="Split screen"
        description="A demonstration: boats on one side, everything about one of them on the other."
        path={paths.splitScreen}
      />
      <SplitScreen />
    </>
  );
}
