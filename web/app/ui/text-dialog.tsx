import { Dialog, type DialogProps } from './dialog.tsx';
import classes from './text-dialog.module.css';

interface TextDialogProps extends Omit<DialogProps, 'classNames'> {
  text: string;
}

/** A dialog that starts with a sentence. */
export function TextDialog({ text, children, ...dialog }: TextDialogProps) {
  return (
    <Dialog {...dialog} classNames={{ content: classes.content, header: classes.header, title: classes.title }}>
      <p className={classes.text}>{text}</p>
      {children}
    </Dialog>
  );
}
