import { Modal, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import classes from './confirm-dialog.module.css';

/** Shows a link to copy by hand, where the browser can neither share nor copy it. */
export default function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      title="Copy this link"
      centered
      classNames={{ content: classes.content, header: classes.header, title: classes.title }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <p className={classes.text}>Your browser could not share or copy it for you.</p>
      <TextInput
        label="Link to this boat"
        size="md"
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </Modal>
  );
}
