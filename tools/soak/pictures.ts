import sharp from 'sharp';
import { pngThatClaims } from '../../api/src/platform/images/sample-images.ts';
import type { Chance } from '../../bench/random.ts';
import { whole } from './words.ts';

export interface Picture {
  name: string;
  content: Buffer;
}

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#345', noise: { type: 'gaussian', mean: 120, sigma: 20 } },
  });
const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 30, g: 80, b: 120, alpha: 0.5 } } });

/** Photos in many sizes and formats, as users upload them. */
export async function ordinaryPictures(chance: Chance): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (let n = 0; n < 12; n++) {
    const photo = noise(whole(chance, 300, 2_400), whole(chance, 300, 1_800));
    const kind = chance.pick(['jpeg', 'png', 'webp', 'jpeg', 'jpeg'] as const);
    pictures.push({ name: `photo-${n}.${kind}`, content: await photo.toFormat(kind).toBuffer() });
  }
  pictures.push({ name: 'large.jpg', content: await noise(4_000, 3_000).jpeg({ quality: 60 }).toBuffer() });
  return pictures;
}

/** Files from attackers: small ones that are expensive to decode, and ones that are not pictures. */
export async function hostilePictures(): Promise<Picture[]> {
  const photo = await noise(900, 600).jpeg().toBuffer();
  const gif = await flat(50, 50).gif().toBuffer();
  return [
    {
      name: 'bomb.png',
      content: await flat(7_680, 7_680, 4).png({ compressionLevel: 9, progressive: true }).toBuffer(),
    },
    { name: 'bomb-16.png', content: await flat(5_000, 5_000, 4).toColourspace('rgb16').png().toBuffer() },
    { name: 'bomb.avif', content: await flat(4_000, 4_000).avif({ effort: 0 }).toBuffer() },
    { name: 'largest.avif', content: await flat(3_600, 3_600).avif({ effort: 0 }).toBuffer() },
    { name: 'claims.png', content: pngThatClaims(60_000, 60_000) },
    { name: 'lies.png', content: pngThatClaims(5_000, 5_000) },
    { name: 'cut-off.jpg', content: photo.subarray(0, photo.length / 2) },
    { name: 'script.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>') },
    { name: 'gif-and-more.gif', content: Buffer.concat([gif, Buffer.alloc(100_000, 0x3c)]) },
    { name: 'empty.jpg', content: Buffer.alloc(0) },
    { name: 'too-large.jpg', content: Buffer.concat([photo, Buffer.alloc(16 * 1024 * 1024)]) },
  ];
}
