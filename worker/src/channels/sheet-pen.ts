import { buffer } from 'node:stream/consumers';
import type { Steps } from '@credence/core';
import PDFDocument from 'pdfkit';
import { printableText } from './printable-text.ts';

/** In points, as all lengths here. */
const MARGIN = 54;
/** Left free below the text for the footer. */
const FOOTER = 36;

/** The side of a module of a QR code, and how many of them stay light around it. */
const MODULE = 3;
const QUIET = 4;

/** The side of a box to tick, as high as capitals are. */
const BOX = 9;
const BOX_TO_TEXT = 6;
/** Of a line in which a contact writes with a pen. */
const WRITING_LINE = 21;
const BODY_SIZE = 11;
const INDENT = 18;
/** The library looks for where to break a word in a time that grows faster than the word. */
const LONG_WORD = /\S{200}(?=\S)/g;
/** Of one text: some letters of others take many to be written. */
const LONGEST = 10_000;
/** A heading and the first lines below it. */
const HEADING_WITH_TEXT = 54;

/** Writes down the sheet, in letters that its fonts have. */
export class SheetPen {
  /** The sheet, once it is finished. */
  readonly pdf: Promise<Buffer>;
  readonly #sheet: PDFKit.PDFDocument;
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
    this.pdf = buffer(this.#sheet);
  }

  title(text: string): void {
    this.#write(text, 'Helvetica-Bold', 18, 12);
  }

  heading(text: string): void {
    this.#sheet.moveDown(0.6);
    this.keepTogether(HEADING_WITH_TEXT);
    this.#write(text, 'Helvetica-Bold', 13, 6);
  }

  /** Begins another page where less than this is left: what belongs together is read together. */
  keepTogether(height: number): void {
    const { page, y } = this.#sheet;
    if (y + height > page.height - page.margins.bottom) this.#sheet.addPage();
  }

  gap(): void {
    this.#sheet.y += 6;
  }

  strong(text: string): void {
    this.#write(text, 'Helvetica-Bold', BODY_SIZE, 4);
  }

  paragraph(text: string): void {
    this.#write(text, 'Helvetica', BODY_SIZE, 6);
  }

  fact(term: string, description: string): void {
    this.#write(`${term}: ${description}`, 'Helvetica', BODY_SIZE, 3);
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

  /** Boxes to tick, one below the other. */
  *choices(labels: readonly string[]): Steps<void> {
    for (const label of labels) {
      this.keepTogether(WRITING_LINE);
      this.#box(MARGIN + INDENT);
      this.#write(label, 'Helvetica', BODY_SIZE, 5, INDENT + BOX + BOX_TO_TEXT);
      yield;
    }
  }

  /** What is to be compared, and below it a box for each verdict; after the last one a line to write on. */
  compare(term: string, description: string, verdicts: readonly string[]): void {
    this.#sheet.font('Helvetica').fontSize(BODY_SIZE);
    this.keepTogether(this.#sheet.heightOfString(`${term}: ${description}`) + WRITING_LINE);
    this.fact(term, description);
    this.keepTogether(WRITING_LINE);
    const { y } = this.#sheet;
    let left = MARGIN + INDENT;
    for (const verdict of verdicts) {
      this.#box(left);
      this.#sheet.text(verdict, left + BOX + BOX_TO_TEXT, y, { lineBreak: false });
      left += BOX + BOX_TO_TEXT + this.#sheet.widthOfString(verdict) + INDENT;
    }
    this.#line(left - INDENT + BOX_TO_TEXT);
  }

  /** A line to write on. */
  blank(): void {
    this.keepTogether(WRITING_LINE);
    this.#line(MARGIN + INDENT);
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
  *finish(label: string): Steps<void> {
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
      yield;
    }
    this.#sheet.end();
  }

  #box(left: number): void {
    this.#sheet.lineWidth(0.8).rect(left, this.#sheet.y, BOX, BOX).stroke('black');
  }

  #line(left: number): void {
    const { page, y } = this.#sheet;
    this.#sheet
      .lineWidth(0.6)
      .moveTo(left, y + BOX + 2)
      .lineTo(page.width - MARGIN, y + BOX + 2)
      .stroke('black');
    this.#sheet.y = y + WRITING_LINE;
  }

  #write(given: string, font: string, size: number, gap: number, indent = 0): void {
    const printable = printableText(given);
    const text = printable.text.slice(0, LONGEST);
    this.#isExact &&= printable.isExact && text === printable.text;
    this.#sheet
      .font(font)
      .fontSize(size)
      .text(text.replace(LONG_WORD, '$&\n'), MARGIN + indent, this.#sheet.y, {
        paragraphGap: gap,
        ...(this.#width === null ? {} : { width: this.#width - indent }),
      });
  }
}
