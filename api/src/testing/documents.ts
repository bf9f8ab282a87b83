import { DOCUMENT_FIELD } from '@tradewind/contract/assets';
import type { TestApp } from './app.ts';
import { type FormFile, formOf } from './photos.ts';

/** The smallest file that is a PDF. */
export const PDF = '%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n';

/** A PDF like no other of its number. */
export const pdf = (number: number) => PDF.replace('%%EOF', `% ${number}\n%%EOF`);

export async function uploadDocument(
  app: TestApp,
  token: string | undefined,
  assetId: number,
  file: FormFile = { name: 'title.pdf', content: PDF },
) {
  const { body, type } = await formOf([file], DOCUMENT_FIELD);
  return app.call('POST', `/api/assets/${assetId}/documents`, {
    body,
    ...(token && { token }),
    headers: { 'content-type': type },
  });
}
