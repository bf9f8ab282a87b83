import { Button } from '@mantine/core';
import type { QueryKey } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import type { SigningForm as WrittenDocument } from '@tradewind/contract/closing-documents';
import { useState } from 'react';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { SigningFields } from './signing-fields.tsx';
import { type Signed, useSigning } from './use-signing.ts';

interface SigningFormProps {
  closing: Closing;
  document: WrittenDocument;
  /** Names what was typed in this browser. */
  draftName: string;
  /** The query of the document. */
  queryKey: QueryKey;
  /** Named in the toast. */
  subject: string;
  send: (typed: Signed) => Promise<Closing>;
}

/** Signs a document of ours with a typed name. */
export function SigningForm({ closing, document, draftName, queryKey, subject, send }: SigningFormProps) {
  const [name, setName] = useTextDraft(draftName);
  const [isAgreed, setAgreed] = useState(false);
  const signing = useSigning(closing, {
    form: queryKey,
    send,
    done: { title: 'Signed', description: subject },
    onSigned: () => setName(''),
  });
  return (
    <form
      className={classes.form}
      aria-label={`Sign: ${document.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        signing.mutate({ hash: document.hash, name: name.trim() });
      }}
    >
      <SigningFields form={document} name={name} onName={setName} isAgreed={isAgreed} onAgree={setAgreed} />
      <Refusal text={signing.refusal} />
      <Button type="submit" size="md" loading={signing.isPending} disabled={!isAgreed || name.trim() === ''}>
        Sign
      </Button>
    </form>
  );
}
