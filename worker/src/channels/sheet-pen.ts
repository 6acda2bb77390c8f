import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { printableText } from './printable-text.ts';

/** In points, as all lengths here. */
const MARGIN = 54;
/** Left free below the text for the footer. */
const FOOTER = 36;

/** The side of a module of a QR code, and how many of them stay light around it. */
const MODULE = 3;
const QUIET = 4;

/** Writes down the sheet, in letters that its fonts have. */
export class SheetPen {
  readonly #sheet: PDFKit.PDFDocument;
  readonly #pdf: Promise<Buffer>;
  #isExact = true;
  /** How wide lines are; null for the whole page. */
  #width: number | null = null;

  constructor({ title, writtenAt }: { title: string; writtenAt: Date }) {
    this.#sheet = new PDFDocument({
      size: 'LETTER',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOTER },
      bufferPages: true,
      info: { Title: title, Producer: 'Credence', Creator: 'Credence', CreationDate: writtenAt },
    });
    this.#pdf = buffer(this.#sheet);
  }

  title(text: string): void {
    this.#write(text, 'Helvetica-Bold', 18, 12);
  }

  heading(text: string): void {
    this.#sheet.moveDown(0.6);
    this.#write(text, 'Helvetica-Bold', 13, 6);
  }

  strong(text: string): void {
    this.#write(text, 'Helvetica-Bold', 11, 4);
  }

  paragraph(text: string): void {
    this.#write(text, 'Helvetica', 11, 6);
  }

  fact(term: string, description: string): void {
    this.#write(`${term}: ${description}`, 'Helvetica', 11, 3);
  }

  /** In a font whose letters and digits are not mistaken for each other. */
  address(text: string): void {
    this.#write(text, 'Courier', 10, 6);
  }

  /** Something to type, large enough to be told apart letter by letter after a fax. */
  code(text: string): void {
    this.#write(text, 'Courier-Bold', 20, 8);
  }

  /** A PNG at the head of the sheet. */
  picture(png: Buffer): void {
    this.#sheet.image(png, MARGIN, this.#sheet.y, { fit: [220, 56] });
    this.#sheet.y += 56 + 14;
  }

  /** Boxes to tick. */
  choices(labels: readonly string[]): void {
    for (const label of labels) this.#write(`[  ]  ${label}`, 'Helvetica', 11, 3, 18);
  }

  /** Writes to the left of a QR code, whose modules have a size that survives the coarsest fax. */
  beside(rows: readonly (readonly boolean[])[], write: () => void): void {
    const side = rows.length * MODULE;
    const { page, y: top } = this.#sheet;
    const left = page.width - MARGIN - side;
    for (const [row, modules] of rows.entries()) {
      for (const [column, isDark] of modules.entries()) {
        if (isDark) this.#sheet.rect(left + column * MODULE, top + row * MODULE, MODULE, MODULE);
      }
    }
    this.#sheet.fill('black');
    this.#width = left - QUIET * MODULE - MARGIN;
    write();
    this.#width = null;
    // On another page where a lot was written.
    if (this.#sheet.page === page) this.#sheet.y = Math.max(this.#sheet.y, top + side) + QUIET * MODULE;
  }

  /** Says so where a text stands otherwise than it was given. */
  admitReplacements(): void {
    if (this.#isExact) return;
    this.paragraph(
      'Letters that cannot be printed here are written in Latin letters, or as a question mark. The web page shows them as they are.',
    );
  }

  /** Numbers the pages, under a label that each of them carries. */
  finish(label: string): Promise<Buffer> {
    const { start, count } = this.#sheet.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.#sheet.switchToPage(start + index);
      // Below the text, where a page would otherwise be begun.
      this.#sheet.page.margins.bottom = 0;
      this.#sheet
        .font('Helvetica')
        .fontSize(9)
        .text(`${label}    Page ${index + 1} of ${count}`, MARGIN, this.#sheet.page.height - MARGIN, {
          lineBreak: false,
        });
    }
    this.#sheet.end();
    return this.#pdf;
  }

  #write(given: string, font: string, size: number, gap: number, indent = 0): void {
    const { text, isExact } = printableText(given);
    this.#isExact &&= isExact;
    this.#sheet
      .font(font)
      .fontSize(size)
      .text(text, MARGIN + indent, this.#sheet.y, {
        paragraphGap: gap,
        ...(this.#width === null ? {} : { width: this.#width - indent }),
      });
  }
}
