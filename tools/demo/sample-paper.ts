/** Lays out a paper that somebody would scan and upload: one page of plain text as a PDF. */
export function samplePaper(title: string, lines: readonly string[]): Buffer {
  const text = [`BT /F1 18 Tf 72 700 Td (${escaped(title)}) Tj`, '/F1 11 Tf 0 -36 Td 16 TL'];
  for (const line of lines) text.push(`(${escaped(line)}) Tj T*`);
  const content = [...text, 'ET'].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** A letter of Latin-1 takes one byte in the file; anything else would need a font of its own. */
const escaped = (text: string) => text.replace(/[^\x20-\xff]/g, '?').replace(/[\\()]/g, '\\$&');
