import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Asset } from '@tradewind/contract/assets';
import { paths } from '@tradewind/contract/paths';
import { Link, useNavigate } from 'react-router';
import { myAssetsQuery } from '../../nouns/asset/asset-queries.ts';
import { useSavedPhotos } from '../../nouns/photo/use-saved-photos.ts';
import { useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { ReservedNotice } from '../../nouns/trade/bound/reserved-notice.tsx';
import { DiscardButton } from '../../ui/discard-button.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { OutdatedNotice } from '../../ui/outdated-notice.tsx';
import { Page } from '../../ui/page.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { RestoredChanges } from '../../ui/restored-changes.tsx';
import { Documents } from './documents/documents.tsx';
import { AssetFields } from './form/asset-fields.tsx';
import classes from './form/asset-form.module.css';
import { theirVersion } from './form/field-labels.ts';
import { GarageLink } from './form/garage-link.tsx';
import { useAssetForm } from './form/use-asset-form.ts';

export function EditAsset({ id }: { id: string }) {
  const { data, isFetchedAfterMount, ...query } = useQuery({
    ...myAssetsQuery,
    select: (assets) => assets.find((asset) => String(asset.id) === id) ?? null,
  });
  // Editing starts from the newest version.
  const asset = isFetchedAfterMount ? data : undefined;
  if (asset === null) return <NotYours />;
  return (
    <Page width="text">
      <GarageLink />
      <PageTitle lead={asset?.title}>Edit asset</PageTitle>
      <Loaded
        query={{ ...query, data: asset }}
        placeholder={<Skeleton height={640} radius={16} role="status" aria-label="Loading your asset" />}
        failure="We couldn’t load this asset."
      >
        {(known) => known && <AssetScreen key={known.id} asset={known} />}
      </Loaded>
    </Page>
  );
}

const RESERVED = 'You can add documents. To change anything else, finish or cancel the trade first.';

/** The form saves by its button; documents are added and removed at once. */
function AssetScreen({ asset }: { asset: Asset }) {
  const tradeId = useItemInTrades({ kind: 'asset', id: asset.id })?.tradeId ?? null;
  const isLocked = asset.reserved || tradeId !== null;
  const form = useAssetForm(asset, isLocked);
  const photos = useSavedPhotos(form.values.imageUrls, (urls) => form.set('imageUrls', urls));
  const navigate = useNavigate();
  return (
    <div className={classes.form}>
      <LeaveGuard />
      {form.endingDialog}
      <ReservedNotice tradeId={tradeId} failure={undefined} free={RESERVED} />
      <form {...form.form} className={classes.form}>
        <RestoredChanges meanwhile={form.changedElsewhere?.map(theirVersion)} onDiscard={form.discard} />
        <fieldset className={classes.fields} disabled={isLocked}>
          <AssetFields form={form} photos={photos} />
        </fieldset>
        <ReservedNotice tradeId={null} failure={form.failure} free={RESERVED} />
        <OutdatedNotice {...form} what="asset" clashing={form.clashing?.map(theirVersion)} />
        <div className={classes.actions}>
          <Button
            type="submit"
            size="md"
            loading={form.isSaving}
            disabled={!form.isChanged || form.isOutdated || photos.uploading}
          >
            Save Changes
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
      <Documents asset={asset} />
    </div>
  );
}

function NotYours() {
  return (
    <MessageScreen
      heading="Asset Not Found"
      actions={
        <Button component={Link} to={paths.accountTab('garage')} size="md">
          My Garage
        </Button>
      }
    >
      <p>This asset doesn’t exist, was deleted or isn’t yours.</p>
    </MessageScreen>
  );
}
