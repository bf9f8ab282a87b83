import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Closing } from '@tradewind/contract/closing';
import { closingCourseApi } from '@tradewind/contract/closing-course';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import type { ClosingProposal } from '@tradewind/contract/closing-proposals';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { useTextDraft } from '../../../lib/use-text-draft.ts';
import { SigningFields } from '../papers/signing-fields.tsx';
import { releaseKey, releaseQuery, useSigning } from '../papers/use-signing.ts';
import { WrittenForm } from '../papers/written-form.tsx';
import { Refusal } from '../tasks/refusal.tsx';
import tasks from '../tasks/task.module.css';

interface ReleaseSigningProps {
  closing: Closing;
  proposal: ClosingProposal;
}

/** A party reads and signs the release that ends a dispute. */
export function ReleaseSigning({ closing, proposal }: ReleaseSigningProps) {
  const query = useQuery(releaseQuery(closing, proposal.id));
  return (
    <WrittenForm query={query}>
      {(form) => <Signing key={form.hash} closing={closing} proposal={proposal} form={form} />}
    </WrittenForm>
  );
}

function Signing({ closing, proposal, form }: ReleaseSigningProps & { form: SigningForm }) {
  const [name, setName] = useTextDraft(`closing:${closing.tradeId}:proposal:${proposal.id}`);
  const [isAgreed, setAgreed] = useState(false);
  const params = { id: closing.tradeId, proposal: proposal.id };
  const signing = useSigning(closing, {
    form: releaseKey(closing.tradeId, proposal.id),
    send: (typed) => call(closingCourseApi.consent, { params, body: typed }),
    done: { title: 'Signed', description: form.title },
    onSigned: () => setName(''),
  });
  return (
    <form
      className={tasks.form}
      aria-label={`Sign: ${form.title}`}
      onSubmit={(event) => {
        event.preventDefault();
        signing.mutate({ hash: form.hash, name: name.trim() });
      }}
    >
      <SigningFields form={form} name={name} onName={setName} isAgreed={isAgreed} onAgree={setAgreed} />
      <Refusal text={signing.refusal} />
      <Button type="submit" size="md" loading={signing.isPending} disabled={!isAgreed || name.trim() === ''}>
        Sign
      </Button>
    </form>
  );
}
