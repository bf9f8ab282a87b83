import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, Textarea } from '@mantine/core';
import { type BankLine, bankLinesApi, type Explanation, explanation } from '@tradewind/contract/bank-lines';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useDialogForm } from '../../../lib/use-dialog-form.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { signedText, trustNames } from '../money-text.ts';
import classes from './bank-lines.module.css';
import { kindNames, lineActionWords } from './line-words.ts';

export type LineAction = BankLine['actions'][number];

const kinds = [
  { value: '', label: 'Choose what it is' },
  ...Object.entries(kindNames).map(([value, label]) => ({ value, label })),
];

type Asked = { action: 'explain'; body: Explanation } | { action: Exclude<LineAction, 'explain'> };

function send({ id, explanation }: BankLine, asked: Asked) {
  const params = { id };
  if (asked.action === 'explain') return call(bankLinesApi.explain, { params, body: asked.body });
  return call(bankLinesApi[asked.action], { params, body: { explanation: explanation?.id ?? 0 } });
}

interface LineDialogProps {
  line: BankLine;
  /** Undefined closes the dialog. */
  action: LineAction | undefined;
  onClose: () => void;
}

/** Asks what a line of the bank is, or about an explanation. A refusal keeps what was typed. */
export function LineDialog({ line, action, onClose }: LineDialogProps) {
  const form = useDialogForm({
    draft: `desk:line:${line.id}`,
    blank: { kind: '', note: '' },
    bodyOf: (typed) => typed,
    schema: explanation,
  });
  // Keeps the question while the dialog fades out.
  const [shown, setShown] = useState(action);
  const acting = useSingleMutation({
    mutationFn: (asked: Asked) => send(line, asked),
    onSuccess: ({ explanation }, { action }) => {
      onClose();
      form.clear();
      const isWaiting = action === 'explain' && explanation?.confirmedBy === null;
      showToast({ title: isWaiting ? 'Explained. A second broker must confirm it.' : lineActionWords[action].done });
    },
  });
  const act = (action: LineAction) => {
    if (action === 'explain') form.submit((body, events) => acting.mutate({ action, body }, events));
    else acting.mutate({ action }, { onError: form.refuse });
  };
  if (action !== undefined && action !== shown) setShown(action);
  if (shown === undefined) return null;
  const { title, confirm } = lineActionWords[shown];
  return (
    <ConfirmDialog
      title={title}
      text={textOf(line, shown)}
      confirm={confirm}
      isHarmless={shown !== 'withdraw'}
      opened={action !== undefined}
      isPending={acting.isPending}
      onCancel={() => {
        form.forget();
        onClose();
      }}
      onConfirm={() => act(shown)}
    >
      {shown === 'explain' ? (
        <div ref={form.area} className={classes.fields}>
          <NativeSelect label="What it is" data={kinds} {...form.field('kind')} data-autofocus />
          <Textarea
            label="Note"
            description="Where the bank says so, and whom you asked"
            rows={3}
            maxLength={500}
            {...form.field('note')}
          />
        </div>
      ) : null}
      {form.refusal === undefined ? null : (
        <p role="alert" className={classes.refusal}>
          {form.refusal}
        </p>
      )}
    </ConfirmDialog>
  );
}

function textOf({ amount, description, reference, trust, explanation }: BankLine, action: LineAction): string {
  const name = [signedText(amount), description, reference, trustNames[trust]].filter(Boolean).join(', ');
  if (action === 'explain')
    return `${name}. ${amount.startsWith('-') ? 'The brokerage owes the account this amount until it is put back.' : 'It must make up for what the bank took, or leave the account.'}`;
  const given = explanation ? `${kindNames[explanation.kind]}: ${explanation.note} (${explanation.by})` : '';
  return action === 'confirm'
    ? `${name}. ${given}. Compare it with the bank’s statement. You confirm as the second person.`
    : `${name}. ${given}. The line needs an explanation again, and the daily proof says so.`;
}
