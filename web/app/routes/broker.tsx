import { paths } from '@tradewind/contract/paths';
import { useLocation } from 'react-router';
import { Desk } from '../features/broker/desk.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { RightsGate } from '../ui/rights-gate.tsx';

const PossessionPanel = lazyPart(() => import('../features/admin/possession/possession-panel.tsx'));

export default function BrokerScreen() {
  const { search } = useLocation();
  return (
    <>
      <PageHead
        title="Broker’s Desk"
        description="Closings, wires and trust accounts of Tradewind. For brokers."
        path={paths.broker}
        hidden
      />
      <RightsGate
        here={`${paths.broker}${search}`}
        title="Broker’s Desk"
        isAllowed={({ isBroker }) => isBroker}
        refusal="Brokers Only"
      >
        {({ isAdmin }) => <Desk photos={<PossessionPanel isAdmin={isAdmin} />} />}
      </RightsGate>
    </>
  );
}
