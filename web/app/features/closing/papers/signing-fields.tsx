import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { closingDocumentsApi, type SigningForm } from '@tradewind/contract/closing-documents';
import { pathOf } from '@tradewind/contract/endpoint';
import { useDownload } from '../../../lib/download.ts';
import classes from './papers.module.css';

interface SigningFieldsProps {
  form: Pick<SigningForm, 'documentId' | 'title' | 'name' | 'consent'>;
  name: string;
  onName: (typed: string) => void;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** A document of ours to read, and the two things that make a signature: the typed name and the consent. */
export function SigningFields({ form, name, onName, isAgreed, onAgree }: SigningFieldsProps) {
  const download = useDownload();
  const path = pathOf(closingDocumentsApi.read, { id: form.documentId });
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconFileText size={18} aria-hidden />}
        classNames={{ root: classes.read ?? '', label: classes.title ?? '' }}
        loading={download.isPending}
        onClick={() => download.mutate({ path, name: `${form.title}.pdf` })}
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
        onChange={(event) => onName(event.currentTarget.value)}
      />
      <Checkbox
        size="md"
        label={form.consent}
        checked={isAgreed}
        onChange={(event) => onAgree(event.currentTarget.checked)}
      />
    </>
  );
}
