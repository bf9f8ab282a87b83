import { type ChangeEvent, useState } from 'react';
import { contractFaults, type DialogFaults, type FieldOf, mending, NO_FAULTS, serverFaults } from './dialog-faults.ts';
import type { Schema } from './field-errors.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import { type TypedField, useValuesDraft } from './use-values-draft.ts';

interface DialogFormOptions<Values, Body> {
  /** The name of the draft that keeps what was typed until it is sent. */
  draft: string;
  blank: Values;
  /** The body of the call as it was typed. */
  bodyOf: (values: Values) => unknown;
  /** The contract's schema of that body. */
  schema: Schema<Body>;
  /** The field that shows a fault in this place of the body. By default that of the same name. */
  fieldOf?: (path: readonly string[], values: Values) => string | undefined;
}

/** Sends the body that the schema has checked: `mutate` of a mutation. */
type Send<Body> = (body: Body, events: { onError: (error: Error) => void }) => void;

/** A few fields in a dialog. Checks them by the contract, shows faults at their fields and focuses the first one. */
export function useDialogForm<Values extends object, Body>(options: DialogFormOptions<Values, Body>) {
  const { draft, blank, bodyOf, schema } = options;
  const { values, change, type, clear } = useValuesDraft(draft, blank);
  const [found, setFound] = useState({ draft, faults: NO_FAULTS });
  const { area, focusFault } = useFaultFocus<HTMLElement>();
  const fieldOf: FieldOf = (path) =>
    options.fieldOf ? options.fieldOf(path, values) : Object.keys(blank).find((field) => field === path[0]);
  // One dialog may ask several questions, each with a draft of its own.
  const faults = found.draft === draft ? found.faults : NO_FAULTS;
  const show = (next: DialogFaults) => setFound({ draft, faults: next });

  const refuse = (next: DialogFaults) => {
    show(next);
    focusFault();
  };
  const refuseFor = (error: Error) => refuse(serverFaults(error, fieldOf));

  return {
    values,
    /** Faults by field. */
    errors: faults.fields,
    /** A sentence below the fields. */
    refusal: faults.other ?? faults.refusal,
    /** Mends the changed fields, unless others are named. */
    change: (part: Partial<Values>, mended: readonly string[] = Object.keys(part)) => {
      change(part);
      show(mending(faults, mended));
    },
    /** Binds an input to a field. */
    field: (name: TypedField<Values>) => ({
      value: String(values[name] ?? ''),
      error: faults.fields[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
        type(name, currentTarget.value);
        show(mending(faults, [name]));
      },
    }),
    /** The ref of the element around the fields. */
    area: (element: HTMLElement | null) => {
      area.current = element;
    },
    submit: (send: Send<Body>) => {
      const checked = schema.safeParse(bodyOf(values));
      if (!checked.success) return refuse(contractFaults(checked.error.issues, fieldOf));
      show(NO_FAULTS);
      send(checked.data, { onError: refuseFor });
    },
    /** Shows why a call without these fields failed. */
    refuse: refuseFor,
    /** Hides all faults. */
    forget: () => show(NO_FAULTS),
    /** Forgets what was typed, once it is sent. */
    clear: () => {
      clear();
      show(NO_FAULTS);
    },
  };
}

export type DialogForm<Values extends object, Body> = ReturnType<typeof useDialogForm<Values, Body>>;
