import { expect, it } from 'vitest';
import { attachmentHeader, documentName } from './document-file.ts';

it.each([
  ['title.pdf', 'title.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['scan.jpeg', 'scan.pdf'],
  ['C:\\scans\\a.PDF', 'a.pdf'],
  ['a\r\nSet-Cookie: b', 'a Set-Cookie b.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(100)}.pdf`],
  ['v1.2 final.pdf', 'v1.2 final.pdf'],
])('renames %j to %j', (given, name) => {
  expect(documentName(given, 'application/pdf')).toBe(name);
});

it('writes any name into a valid header', () => {
  expect(attachmentHeader("Kauf'vertrag (β).pdf")).toBe(
    `attachment; filename="Kauf'vertrag (_).pdf"; filename*=UTF-8''Kauf%27vertrag%20%28%CE%B2%29.pdf`,
  );
});
