import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Skeleton, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import { useState } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { Refusal } from '../tasks/refusal.tsx';
import classes from '../tasks/task.module.css';
import { useDownload } from './use-download.ts';
import { formQuery, useSigning } from './use-signing.ts';

interface SignFormProps {
  closing: Closing;
  task: ClosingTask;
}

/** A document of ours to read and to sign with a typed name. */
export function SignForm({ closing, task }: SignFormProps) {
  const { data, error } = useQuery(formQuery(closing, task));
  if (data) return <Signing key={data.hash} closing={closing} task={task} form={data} />;
  if (error) return <Refusal text={failureText(error)} />;
  return <Skeleton height={180} radius={12} role="status" aria-label="Writing the document" />;
}

function Signing({ closing, task, form }: SignFormProps & { form: SigningForm }) {
  const [name, setName] = useTextDraft(`closing:${closing.tradeId}:${task.id}:name`);
  const [agreed, setAgreed] = useState(false);
  const download = useDownload();
  const signing = useSigning(closing, task, () => setName(''));
  return (
    <form
      className={classes.form}
      aria-label={`Sign: ${form.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        signing.mutate({ hash: form.hash, name: name.trim() });
      }}
    >
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileText size={18} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate({ id: form.documentId, name: `${form.title}.pdf` })}
      >
        Read the {form.title} (PDF)
      </Button>
      <TextInput
        size="md"
        label="Type your name to sign"
        description={`Exactly as in the document: ${form.name}`}
        autoComplete="off"
        maxLength={160}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Checkbox
        size="md"
        label={form.consent}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <Refusal text={signing.refusal} />
      <Button type="submit" size="md" loading={signing.isPending} disabled={!agreed || name.trim() === ''}>
        Sign
      </Button>
    </form>
  );
}
