import { ActionIcon, Button, FileButton, Loader, Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { IconPhotoPlus, IconSend2, IconX } from '@tabler/icons-react';
import { MESSAGE_MAX, messageTexts } from '@tradewind/contract/messages';
import type { KeyboardEvent } from 'react';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import classes from './composer.module.css';
import { type Pictures, usePictures } from './use-pictures.ts';

interface ComposerProps {
  /** The name of the unsent message's draft. */
  draftName: string;
  isSending: boolean;
  onSend: (content: string, imageUrls: string[]) => void;
}

/** Shows the remaining characters from this length on. */
const COUNTED_FROM = MESSAGE_MAX - 200;

/** Holds the typed text itself, so that the messages above do not re-render at every keystroke. */
export function Composer({ draftName, isSending, onSend }: ComposerProps) {
  const [text, setText] = useTextDraft(draftName);
  const pictures = usePictures(`${draftName}:pictures`);
  const content = text.trim();
  const length = [...content].length;
  const canSend = content !== '' && length <= MESSAGE_MAX && !isSending && !pictures.isUploading;

  const send = () => {
    if (!canSend) return;
    onSend(content, pictures.urls);
    setText('');
    pictures.clear();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, Enter belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <ChosenPictures pictures={pictures} />
      <div className={classes.line}>
        <FileButton multiple accept="image/*" onChange={pictures.add} disabled={pictures.isFull}>
          {(props) => (
            <ActionIcon {...props} variant="default" size={44} aria-label="Add pictures" disabled={pictures.isFull}>
              <IconPhotoPlus size={20} aria-hidden />
            </ActionIcon>
          )}
        </FileButton>
        <Textarea
          className={classes.text}
          aria-label="Message"
          placeholder="Write a message"
          autosize
          minRows={1}
          maxRows={6}
          size="md"
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size="md" h={44} disabled={!canSend} leftSection={<IconSend2 size={18} aria-hidden />}>
          Send
        </Button>
      </div>
      <Hint length={length} hasPictures={pictures.chosen.length > 0} />
    </form>
  );
}

function Hint({ length, hasPictures }: { length: number; hasPictures: boolean }) {
  if (length > MESSAGE_MAX) return <p className={classes.fault}>{messageTexts.tooLong}</p>;
  if (length > COUNTED_FROM) return <p className={classes.hint}>{MESSAGE_MAX - length} characters left</p>;
  if (hasPictures && length === 0) return <p className={classes.hint}>Add a few words to go with your pictures.</p>;
  return null;
}

function ChosenPictures({ pictures: { chosen, remove } }: { pictures: Pictures }) {
  if (chosen.length === 0) return null;
  return (
    <ul className={classes.pictures} aria-label="Pictures to send">
      {chosen.map(({ id, preview, url }, index) => (
        <li key={id}>
          <img
            src={preview}
            alt={`Attachment ${index + 1} of ${chosen.length}`}
            data-uploading={url === undefined}
            // The server deletes unused uploads after a day, so an older draft loses its pictures.
            onError={() => url !== undefined && remove(id)}
          />
          {url === undefined ? (
            <Loader size={20} className={classes.loader} aria-label="Uploading" role="status" />
          ) : null}
          <ActionIcon
            className={classes.remove}
            size={24}
            radius="xl"
            aria-label={`Remove picture ${index + 1}`}
            onClick={() => remove(id)}
          >
            <IconX size={14} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}
