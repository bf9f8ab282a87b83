import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

/** Shows a link to copy by hand, where the browser can neither share nor copy it. */
export default function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Copy this link"
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
    >
      <p className={classes.text}>Your browser couldn’t share or copy it for you.</p>
      <TextInput
        label="Link to this boat"
        size="md"
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
