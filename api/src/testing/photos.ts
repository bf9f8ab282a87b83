import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from './app.ts';

export interface FormFile {
  name: string;
  content: Uint8Array | string;
  field?: string;
}

/** A small, unique photo. */
export async function photo(): Promise<Buffer> {
  const pixels = randomBytes(24 * 16 * 3);
  return sharp(pixels, { raw: { width: 24, height: 16, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A multipart form as a browser sends it. */
export async function formOf(
  files: readonly FormFile[],
  field = 'images',
  fields: Readonly<Record<string, string>> = {},
): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const file of files) {
    const content = typeof file.content === 'string' ? file.content : Uint8Array.from(file.content);
    form.append(file.field ?? field, new Blob([content]), file.name);
  }
  const encoded = new Response(form);
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
}

export async function upload(
  app: TestApp,
  token: string | undefined,
  files: readonly FormFile[],
  path = '/api/upload',
) {
  const { body, type } = await formOf(files, path === '/api/upload' ? 'images' : 'image');
  return app.call('POST', path, { body, ...(token && { token }), headers: { 'content-type': type } });
}

/** Uploads new photos and returns their URLs. */
export async function uploadPhotos(app: TestApp, token: string, count = 1): Promise<string[]> {
  const files = await Promise.all(
    Array.from({ length: count }, async (_, i) => ({ name: `boat-${i}.jpg`, content: await photo() })),
  );
  const { status, body } = await upload(app, token, files);
  if (status !== 200) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
  return body.imageUrls;
}
