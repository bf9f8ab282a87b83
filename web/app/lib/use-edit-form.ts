import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import type { Field } from './edits.ts';
import { type Checker, type FieldErrors, fieldErrors, schemaErrors } from './field-errors.ts';
import { useEditDraft } from './use-edit-draft.ts';
import { useFaultFocus } from './use-fault-focus.ts';
import { useSingleMutation } from './use-single-mutation.ts';

/** The fields that hold typed text. */
export type TextField<Values> = { [F in Field<Values>]: Values[F] extends string ? F : never }[Field<Values>];

interface EditFormOptions<Values, Change, Saved> {
  /** The name of the draft that holds unsaved changes. */
  draft: string;
  saved: Saved;
  /** Fields that cannot be changed now. */
  locked?: readonly Field<Values>[];
  /** Converts the saved entity to form values. */
  valuesOf: (saved: Saved) => Values;
  /** The request body, usually only the changed fields. */
  changeOf: (base: Values, values: Values) => Change;
  /** The contract's schema of the change. */
  schema: Checker;
  /** Asks the user about the consequences of a valid change before it is saved. */
  isWanted?: (change: Change) => Promise<boolean>;
  save: (change: Change) => Promise<Saved>;
  onSaved: (saved: Saved) => unknown;
  onFailure: (error: Error) => void;
  /** Whether the screen itself shows this failure. Then no field is marked, and `onFailure` is not called. */
  isShown?: (error: Error) => boolean;
}

/**
 * A form that edits a saved entity. It stores unsaved changes in this browser, validates them by the contract, shows errors
 * at their fields and focuses the first one.
 */
export function useEditForm<Values extends object, Change, Saved>(options: EditFormOptions<Values, Change, Saved>) {
  const {
    draft,
    saved,
    locked = [],
    valuesOf,
    changeOf,
    schema,
    isWanted,
    save,
    onSaved,
    onFailure,
    isShown,
  } = options;
  const edit = useEditDraft(draft, valuesOf(saved), locked);
  const { base, values } = edit;
  const [errors, setErrors] = useState<FieldErrors<Field<Values>>>({});
  const { area, focusFault } = useFaultFocus<HTMLFormElement>();

  const refuse = (atFields: Record<string, string>) => {
    setErrors(atFields as FieldErrors<Field<Values>>);
    focusFault();
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
    // One choice may set several fields at once, so each call starts with what the one before has left.
    setErrors((now) => (Object.keys(now).length > 0 ? remaining(now, field, { ...values, [field]: value }) : now));
  };

  /** Without the field that is being mended, and without faults of others that this mends, too: a range has two ends. */
  const remaining = (
    faults: FieldErrors<Field<Values>>,
    mended: Field<Values>,
    next: Values,
  ): FieldErrors<Field<Values>> => {
    const was: Record<string, string> = schemaErrors(schema, changeOf(base, values)) ?? {};
    const is: Record<string, string> = schemaErrors(schema, changeOf(base, next)) ?? {};
    const stays = ([field, error]: [string, unknown]) => field !== mended && !(was[field] === error && !(field in is));
    return Object.fromEntries(Object.entries(faults).filter(stays)) as FieldErrors<Field<Values>>;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeOf(base, values);
    const faults = schemaErrors(schema, change);
    if (faults) refuse(faults);
    else if (isWanted === undefined) saving.mutate(change);
    else void isWanted(change).then((wanted) => (wanted ? saving.mutate(change) : undefined));
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
      disabled: locked.includes(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        set(name, currentTarget.value as Values[F]),
    }),
    /** Props of the form element. */
    form: { ref: area, noValidate: true, onSubmit: submit, 'aria-busy': saving.isPending },
    /** Fields that someone else changed since the draft was typed, with their values. Undefined when no draft was restored. */
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
