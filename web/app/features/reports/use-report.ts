import { useMutation } from '@tanstack/react-query';
import type { NewReport } from '@tradewind/contract/reports';
import { reportsApi } from '@tradewind/contract/reports';
import { call } from '../../lib/api.ts';
import { RequestError } from '../../lib/request.ts';
import { showToast } from '../../lib/toasts.ts';

/** Sends a report; `onDone` also when the same was reported before. */
export function useReport(onDone: () => void) {
  return useMutation({
    mutationFn: (report: NewReport) => call(reportsApi.file, { body: report }),
    onSuccess: () => {
      showToast({ title: 'Report Received', description: 'Thank you. Our team will look into it.' });
      onDone();
    },
    onError: (error) => {
      const isKnown = error instanceof RequestError && error.status < 500;
      const already = error instanceof RequestError && error.status === 409;
      showToast({
        title: already ? 'Already Reported' : 'Report Failed',
        description: isKnown ? error.message : 'Failed to send the report. Please try again.',
        variant: already ? 'default' : 'destructive',
      });
      if (already) onDone();
    },
  });
}
