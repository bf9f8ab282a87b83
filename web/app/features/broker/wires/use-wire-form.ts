import { failureText } from '../../../lib/failure-text.ts';
import type { Checker } from '../../../lib/field-errors.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useEditForm } from '../../../lib/use-edit-form.ts';

export interface WireFormProps {
  /** The number of the trade that the reader came from, or ''. */
  trade: string;
  onDone: () => void;
}

/** The fields that every wire has. */
export interface BankValues {
  trust: string;
  amount: string;
  bankReference: string;
  counterparty: string;
  callBackNote: string;
  tradeId: string;
  position: string;
}

export const blankWire = (tradeId: string): BankValues => ({
  trust: '',
  amount: '',
  bankReference: '',
  counterparty: '',
  callBackNote: '',
  tradeId,
  position: '',
});

interface WireFormOptions<Values> {
  direction: 'in' | 'out';
  blank: Values;
  wireOf: (values: Values) => Record<string, unknown>;
  schema: Checker;
  record: (wire: Record<string, unknown>) => Promise<unknown>;
  onDone: () => void;
}

/** A form that records a wire once and is empty again afterward. Each trade that the reader comes from has a draft of its own. */
export const useWireForm = <Values extends BankValues>(options: WireFormOptions<Values>) => {
  const { direction, blank, wireOf, schema, record, onDone } = options;
  return useEditForm({
    draft: ['desk:wire', direction, ...(blank.tradeId ? [blank.tradeId] : [])].join('-'),
    saved: null,
    valuesOf: (_nothing: null) => blank,
    changeOf: (_base, values) => wireOf(values),
    schema,
    save: async (wire: Record<string, unknown>) => {
      await record(wire);
      return null;
    },
    onSaved: () => {
      onDone();
      showToast({ title: 'Wire recorded' });
    },
    onFailure: (error) => showToast({ title: 'Not recorded', description: failureText(error), variant: 'destructive' }),
  });
};
