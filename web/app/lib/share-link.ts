import { showToast, type Toast } from './toasts.ts';

const toasts = {
  copied: { title: 'Link Copied!', description: 'Boat listing URL copied to clipboard' },
  failed: { title: 'Copy Failed', description: 'Please copy the link manually', variant: 'destructive' },
} as const satisfies Record<string, Toast>;

export interface SharedLink {
  title: string;
  url: string;
}

/** Copies the link and says how it went; true when it is in the clipboard. */
export async function copyLink(url: string): Promise<boolean> {
  // Without https a browser has no clipboard.
  const copied = await Promise.resolve()
    .then(() => navigator.clipboard.writeText(url))
    .then(
      () => true,
      () => false,
    );
  showToast(copied ? toasts.copied : toasts.failed);
  return copied;
}

/** The device's own way to share where it has one, otherwise a copy. False when the link has to be copied by hand. */
export async function shareLink(link: SharedLink): Promise<boolean> {
  if (typeof navigator.share !== 'function') return copyLink(link.url);
  try {
    await navigator.share(link);
    return true;
  } catch (reason) {
    // Somebody who closes the share sheet has changed their mind.
    if (reason instanceof DOMException && reason.name === 'AbortError') return true;
    return copyLink(link.url);
  }
}
