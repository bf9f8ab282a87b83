import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SigningForm } from '@tradewind/contract/closing-documents';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/failure-text.ts';
import { Loaded, type Loading } from '../../../ui/loaded.tsx';

interface WrittenFormProps {
  query: Loading<SigningForm> & Pick<UseQueryResult<SigningForm>, 'error'>;
  children: (form: SigningForm) => ReactNode;
}

/** Has a document of ours written, and shows what can be done with it. */
export function WrittenForm({ query, children }: WrittenFormProps) {
  return (
    <Loaded
      query={query}
      placeholder={<Skeleton height={180} radius={12} role="status" aria-label="Writing the document" />}
      failure={query.error ? failureText(query.error) : ''}
    >
      {children}
    </Loaded>
  );
}
