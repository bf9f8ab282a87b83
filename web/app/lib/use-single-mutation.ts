import { type DefaultError, type MutateOptions, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation that runs once at a time. The second click of a double click comes before the button is disabled. */
export function useSingleMutation<Result, Input = void>(options: UseMutationOptions<Result, DefaultError, Input>) {
  const isRunning = useRef(false);
  const { mutate, ...mutation } = useMutation(options);
  const mutateOnce = (input: Input, { onError }: Pick<MutateOptions<Result, DefaultError, Input>, 'onError'> = {}) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(input, {
      ...(onError && { onError }),
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { ...mutation, mutate: mutateOnce };
}
