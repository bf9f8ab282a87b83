import { paths } from '@tradewind/contract/paths';
import { AccountGate } from '../features/dashboard/account-gate.tsx';
import { AddAsset } from '../features/garage/add-asset.tsx';
import { PageHead } from '../ui/page-head.tsx';

export default function AddAssetScreen() {
  return (
    <>
      <PageHead
        title="Add an asset"
        description="Add what you’d trade besides boats to your garage on Tradewind."
        path={paths.addAsset}
        hidden
      />
      <AccountGate>{() => <AddAsset />}</AccountGate>
    </>
  );
}
