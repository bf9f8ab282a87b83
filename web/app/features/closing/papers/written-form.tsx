import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Refusal } from '../tasks/refusal.tsx';

interface WrittenFormProps {
  query: Pick<UseQueryResult<SigningForm>, 'data' | 'error'>;
  children: (form: SigningForm) => ReactNode;
}

/** Has a document of ours written, and shows what can be done with it. */
export function WrittenForm({ query: { data, error }, children }: WrittenFormProps) {
  if (data) return children(data);
  if (error) return <Refusal text={failureText(error)} />;
  return <Skeleton height={180} radius={12} role="status" aria-label="Writing the document" />;
}
