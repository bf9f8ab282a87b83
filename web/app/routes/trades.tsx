import { paths } from '@tradewind/contract/paths';
import { Trades } from '../features/trades/list/trades.tsx';
import { TradesGate } from '../features/trades/trades-gate.tsx';
import { PageHead } from '../ui/page-head.tsx';

const signIn = {
  heading: 'Sign in to see your trades',
  text: 'Offers you made and received, and everything you agreed on, are waiting here for you.',
};

export default function TradesScreen() {
  return (
    <>
      <PageHead
        title="Trades"
        description="Your offers and trades on Tradewind: what waits for you, what waits for others and what is agreed."
        path={paths.trades}
        hidden
      />
      <TradesGate title="Trades" signIn={signIn}>
        {(reader) => <Trades reader={reader} />}
      </TradesGate>
    </>
  );
}
