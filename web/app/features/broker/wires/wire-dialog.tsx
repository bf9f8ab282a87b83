import '@mantine/core/styles/Input.layer.css';
import { Textarea, TextInput } from '@mantine/core';
import { brokerageDay } from '@tradewind/contract/brokerage-day';
import { ledgerApi, type Wire, type WireAction } from '@tradewind/contract/ledger';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { useValuesDraft } from '../../../lib/use-values-draft.ts';
import { bookedText } from '../../../nouns/closing/booked-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { PartyChoice } from './party-choice.tsx';
import { WireFacts } from './wire-facts.tsx';
import { actionWords, requestText, SECOND_NEEDED } from './wire-words.ts';
import classes from './wires.module.css';

interface Values {
  bankDate: string;
  reason: string;
  trade: string;
  position: string;
  bankReference: string;
  counterparty: string;
  callBackNote: string;
}

const blank: Values = {
  ...{ bankDate: '', reason: '', trade: '', position: '' },
  ...{ bankReference: '', counterparty: '', callBackNote: '' },
};

/** A second broker starts with what the first one asked for. */
const startOf = ({ request }: Wire): Values => ({
  ...blank,
  reason: request?.reason ?? '',
  trade: request?.action === 'assign' ? String(request.tradeId) : '',
  position: request?.action === 'assign' ? String(request.position) : '',
});

/** The fields that each action needs. */
const needed: Record<WireAction, readonly (keyof Values)[]> = {
  confirm: [],
  collect: ['bankDate'],
  assign: ['trade', 'position'],
  return: ['bankReference', 'counterparty', 'callBackNote'],
  void: ['reason'],
  reverse: ['reason'],
  withdraw: [],
};

function send({ id }: Wire, action: WireAction, values: Values): Promise<Wire> {
  const params = { id };
  const { bankDate, reason, trade, position, bankReference, counterparty, callBackNote } = values;
  switch (action) {
    case 'confirm':
    case 'withdraw':
      return call(ledgerApi[action], { params });
    case 'collect':
      return call(ledgerApi.collect, { params, body: { bankDate } });
    case 'assign':
      return call(ledgerApi.assign, { params, body: { tradeId: Number(trade), position: Number(position) } });
    case 'return':
      return call(ledgerApi.return, { params, body: { bankReference, counterparty, callBackNote } });
    default:
      return call(ledgerApi[action], { params, body: { reason } });
  }
}

const nameOf = ({ amount, counterparty, bankReference }: Wire) =>
  `${bookedText(amount)}, ${counterparty}, ${bankReference}`;

/** To a broker who takes a step that another one asked for. */
const askedText = ({ request }: Wire, action: WireAction): string | undefined =>
  request?.action === action ? `${requestText(request)} You are the second person.` : undefined;

interface WireDialogProps {
  wire: Wire;
  /** Undefined closes the dialog. */
  action: WireAction | undefined;
  onClose: () => void;
}

/** Asks before something is done with a wire. A refusal and a reload keep what was typed. */
export function WireDialog({ wire, action, onClose }: WireDialogProps) {
  const { values, change, clear } = useValuesDraft(`desk:wire:${wire.id}`, startOf(wire));
  // Keeps the question while the dialog fades out.
  const [shown, setShown] = useState(action);
  const acting = useSingleMutation({
    mutationFn: (asked: WireAction) => send(wire, asked, values),
    onSuccess: ({ request }, asked) => {
      onClose();
      clear();
      showToast({ title: request ? SECOND_NEEDED : actionWords[asked].done });
    },
  });
  if (action !== undefined && action !== shown) setShown(action);
  if (shown === undefined) return null;
  const { title, text, confirm } = actionWords[shown];
  const fields = needed[shown];
  const close = () => {
    acting.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      title={title}
      text={shown === 'confirm' ? text : `${nameOf(wire)}. ${askedText(wire, shown) ?? text}`}
      confirm={confirm}
      isHarmless={shown !== 'void' && shown !== 'reverse'}
      opened={action !== undefined}
      isPending={acting.isPending}
      isReady={fields.every((field) => values[field].trim() !== '')}
      onCancel={close}
      onConfirm={() => acting.mutate(shown)}
    >
      {shown === 'confirm' ? <WireFacts wire={wire} /> : null}
      <Fields fields={fields} values={values} onChange={change} />
      {acting.error ? (
        <p role="alert" className={classes.refusal}>
          {failureText(acting.error)}
        </p>
      ) : null}
    </ConfirmDialog>
  );
}

interface FieldsProps {
  fields: readonly (keyof Values)[];
  values: Values;
  onChange: (part: Partial<Values>) => void;
}

function Fields({ fields, values, onChange }: FieldsProps) {
  const has = (field: keyof Values) => fields.includes(field);
  const bind = (field: keyof Values) => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  });
  if (fields.length === 0) return null;
  return (
    <div className={classes.fields}>
      {has('bankDate') ? (
        <TextInput
          type="date"
          label="Day on the statement"
          max={brokerageDay(new Date())}
          data-autofocus
          {...bind('bankDate')}
        />
      ) : null}
      {has('trade') ? (
        <PartyChoice
          trade={values.trade}
          position={values.position}
          errors={{}}
          onTrade={(trade) => onChange({ trade, position: '' })}
          onPosition={(position) => onChange({ position })}
        />
      ) : null}
      {has('bankReference') ? (
        <>
          <TextInput label="Bank reference" maxLength={60} data-autofocus {...bind('bankReference')} />
          <TextInput label="Name on the account" maxLength={120} {...bind('counterparty')} />
          <Textarea
            className={classes.wide ?? ''}
            label="Call-back note"
            description="Who confirmed the bank details by phone, and when"
            rows={2}
            maxLength={500}
            {...bind('callBackNote')}
          />
        </>
      ) : null}
      {has('reason') ? (
        <Textarea
          className={classes.wide ?? ''}
          label="Reason"
          rows={3}
          maxLength={500}
          data-autofocus
          {...bind('reason')}
        />
      ) : null}
    </div>
  );
}
