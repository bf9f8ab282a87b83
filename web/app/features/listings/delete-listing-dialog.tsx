import { endsOffersText, useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface DeleteListingDialogProps {
  boat: { id: number; title: string };
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onDelete: () => void;
}

export function DeleteListingDialog({ boat: { id, title }, onDelete, ...dialog }: DeleteListingDialogProps) {
  const offers = useItemInTrades({ kind: 'boat', id })?.offers ?? 0;
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
