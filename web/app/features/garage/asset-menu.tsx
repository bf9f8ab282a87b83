import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical, IconLock, IconTrash, IconWorld } from '@tabler/icons-react';
import type { Asset } from '@tradewind/contract/assets';
import { useState } from 'react';
import { endsOffersText, useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { keptForTrade, ReservedDialog } from '../../nouns/trade/bound/reserved-dialog.tsx';
import { ActionMenu } from '../../ui/action-menu.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useAssetActions } from './use-asset-actions.ts';

/** The less common actions: visibility and deletion. */
export function AssetMenu({ asset }: { asset: Asset }) {
  const bound = useItemInTrades({ kind: 'asset', id: asset.id });
  const [isAsking, setAsking] = useState(false);
  const { show, remove } = useAssetActions(asset);
  const isPublic = asset.visibility === 'public';
  const tradeId = bound?.tradeId ?? null;
  return (
    <>
      <ActionMenu
        button={
          <ActionIcon
            variant="default"
            size={36}
            aria-label={`More actions for ${asset.title}`}
            loading={show.isPending}
          >
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        }
      >
        {asset.actions.includes('edit') && tradeId === null ? (
          <Menu.Item
            leftSection={isPublic ? <IconLock size={16} aria-hidden /> : <IconWorld size={16} aria-hidden />}
            onClick={() => show.mutate(isPublic ? 'offers' : 'public')}
          >
            {isPublic ? 'Show Only in Offers' : 'Make Public'}
          </Menu.Item>
        ) : null}
        {asset.actions.includes('delete') ? (
          <Menu.Item
            c="var(--negative)"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Menu.Item>
        ) : null}
      </ActionMenu>
      {tradeId === null ? null : (
        <ReservedDialog
          tradeId={tradeId}
          text={keptForTrade(asset.title)}
          opened={isAsking}
          onClose={() => setAsking(false)}
        />
      )}
      <ConfirmDialog
        title="Are you sure?"
        text={`“${asset.title}” will be deleted for good, with its photos and documents.${endsOffersText(bound?.offers ?? 0)}`}
        confirm="Delete Asset"
        opened={isAsking && tradeId === null}
        isPending={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate(undefined, { onError: () => setAsking(false) })}
      />
    </>
  );
}
