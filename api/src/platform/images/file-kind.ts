const ascii = (text: string) => Buffer.from(text, 'latin1');

const signatures = [
  { at: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }, // JPEG
  { at: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }, // PNG
  { at: 8, bytes: ascii('WEBP') },
  { at: 0, bytes: ascii('GIF8') },
  { at: 0, bytes: ascii('II*\0') }, // TIFF
  { at: 0, bytes: ascii('MM\0*') }, // TIFF
  { at: 4, bytes: ascii('ftyp') }, // AVIF, HEIF
];

/** How many bytes identify the format of a file. */
export const SIGNATURE_BYTES = 16;

/** Whether the file starts like a raster image. Keeps SVG, PDF and the like away from any parser. */
export function beginsLikeImage(file: Buffer): boolean {
  return signatures.some(({ at, bytes }) => file.subarray(at, at + bytes.length).equals(bytes));
}

/** The formats that sharp may report. Anything else means that it chose an unexpected loader. */
export const acceptedFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'tiff', 'heif', 'avif']);
