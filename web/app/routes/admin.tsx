import { paths } from '@tradewind/contract/paths';
import { useLocation } from 'react-router';
import { AdminGate } from '../features/admin/admin-gate.tsx';
import { Dashboard } from '../features/admin/dashboard.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function AdminScreen() {
  const { search } = useLocation();
  return (
    <>
      <PageHead
        title="Admin Dashboard"
        description="Users, listings, reports and activity on Tradewind. For administrators."
        path={paths.admin}
        hidden
      />
      <AdminGate here={`${paths.admin}${search}`} title="Admin Dashboard">
        {(admin) => <Dashboard admin={admin} />}
      </AdminGate>
    </>
  );
}
