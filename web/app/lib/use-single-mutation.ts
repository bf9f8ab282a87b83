import { type DefaultError, type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** A mutation of which one runs at a time: the second click of two comes before the button shows that the first is at work. */
export function useSingleMutation<Result, Input = void>(options: UseMutationOptions<Result, DefaultError, Input>) {
  const isRunning = useRef(false);
  const { mutate, ...mutation } = useMutation(options);
  const mutateOnce = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutate(input, {
      onSettled: () => {
        isRunning.current = false;
      },
    });
  };
  return { ...mutation, mutate: mutateOnce };
}
