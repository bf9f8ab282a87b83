/// <reference path="./libheif-js.d.ts" />

import { readFile } from 'node:fs/promises';

interface RawPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * The upright pixels of a HEIC photo, the format of many phones. sharp reads the header, but is built without an HEVC decoder, so
 * libheif's WebAssembly build decodes it. That blocks the thread for about a second for 12 megapixels.
 */
export async function heicPixels(path: string): Promise<RawPixels> {
  // Imported on demand: most decoding processes never need these 2 MB.
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
