export { createDecoder } from './decoder.ts';
export { jpegType } from './jpeg-copies.ts';
export { mediaType, storageKeyOfCopy, storageKeyOfRequest } from './media-files.ts';
export {
  createImagePipeline,
  type ImageInStore,
  type ImagePipeline,
  type ImagePipelineOptions,
  type ImageRefusal,
  type StoreImageResult,
} from './pipeline.ts';
export type { ImageSourceBytes } from './spool.ts';
