import '@mantine/core/styles/Input.layer.css';
import { Button, FileButton, TextInput } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { verifyPath } from '@tradewind/contract/paths';
import { type DragEvent, type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { fileHash, MAX_CHECKED_BYTES, pastedHash } from './file-hash.ts';
import classes from './verify.module.css';

const NOT_A_CODE = 'Please enter the code at the bottom of the document: 16 digits and letters from a to f.';
const TOO_LARGE = 'That file is too large to be one of our documents.';
const UNREADABLE = 'Your browser couldn’t read that file. Please try again, or enter the code.';

/** Checks a file or a code. The file stays in the browser: only its hash is sent. */
export function VerifyForm() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const [fileFault, setFileFault] = useState<string>();
  const [isOver, setOver] = useState(false);

  const checkText = (event: FormEvent) => {
    event.preventDefault();
    const hash = pastedHash(text);
    setFault(hash === undefined ? NOT_A_CODE : undefined);
    if (hash !== undefined) void navigate(verifyPath(hash));
  };
  const checkFile = async (file: File | null | undefined) => {
    if (!file) return;
    if (file.size > MAX_CHECKED_BYTES) return setFileFault(TOO_LARGE);
    try {
      const hash = await fileHash(file);
      setFileFault(undefined);
      void navigate(verifyPath(hash));
    } catch {
      setFileFault(UNREADABLE);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void checkFile(event.dataTransfer.files[0]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <div className={classes.ways}>
      <section
        aria-label="Check a file"
        className={classes.drop}
        data-over={isOver}
        onDragOver={over}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileSearch size={40} stroke={1.25} aria-hidden />
        <p className={classes.invitation}>Drop the PDF here</p>
        <FileButton accept="application/pdf" onChange={(file) => void checkFile(file)}>
          {(props) => (
            <Button {...props} size="md">
              Choose a File
            </Button>
          )}
        </FileButton>
        <p className={classes.hint}>The file stays on your device. We compare only its fingerprint.</p>
        {fileFault === undefined ? null : <p role="alert">{fileFault}</p>}
      </section>
      <form className={classes.typed} onSubmit={checkText} noValidate>
        <TextInput
          label="Or enter its code"
          description="At the bottom of each page"
          placeholder="a1b2 c3d4 e5f6 0718"
          size="md"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={fault}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="md" variant="default">
          Check the Code
        </Button>
      </form>
    </div>
  );
}
