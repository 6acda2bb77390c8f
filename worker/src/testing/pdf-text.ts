import { inflateSync } from 'node:zlib';

/** What a PDF that pdfkit made with standard fonts shows, a string for each line drawn. */
export const textOfPdf = (pdf: Buffer): string[] => textOfPages(pdf).flat();

/** The same, page by page. */
export const textOfPages = (pdf: Buffer): string[][] =>
  contentsOf(pdf).map((content) => [...content.matchAll(/\[(.*)\] TJ/g)].map(([, runs = '']) => shown(runs)));

/** How many pages it has. */
export const pagesOfPdf = (pdf: Buffer): number =>
  [...pdf.toString('latin1').matchAll(/\/Type \/Page\b/g)].length;

/** The compressed streams, inflated. */
function contentsOf(pdf: Buffer): string[] {
  const contents: string[] = [];
  for (let from = pdf.indexOf('\nstream\n'); from >= 0; from = pdf.indexOf('\nstream\n', from + 1)) {
    const bytes = pdf.subarray(from + '\nstream\n'.length, pdf.indexOf('\nendstream', from));
    contents.push(inflateSync(bytes).toString('latin1'));
  }
  return contents;
}

const fromFont = new TextDecoder('windows-1252');

const shown = (runs: string): string =>
  [...runs.matchAll(/<([0-9a-f]*)>/g)]
    .map(([, hex = '']) => fromFont.decode(Buffer.from(hex, 'hex')))
    .join('');
