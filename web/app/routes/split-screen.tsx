import { paths } from '@tradewind/contract/paths';
import { SplitScreen } from '../features/split-screen/split-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function SplitScreenDemo() {
  return (
    <>
      <PageHead
        title="Split screen"
        description="A demo with a list of boats on one side and the details of one boat on the other."
        path={paths.splitScreen}
      />
      <SplitScreen />
    </>
  );
}
