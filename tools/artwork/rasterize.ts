import sharp from 'sharp';

/** Renders a drawing as a JPEG, in its own width by default. */
export async function rasterize(svg: string, width?: number): Promise<Buffer> {
  const picture = sharp(Buffer.from(svg));
  const sized = width ? picture.resize({ width }) : picture;
  return sized.flatten({ background: '#0d2238' }).jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer();
}
