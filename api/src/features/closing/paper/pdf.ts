import PdfDocument from 'pdfkit';
import type { Letterhead, Paper } from './paper.ts';
import { drawBlock, type Sheet } from './pdf-blocks.ts';
import { fonts } from './pdf-fonts.ts';
import { BODY, COLORS, MARGINS, TITLE } from './pdf-style.ts';
import { printable } from './printable.ts';

/** Lays out a document. The same content always gives the same bytes. */
export async function renderPaper(paper: Paper, letterhead: Letterhead): Promise<Buffer> {
  const { regular, bold } = fonts();
  const print = (text: string) => printable(text, regular);
  const pdf = new PdfDocument({
    size: 'LETTER',
    margins: MARGINS,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: {
      Title: print(`${paper.title}: ${paper.subject}`),
      Author: print(letterhead.name),
      Subject: print(paper.subject),
      Keywords: paper.code,
      CreationDate: paper.date,
      ModDate: paper.date,
    },
  });
  // Its types do not know that it takes parsed fonts.
  pdf.registerFont('regular', regular as unknown as Buffer);
  pdf.registerFont('bold', bold as unknown as Buffer);
  const bytes = collect(pdf);
  const sheet: Sheet = { pdf, print };
  drawHead(sheet, paper, letterhead);
  for (const block of paper.blocks) drawBlock(sheet, block);
  drawFeet(sheet, paper, letterhead);
  pdf.end();
  return bytes;
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((done, failed) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', failed);
  });
}

function drawHead(
  { pdf, print }: Sheet,
  { title, subject }: Paper,
  { name, licence, address, phone }: Letterhead,
): void {
  pdf.font('bold').fontSize(BODY).fillColor(COLORS.brand).text(print(name));
  pdf
    .font('regular')
    .fontSize(BODY - 1.5)
    .fillColor(COLORS.quiet)
    .text(print([licence, address, phone].join(' · ')));
  pdf.moveDown(1.6);
  pdf.addStructure(
    pdf.struct('H1', {}, () => {
      pdf.font('bold').fontSize(TITLE).fillColor(COLORS.ink).text(print(title));
    }),
  );
  pdf.moveDown(0.25).font('regular').fontSize(BODY).fillColor(COLORS.quiet).text(print(subject));
  const y = pdf.y + 10;
  pdf
    .moveTo(MARGINS.left, y)
    .lineTo(pdf.page.width - MARGINS.right, y)
    .lineWidth(1)
    .strokeColor(COLORS.brand)
    .stroke();
  pdf.y = y + 14;
}

/** Page numbers and the code, below the text of every page. */
function drawFeet({ pdf, print }: Sheet, { code, mark }: Paper, { verifyUrl }: Letterhead): void {
  const { start, count } = pdf.bufferedPageRange();
  const width = pdf.page.width - MARGINS.left - MARGINS.right;
  for (let page = start; page < start + count; page++) {
    pdf.switchToPage(page);
    // Writing into the margin must not start another page.
    pdf.page.margins.bottom = 0;
    const y = pdf.page.height - MARGINS.bottom + 26;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.font('regular').fontSize(7.5).fillColor(COLORS.quiet);
    pdf.text(print(`Code ${spaced(code)} · Check this document at ${verifyUrl}`), MARGINS.left, y, {
      width: width - 80,
      lineBreak: false,
    });
    pdf.text(`Page ${page - start + 1} of ${count}`, MARGINS.left, y, { width, align: 'right', lineBreak: false });
    if (mark)
      pdf
        .font('bold')
        .fillColor(COLORS.warning)
        .text(print(mark), MARGINS.left, MARGINS.top - 32, { width, align: 'right', lineBreak: false });
    pdf.endMarkedContent();
    pdf.page.margins.bottom = MARGINS.bottom;
  }
}

const spaced = (code: string) => code.replace(/(.{4})(?=.)/g, '$1 ');
