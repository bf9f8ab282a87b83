import type { Block } from './paper.ts';
import { BODY, COLORS, figures, HEADING, LINE_GAP, MARGINS } from './pdf-style.ts';

export interface Sheet {
  readonly pdf: PDFKit.PDFDocument;
  /** Replaces characters that the font lacks. */
  readonly print: (text: string) => string;
}

const widthOf = (pdf: PDFKit.PDFDocument) => pdf.page.width - MARGINS.left - MARGINS.right;
const bottomOf = (pdf: PDFKit.PDFDocument) => pdf.page.height - MARGINS.bottom;

/** Starts a new page unless this much still fits. */
function ensure(pdf: PDFKit.PDFDocument, height: number): void {
  if (pdf.y + height > bottomOf(pdf)) pdf.addPage();
}

const body = (pdf: PDFKit.PDFDocument) => pdf.font('regular').fontSize(BODY).fillColor(COLORS.ink);

export function drawBlock(sheet: Sheet, block: Block): void {
  if ('heading' in block) drawHeading(sheet, block.heading);
  else if ('text' in block) drawText(sheet, block.text);
  else if ('points' in block) drawPoints(sheet, block.points);
  else if ('facts' in block) drawFacts(sheet, block.facts);
  else if ('table' in block) drawTable(sheet, block.table);
  else drawSigners(sheet, block.signers);
}

function drawHeading({ pdf, print }: Sheet, heading: string): void {
  // A heading stays with the first lines below it.
  ensure(pdf, 70);
  pdf.y += 10;
  pdf.addStructure(
    pdf.struct('H2', {}, () => {
      pdf.font('bold').fontSize(HEADING).fillColor(COLORS.brand).text(print(heading), MARGINS.left, pdf.y);
    }),
  );
  pdf.y += 4;
}

function drawText({ pdf, print }: Sheet, text: string): void {
  pdf.addStructure(
    pdf.struct('P', {}, () => {
      body(pdf).text(print(text), MARGINS.left, pdf.y, { width: widthOf(pdf), lineGap: LINE_GAP, ...figures(text) });
    }),
  );
  pdf.y += 5;
}

const INDENT = 16;

function drawPoints({ pdf, print }: Sheet, points: readonly string[]): void {
  const width = widthOf(pdf) - INDENT;
  for (const point of points) {
    const text = print(point);
    ensure(pdf, Math.min(body(pdf).heightOfString(text, { width, lineGap: LINE_GAP, ...figures(text) }), 60));
    pdf.addStructure(
      pdf.struct('P', {}, () => {
        const { y } = pdf;
        pdf.text('•', MARGINS.left + 4, y, { lineBreak: false });
        body(pdf).text(text, MARGINS.left + INDENT, y, { width, lineGap: LINE_GAP, ...figures(text) });
      }),
    );
    pdf.y += 3;
  }
  pdf.y += 3;
}

const LABEL_SHARE = 0.3;

function drawFacts({ pdf, print }: Sheet, facts: readonly (readonly [string, string])[]): void {
  const labelWidth = widthOf(pdf) * LABEL_SHARE;
  const valueWidth = widthOf(pdf) - labelWidth;
  for (const [label, value] of facts) {
    const text = print(value);
    const height = body(pdf).heightOfString(text, { width: valueWidth, lineGap: LINE_GAP, ...figures(text) });
    ensure(pdf, height);
    const { y } = pdf;
    pdf.addStructure(
      pdf.struct('P', {}, () => {
        body(pdf)
          .fillColor(COLORS.quiet)
          .text(print(label), MARGINS.left, y, { width: labelWidth - 8, lineGap: LINE_GAP });
        body(pdf).text(text, MARGINS.left + labelWidth, y, { width: valueWidth, lineGap: LINE_GAP, ...figures(text) });
      }),
    );
    pdf.y = Math.max(pdf.y, y + height) + 2;
  }
  pdf.y += 4;
}

type TableOf = Extract<Block, { table: unknown }>['table'];
interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

