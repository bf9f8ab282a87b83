import { Button } from '@mantine/core';
import { paths } from '@tradewind/contract/paths';
import { useNavigate } from 'react-router';
import { useSavedPhotos } from '../../nouns/photo/use-saved-photos.ts';
import { DiscardButton } from '../../ui/discard-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RestoredChanges } from '../../ui/restored-changes.tsx';
import { AssetFields } from './form/asset-fields.tsx';
import classes from './form/asset-form.module.css';
import { GarageLink } from './form/garage-link.tsx';
import { useNewAsset } from './form/use-new-asset.ts';

export function AddAsset() {
  const form = useNewAsset();
  const photos = useSavedPhotos(form.values.imageUrls, (urls) => form.set('imageUrls', urls));
  const navigate = useNavigate();
  return (
    <Page width="text">
      <GarageLink />
      <PageTitle lead="What would you give for the right boat? Proof documents come next.">Add an asset</PageTitle>
      <form {...form.form} className={classes.form}>
        <LeaveGuard />
        <RestoredChanges meanwhile={form.changedElsewhere && []} onDiscard={form.discard} />
        <AssetFields form={form} photos={photos} />
        <div className={classes.actions}>
          <Button type="submit" size="md" loading={form.isSaving} disabled={photos.uploading}>
            Add to My Garage
          </Button>
          <DiscardButton
            size="md"
            isChanged={form.isChanged}
            onDiscard={() => {
              form.discard();
              void navigate(paths.accountTab('garage'));
            }}
          />
        </div>
      </form>
    </Page>
  );
}
