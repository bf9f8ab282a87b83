import { useQueryClient } from '@tanstack/react-query';
import type { ReportDecision } from '@tradewind/contract/report-review';
import { reportReviewApi } from '@tradewind/contract/report-review';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { readAdminAgain } from '../admin-queries.ts';

/** Decisions that need confirmation. */
export type SeriousAction = 'remove' | 'suspend';

const DONE: Record<ReportDecision['action'], string> = {
  resolve: 'Report resolved',
  dismiss: 'Report dismissed',
  remove: 'Content removed and report resolved',
  suspend: 'Author suspended and report resolved',
  reopen: 'Report reopened',
};

export function useReportDecision(id: number) {
  const client = useQueryClient();
  const [asked, ask] = useState<SeriousAction>();
  const deciding = useSingleMutation({
    mutationFn: (decision: ReportDecision) => call(reportReviewApi.decide, { params: { id }, body: decision }),
    onSuccess: (_response, { action }) => showToast({ title: DONE[action] }),
    onError: (error, { action }) =>
      showToast({
        title: action === 'reopen' ? 'Failed to reopen the report' : 'Failed to close the report',
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => {
      ask(undefined);
      return readAdminAgain(client);
    },
  });
  return { decide: deciding.mutate, isPending: deciding.isPending, asked, ask };
}
