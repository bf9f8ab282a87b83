import { showToast, type Toast } from './toasts.ts';

const toasts = {
  copied: { title: 'Link Copied!', description: 'Boat listing URL copied to clipboard' },
  failed: { title: 'Copy Failed', description: 'Please copy the link manually', variant: 'destructive' },
} as const satisfies Record<string, Toast>;

export interface SharedLink {
  title: string;
  url: string;
}

/** Says how it went; true when the link is in the clipboard. */
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

/** The device's own way to share where it has one, otherwise a copy. */
export async function shareLink(link: SharedLink): Promise<void> {
  if (typeof navigator.share !== 'function') {
    await copyLink(link.url);
    return;
  }
  try {
    await navigator.share(link);
  } catch (reason) {
    // Who closes the share sheet has changed their mind.
    if (!(reason instanceof DOMException && reason.name === 'AbortError')) await copyLink(link.url);
  }
}
