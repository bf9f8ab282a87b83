import { paths } from '@tradewind/contract/paths';
import { useParams } from 'react-router';
import { AdminGate } from '../features/admin/admin-gate.tsx';
import { UserScreen } from '../features/admin/users/user-screen.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function AdminUserScreen() {
  const { userId = '' } = useParams();
  const here = paths.adminUser(userId);
  return (
    <>
      <PageHead
        title="User details"
        description="A Tradewind user’s details, boats and activity. For administrators."
        path={here}
        hidden
      />
      <AdminGate here={here} title="User">
        {(admin) => <UserScreen key={userId} id={userId} admin={admin} />}
      </AdminGate>
    </>
  );
}
