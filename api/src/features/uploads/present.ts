import type { UploadFailure } from '@tradewind/contract/uploads';
import { Refusal } from '../../platform/http/refusal.ts';
import type { UploadRules } from './limits.ts';
import type { TakenFile } from './service.ts';

export interface PresentedFailure {
  refusal: Refusal;
  body: UploadFailure;
}

/** What is answered when some files were refused: which, why, and the addresses of the others. Undefined when none was. */
export function presentFailure(taken: readonly TakenFile[], { field }: UploadRules): PresentedFailure | undefined {
  const refused = taken.flatMap((file, place) => (file instanceof Refusal ? [{ refusal: file, place }] : []));
  const [first] = refused;
  if (!first) return undefined;
  return {
    refusal: first.refusal,
    body: {
      message: refused.map(({ refusal }) => refusal.message).join(' '),
      code: first.refusal.code,
      fields: Object.fromEntries(refused.map(({ refusal, place }) => [`${field}.${place}`, refusal.message])),
      imageUrls: taken.map((file) => (file instanceof Refusal ? null : file)),
    },
  };
}

export const addresses = (taken: readonly TakenFile[]): string[] => taken.filter((file) => typeof file === 'string');
