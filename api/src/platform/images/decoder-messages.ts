import type { WebpOptions } from 'sharp';
import type { DecodeLimits, DecodeRefusal } from './decode.ts';
import type { Reencoded } from './reencode.ts';

/** Passed to the decoding process once, at its start. */
export interface DecoderSettings {
  limits: DecodeLimits;
  /** Images that need more than this together are decoded one after another. */
  sharedMemory: number;
  /** The process kills itself when it uses more than this. */
  maxResident: number;
}

/** WebP files in each width, or one JPEG for link previews. */
export type DecodePurpose = 'photo' | 'preview';

export interface DecoderOrder {
  id: number;
  path: string;
  purpose: DecodePurpose;
  encoding: WebpOptions | undefined;
}

export interface DecoderReply {
  id: number;
  result: Reencoded | DecodeRefusal | { failure: string };
  /** The memory that the process uses now. */
  resident: number;
}
