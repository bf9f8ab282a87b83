import { failureText } from './failure-text.ts';
import { failureOf, fetchApi } from './request.ts';
import { saveFile } from './save-file.ts';
import { showToast } from './toasts.ts';
import { useSingleMutation } from './use-single-mutation.ts';

interface Download {
  /** The address of a call that responds with a file. */
  path: string;
  /** The name under which it is saved. */
  name: string;
}

/** Saves a file of the API on the user's device. */
export async function download({ path, name }: Download): Promise<void> {
  const response = await fetchApi(path);
  if (!response.ok) throw await failureOf(response);
  saveFile(await response.blob(), name);
}

/** Downloads a document by a button, and shows a toast if that fails. */
export const useDownload = () =>
  useSingleMutation({
    mutationFn: download,
    onError: (error) =>
      showToast({ title: 'We couldn’t open the document', description: failureText(error), variant: 'destructive' }),
  });
