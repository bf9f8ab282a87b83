/// <reference path="./libheif-js.d.ts" />

import { readFile } from 'node:fs/promises';

export interface RawPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The upright pixels of a HEIC photo, as phones take them. sharp reads its header, but is built without a decoder for HEVC, so
 * libheif's WebAssembly build decodes it. It blocks its thread for about a second for 12 megapixels.
 */
export async function heicPixels(path: string): Promise<RawPixels> {
  // 2 MB that most decoding processes never need.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const images = new libheif.HeifDecoder().decode(await readFile(path));
  const image = images.find((each) => each.is_primary()) ?? images[0];
  if (image === undefined) throw new Error('There is no image in the file.');
  try {
    const [width, height] = [image.get_width(), image.get_height()];
    const empty = { data: new Uint8ClampedArray(width * height * 4), width, height };
    return await new Promise((resolve, reject) => {
      image.display(empty, (filled) => (filled ? resolve(filled) : reject(new Error('The image cannot be decoded.'))));
    });
  } finally {
    for (const each of images) each.free();
  }
}
