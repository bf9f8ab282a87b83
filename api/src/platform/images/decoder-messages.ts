import type { WebpOptions } from 'sharp';
import type { DecodeLimits, DecodeRefusal } from './decode.ts';
import type { Reencoded } from './reencode.ts';

/** Settings that the decoding process gets once, at its start. */
export interface DecoderSettings {
  limits: DecodeLimits;
  /** Images that need more together are decoded one after the other. */
  sharedMemory: number;
  /** The process ends itself when it holds more than this. */
  maxResident: number;
}

/** Our own files in each width, or one JPEG for the preview of a link. */
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
  /** How much the process holds now. */
  resident: number;
}
