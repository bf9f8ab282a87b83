import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Closing, ClosingTask } from '@tradewind/contract/closing';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Refusal } from '../tasks/refusal.tsx';
import { formQuery } from './use-signing.ts';

interface FormOfTaskProps {
  closing: Closing;
  task: ClosingTask;
  children: (form: SigningForm) => ReactNode;
}

/** Has the document of a task written, and shows what can be done with it. */
export function FormOfTask({ closing, task, children }: FormOfTaskProps) {
  const { data, error } = useQuery(formQuery(closing, task));
  if (data) return children(data);
  if (error) return <Refusal text={failureText(error)} />;
  return <Skeleton height={180} radius={12} role="status" aria-label="Writing the document" />;
}
