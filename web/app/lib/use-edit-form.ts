import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Field } from './edits.ts';
import { type Checker, type FieldErrors, fieldErrors, schemaErrors } from './field-errors.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** The fields that hold typed text. */
export type TextField<Values> = { [F in Field<Values>]: Values[F] extends string ? F : never }[Field<Values>];

interface EditFormOptions<Values, Change, Saved> {
  /** The name under which unsaved changes are kept. */
  draft: string;
  saved: Saved;
  /** The saved thing as the form holds it. */
  valuesOf: (saved: Saved) => Values;
  /** What is sent: usually only the changed fields. */
  changeOf: (base: Values, values: Values) => Change;
  /** The contract's schema of the change. */
  schema: Checker;
  save: (change: Change) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
  onFailure: (error: Error) => void;
  /** Whether the screen itself shows this failure: then `onFailure` is not called, and no field is marked. */
  isShown?: (error: Error) => boolean;
}

/**
 * A form over something that is saved already. It keeps unsaved changes in this browser, checks them by the contract before they are
 * sent, shows refusals at their fields and leads to the first of them.
 */
export function useEditForm<Values extends object, Change, Saved>(options: EditFormOptions<Values, Change, Saved>) {
  const { draft, saved, valuesOf, changeOf, schema, save, onSaved, onFailure, isShown } = options;
  const edit = useEditDraft(draft, valuesOf(saved));
  const { base, values } = edit;
  const [errors, setErrors] = useState<FieldErrors<Field<Values>>>({});
  const element = useRef<HTMLFormElement>(null);
  /** Counts the refusals: each moves the focus. */
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const refuse = (atFields: Record<string, string>) => {
    setErrors(atFields as FieldErrors<Field<Values>>);
    setRefusals((count) => count + 1);
  };

  const saving = useSingleMutation({
    mutationFn: save,
    onSuccess: (now) => {
      edit.settle(valuesOf(now));
      return onSaved(now);
    },
    onError: (error) => {
      if (isShown?.(error)) return;
      refuse(fieldErrors(error, Object.keys(values)));
      onFailure(error);
    },
  });

  const set = <F extends Field<Values>>(field: F, value: Values[F]) => {
    edit.change({ [field]: value } as unknown as Partial<Values>);
    setErrors(({ [field]: _mended, ...others }) => others as FieldErrors<Field<Values>>);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeOf(base, values);
    const faults = schemaErrors(schema, change);
    if (faults) refuse(faults);
    else saving.mutate(change);
  };

  return {
    base,
    values,
    errors,
    set,
    /** Binds an input to a field. */
    field: <F extends TextField<Values>>(name: F) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, currentTarget.value as Values[F]),
    }),
    /** For the form element. */
    form: { ref: element, noValidate: true, onSubmit: submit, 'aria-busy': saving.isPending },
    /** The fields of a kept edit that somebody else changed since, with their values. Undefined when nothing was kept. */
    changedElsewhere: edit.changedElsewhere?.map((field) => ({ field, theirs: base[field] })),
    discard: () => {
      edit.discard();
      setErrors({});
    },
    rebase: edit.rebase,
    isChanged: edit.isChanged,
    isSaving: saving.isPending,
    failure: saving.error,
    forgetFailure: saving.reset,
  };
}