const PAD = 5;

function drawTable({ pdf, print }: Sheet, { columns, rows, total }: TableOf): void {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const cellsOf = (texts: readonly string[]): Cell[] => {
    let x: number = MARGINS.left;
    return columns.map(({ share, amount = false }, index) => {
      const width = (widthOf(pdf) * share) / whole;
      const cell = {
        text: print(texts[index] ?? ''),
        x: x + PAD,
        width: width - 2 * PAD,
        align: amount ? 'right' : 'left',
      } as const;
      x += width;
      return cell;
    });
  };
  const head = () => drawRow(pdf, cellsOf(columns.map(({ title }) => title)), 'head');
  ensure(pdf, 60);
  head();
  for (const row of rows) {
    const cells = cellsOf(row);
    if (pdf.y + heightOf(pdf, cells, 'row') > bottomOf(pdf)) {
      pdf.addPage();
      head();
    }
    drawRow(pdf, cells, 'row');
  }
  if (total) {
    ensure(pdf, 30);
    drawRow(pdf, cellsOf(total), 'total');
  }
  pdf.y += 10;
}

const FONTS = { head: 'bold', row: 'regular', total: 'bold' } as const;
type RowStyle = keyof typeof FONTS;

const heightOf = (pdf: PDFKit.PDFDocument, cells: readonly Cell[], style: RowStyle): number => {
  pdf.font(FONTS[style]).fontSize(BODY - 0.5);
  return (
    Math.max(...cells.map(({ text, width }) => pdf.heightOfString(text, { width, lineGap: 1.5, ...figures(text) }))) +
    2 * PAD
  );
};

function drawRow(pdf: PDFKit.PDFDocument, cells: readonly Cell[], style: RowStyle): void {
  const { y } = pdf;
  const height = heightOf(pdf, cells, style);
  const right = pdf.page.width - MARGINS.right;
  pdf.markContent('Artifact', { type: 'Layout' });
  if (style !== 'row') pdf.rect(MARGINS.left, y, widthOf(pdf), height).fill(COLORS.shade);
  pdf
    .moveTo(MARGINS.left, y + height)
    .lineTo(right, y + height)
    .lineWidth(0.5)
    .strokeColor(COLORS.rule)
    .stroke();
  pdf.endMarkedContent();
  pdf.addStructure(
    pdf.struct('P', {}, () => {
      pdf
        .font(FONTS[style])
        .fontSize(BODY - 0.5)
        .fillColor(style === 'head' ? COLORS.quiet : COLORS.ink);
      for (const { text, x, width, align } of cells)
        pdf.text(text, x, y + PAD, { width, align, lineGap: 1.5, ...figures(text) });
    }),
  );
  pdf.x = MARGINS.left;
  pdf.y = y + height;
}

function drawSigners({ pdf, print }: Sheet, signers: readonly { name: string; role: string }[]): void {
  for (const { name, role } of signers) {
    ensure(pdf, 74);
    const y = pdf.y + 34;
    const middle = MARGINS.left + widthOf(pdf) * 0.62;
    pdf.lineWidth(0.7).strokeColor(COLORS.ink);
    pdf
      .moveTo(MARGINS.left, y)
      .lineTo(middle - 16, y)
      .stroke();
    pdf
      .moveTo(middle, y)
      .lineTo(pdf.page.width - MARGINS.right, y)
      .stroke();
    pdf.addStructure(
      pdf.struct('P', {}, () => {
        body(pdf).text(print(name), MARGINS.left, y + 4, { width: middle - MARGINS.left - 16 });
        const below = pdf.y;
        body(pdf)
          .fillColor(COLORS.quiet)
          .text(role, MARGINS.left, below, { width: middle - MARGINS.left - 16 });
        pdf.fillColor(COLORS.quiet).text('Date', middle, y + 4, { lineBreak: false });
      }),
    );
    pdf.x = MARGINS.left;
    pdf.y = y + 38;
  }
}
