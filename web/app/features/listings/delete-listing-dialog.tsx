import { endsOffersText, useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { keptForTrade, ReservedDialog } from '../../nouns/trade/bound/reserved-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteListingDialogProps {
  boat: { id: number; title: string };
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

export function DeleteListingDialog({ boat: { id, title }, onDelete, ...dialog }: DeleteListingDialogProps) {
  const { offers, tradeId } = useItemInTrades({ kind: 'boat', id }) ?? { offers: 0, tradeId: null };
  if (tradeId !== null)
    return (
      <ReservedDialog tradeId={tradeId} text={keptForTrade(title)} opened={dialog.opened} onClose={dialog.onCancel} />
    );
  return (
    <ConfirmDialog
      title="Are you sure?"
      text={`This action cannot be undone. Your boat listing "${title}" will be permanently deleted from the platform.${endsOffersText(offers)}`}
      confirm="Delete Listing"
      onConfirm={onDelete}
      {...dialog}
    />
  );
}
