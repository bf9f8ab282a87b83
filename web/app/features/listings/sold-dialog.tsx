import { endsOffersText, useItemInTrades } from '../../nouns/trade/bound/items-in-trades.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface SoldDialogProps {
  boat: { id: number; title: string };
  opened: boolean;
  isPending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

export function SoldDialog({ boat: { id, title }, ...dialog }: SoldDialogProps) {
  const offers = useItemInTrades({ kind: 'boat', id })?.offers ?? 0;
  return (
    <ConfirmDialog
      title="Is it sold?"
      text={`Visitors will see that "${title}" is no longer available. You can list it again at any time.${endsOffersText(offers)}`}
      confirm="Mark as Sold"
      isHarmless
      {...dialog}
    />
  );
}
