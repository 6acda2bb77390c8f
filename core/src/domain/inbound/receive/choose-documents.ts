import { type NewDocument, safeFileName } from '../documents/keep-documents.ts';

/** Largest document that is kept, in bytes; the table refuses more. */
export const MAX_DOCUMENT_BYTES = 10 * 1024 * 1024;

/** Documents of one message that are kept. */
export const MAX_DOCUMENTS = 20;

/** Endings of files that a person can look at, and that do nothing by being looked at. */
const ENDINGS =
  /\.(?:pdf|png|jpe?g|gif|bmp|tiff?|webp|hei[cf]|txt|csv|rtf|docx?|odt|xlsx?|ods|pptx?|odp|eml|msg|pages|numbers)$/i;

/** The same by their types, for files whose names have no ending. */
const TYPES =
  /^(?:application\/(?:pdf|rtf|msword|vnd\.(?:openxmlformats-officedocument|oasis\.opendocument|ms-excel)\b.*)|image\/(?!svg).*|text\/(?:plain|csv)|message\/rfc822)$/i;

/** What is kept of the files that came with a message, and what is only named. */
export interface ChosenDocuments {
  kept: NewDocument[];
  leftOut: LeftOutDocument[];
}

/** A file that is not kept, and why. */
export interface LeftOutDocument {
  fileName: string;
  reason: 'EMPTY' | 'TYPE' | 'TOO_LARGE' | 'TOO_MANY';
}

/** Chooses the files that are kept: documents that a person can look at, of a bearable size and number. */
export function chooseDocuments(documents: readonly NewDocument[]): ChosenDocuments {
  const chosen: ChosenDocuments = { kept: [], leftOut: [] };
  for (const document of documents) {
    const problem = documentProblem(document);
    const reason = problem ?? (chosen.kept.length < MAX_DOCUMENTS ? null : 'TOO_MANY');
    if (reason) chosen.leftOut.push({ fileName: document.fileName, reason });
    else chosen.kept.push(document);
  }
  return chosen;
}

/** Why a file may not be kept by itself; null when it may. */
export function documentProblem({
  fileName,
  contentType,
  content,
}: NewDocument): Exclude<LeftOutDocument['reason'], 'TOO_MANY'> | null {
  // Under this name it is saved and opened.
  const name = safeFileName(fileName);
  const hasEnding = /\.[^.\s]+$/.test(name);
  if (!(hasEnding ? ENDINGS.test(name) : TYPES.test(contentType))) return 'TYPE';
  if (content.length === 0) return 'EMPTY';
  return content.length > MAX_DOCUMENT_BYTES ? 'TOO_LARGE' : null;
}
