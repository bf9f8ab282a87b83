import { paths } from '@tradewind/contract/paths';
import { AdminGate } from '../features/admin/admin-gate.tsx';
import { SyncScreen } from '../features/admin/sync/sync-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function AdminSyncScreen() {
  return (
    <>
      <PageHead
        title="Inventory Sync"
        description="Update the brokerage’s inventory on Tradewind. For administrators."
        path={paths.adminSync}
        hidden
      />
      <AdminGate here={paths.adminSync} title="Inventory Sync">
        {() => <SyncScreen />}
      </AdminGate>
    </>
  );
}
