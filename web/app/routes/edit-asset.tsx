import { useParams } from 'react-router';
import { AccountGate } from '../features/dashboard/account-gate.tsx';
import { EditAsset } from '../features/garage/edit-asset.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function EditAssetScreen() {
  const { id = '' } = useParams();
  return (
    <>
      <PageHead title="Edit asset" description="Edit an asset in your garage on Tradewind." hidden />
      <AccountGate>{() => <EditAsset id={id} />}</AccountGate>
    </>
  );
}
