import { Dialog } from '../../../ui/dialog.tsx';
import { WireInForm } from './wire-in-form.tsx';
import { WireOutForm } from './wire-out-form.tsx';

interface RecordWireProps {
  /** Undefined closes the dialog. */
  direction: 'in' | 'out' | undefined;
  trade: number | undefined;
  onClose: () => void;
}

const titles = { in: 'Record a wire that came in', out: 'Record a wire that goes out' } as const;

/** Records a wire. Typed values stay in this browser until the wire is recorded. */
export function RecordWire({ direction, trade, onClose }: RecordWireProps) {
  const form = { trade: trade === undefined ? '' : String(trade), onDone: onClose };
  return (
    <Dialog opened={direction !== undefined} onClose={onClose} title={titles[direction ?? 'in']} size="lg">
      {direction === 'in' ? <WireInForm {...form} /> : null}
      {direction === 'out' ? <WireOutForm {...form} /> : null}
    </Dialog>
  );
}
