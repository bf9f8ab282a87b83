import { failureText } from '../../../lib/failure-text.ts';
import { fetchApi, queryFailureOf } from '../../../lib/request.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';

/** Saves a document of the closing on the reader's device. */
export const useDownload = () =>
  useSingleMutation({
    mutationFn: async ({ path }: { path: string; name: string }) => {
      const response = await fetchApi(path);
      if (!response.ok) throw await queryFailureOf(response);
      return response.blob();
    },
    onSuccess: (content, { name }) => saveFile(content, name),
    onError: (error) =>
      showToast({ title: 'We couldn’t open the document', description: failureText(error), variant: 'destructive' }),
  });
