import { showToast, type Toast } from './toasts.ts';

const toasts = {
  copied: { title: 'Link Copied!', description: 'Boat listing URL copied to clipboard' },
  failed: { title: 'Copy Failed', description: 'Please copy the link manually', variant: 'destructive' },
} as const satisfies Record<string, Toast>;

interface SharedLink {
  title: string;
  url: string;
}

/** Copies the link and shows a toast. Returns whether it worked. */
export async function copyLink(url: string): Promise<boolean> {
  // Without https there is no clipboard.
  const copied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => true,
      () => false,
    );
  showToast(copied ? toasts.copied : toasts.failed);
  return copied;
}

/** Opens the share sheet where there is one, or else copies the link. Returns false if the user must copy it. */
export async function shareLink(link: SharedLink): Promise<boolean> {
  if (typeof navigator.share !== 'function') return copyLink(link.url);
  try {
    await navigator.share(link);
    return true;
  } catch (reason) {
    // Closing the share sheet counts as done.
    if (reason instanceof DOMException && reason.name === 'AbortError') return true;
    return copyLink(link.url);
  }
}
