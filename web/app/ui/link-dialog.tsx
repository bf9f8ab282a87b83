import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { TextDialog } from './text-dialog.tsx';

/** Shows a link to copy manually where the browser can neither share nor copy it. */
export default function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  return (
    <TextDialog opened onClose={onClose} title="Copy this link" text="Your browser couldn’t share or copy it for you.">
      <TextInput
        label="Link to this boat"
        size="md"
        value={url}
        readOnly
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
    </TextDialog>
  );
}
