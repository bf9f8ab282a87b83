import { schemaResolver, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { Endpoint, ResponseBody } from '@tradewind/contract/endpoint';
import { type SubmitEvent, useRef } from 'react';
import { send } from './api.ts';
import { failureText } from './failure-text.ts';
import { fieldErrors } from './field-errors.ts';
import { RequestError } from './request.ts';
import { showToast } from './toasts.ts';

type Schema<Input> = Parameters<typeof schemaResolver>[0] & { parse(values: unknown): Input };
type Values = Record<string, string>;

interface ContractFormOptions<Fields extends Values, Input, E extends Endpoint> {
  /** The call that the form makes. */
  endpoint: E;
  schema: Schema<Input>;
  initialValues: Fields;
  failure: { title: string; fallback: string };
  /** The body, when it differs from the fields. */
  body?: (input: Input) => unknown;
  /** Wraps the request. */
  around?: (send: () => Promise<ResponseBody<E>>) => Promise<ResponseBody<E>>;
  onSuccess: (response: ResponseBody<E>, input: Input) => void;
  /** Returns true when the screen itself shows this failure. */
  onFailure?: (error: unknown) => boolean;
}

/** A form that validates by the contract's schema, submits once, keeps its values and shows errors at their fields. */
export function useContractForm<Fields extends Values, Input, E extends Endpoint>(
  options: ContractFormOptions<Fields, Input, E>,
) {
  const { endpoint, schema, initialValues, failure, body, around, onSuccess, onFailure } = options;
  const fields = Object.keys(initialValues);
  const underway = useRef(false);
  const form = useForm<Values, Input>({
    mode: 'uncontrolled',
    initialValues,
    validate: schemaResolver(schema, { sync: true }),
    transformValues: (values) => schema.parse(values),
  });

  const focusFirst = (errors: Record<string, unknown>) => {
    const first = fields.find((field) => field in errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };

  const sending = useMutation({
    mutationFn: (input: Input) => {
      const sendForm = () => send(endpoint, { body: body ? body(input) : input });
      return around ? around(sendForm) : sendForm();
    },
    onSuccess,
    onError: (error) => {
      if (onFailure?.(error)) return;
      const atFields = fieldErrors(error, fields);
      form.setErrors(atFields);
      showToast({ title: failure.title, description: failureText(error, failure.fallback), variant: 'destructive' });
      focusFirst(atFields);
    },
    onSettled: () => {
      underway.current = false;
    },
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    // A browser may autofill fields before hydration without an event.
    const typed = new FormData(event.currentTarget);
    for (const field of fields) form.setFieldValue(field, String(typed.get(field) ?? ''), { forceUpdate: false });
    form.onSubmit((input) => {
      if (underway.current) return;
      underway.current = true;
      sending.mutate(input);
    }, focusFirst)(event);
  };

  const field = (name: keyof Fields & string) => ({ name, ...form.getInputProps(name) });

  return { field, submit, isPending: sending.isPending, waitSeconds: retryAfterOf(sending.error) };
}

function retryAfterOf(error: unknown): number | undefined {
  return error instanceof RequestError ? error.retryAfterSeconds : undefined;
}
