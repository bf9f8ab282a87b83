import type { UploadFailure } from '@tradewind/contract/uploads';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadRules } from './limits.ts';
import type { ReceivedFile } from './service.ts';

export interface PresentedFailure {
  refusal: Refusal;
  body: UploadFailure;
}

/** The response if some files were refused: which and why, and the URLs of the others. Undefined if none was. */
export function presentFailure(
  received: readonly ReceivedFile[],
  { field }: UploadRules,
): PresentedFailure | undefined {
  const refused = received.flatMap((file, index) => (file instanceof Refusal ? [{ refusal: file, index }] : []));
  const [first] = refused;
  if (!first) return undefined;
  return {
    refusal: first.refusal,
    body: {
      message: refused.map(({ refusal }) => refusal.message).join(' '),
      code: first.refusal.code,
      fields: Object.fromEntries(refused.map(({ refusal, index }) => [`${field}.${index}`, refusal.message])),
      imageUrls: received.map((file) => (file instanceof Refusal ? null : file)),
    },
  };
}

export const urlsOf = (received: readonly ReceivedFile[]): string[] =>
  received.filter((file) => typeof file === 'string');
