import { Button } from '@mantine/core';
import { tradePath } from '@tradewind/contract/paths';
import { Link } from 'react-router';
import { TextDialog } from '../../../ui/text-dialog.tsx';
import classes from './reserved-dialog.module.css';

interface ReservedDialogProps {
  tradeId: number;
  text: string;
  opened: boolean;
  onClose: () => void;
}

/** Takes the place of a question whose answer an agreed trade would refuse. */
export function ReservedDialog({ tradeId, ...dialog }: ReservedDialogProps) {
  return (
    <TextDialog title="Part of an agreed trade" {...dialog}>
      <div className={classes.actions}>
        <Button variant="default" onClick={dialog.onClose}>
          Close
        </Button>
        <Button component={Link} to={tradePath(tradeId)} data-autofocus>
          Open Trade
        </Button>
      </div>
    </TextDialog>
  );
}

/** Explains why an owner cannot delete it now. */
export const keptForTrade = (title: string): string =>
  `“${title}” is part of an agreed trade. Finish or cancel the trade before you delete it.`;
