import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { confirmAll, dumpOf, readableIn, sendAttempt, type TestCore } from '../../../testing/index.ts';
import { leftUnread } from '../../../testing/left-unread.ts';
import { useTestCore } from '../../../testing/use-test-core.ts';
import type { Context } from '../../context/context.ts';
import { documentCell, type InboundDocumentRow } from '../../entities/inbound-document-entity.ts';
import { MAX_DOCUMENT_BYTES } from '../receive/choose-documents.ts';
import { readVerifierForm } from '../receive/read-verifier-form.ts';
import { submitVerifierAnswers } from '../receive/submit-verifier-answers.ts';
import { type DocumentOwner, documentsOf, keepDocuments, type NewDocument } from './keep-documents.ts';

let test: TestCore;
let context: Context;
let owner: DocumentOwner;
useTestCore((...made) => {
  [test, context] = made;
});
beforeEach(async () => {
  const { token } = await sendAttempt(test, context);
  const answers = confirmAll(await readVerifierForm(test.core, token));
  await leftUnread(test, () => submitVerifierAnswers(test.core, token, answers));
  const [job] = await test.jobs('process-inbound', context);
  if (!job) throw new Error('Nothing was answered');
  owner = job.data;
});

const letter = (changes: Partial<NewDocument> = {}): NewDocument => ({
  fileName: 'letter.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 letter'),
  ...changes,
});

const keep = (documents: readonly NewDocument[]) =>
  inTransaction(context, (transaction) => keepDocuments(context, transaction, owner, documents));

const list = (as = context) =>
  inTransaction(as, (transaction) => documentsOf(as, transaction, owner.inboundId));

describe('documents of a message', () => {
  it('are read back in the order in which they came', async () => {
    const kept = await keep([letter(), letter({ fileName: 'back.png', contentType: 'image/png' })]);
    expect(kept).toMatchObject([
      { fileName: 'letter.pdf', contentType: 'application/pdf', size: 15 },
      { fileName: 'back.png', contentType: 'image/png', size: 15 },
    ]);
    expect(await list()).toEqual(kept);
  });

  it('are there for their own organization only', async () => {
    await keep([letter()]);
    expect(await list(await test.organization())).toEqual([]);
  });

  it('are sealed, name and bytes, and open as they came', async () => {
    const content = Buffer.from('a letter that nobody may read');
    const [kept] = await keep([letter({ fileName: 'Letter about Robin.pdf', content })]);
    const texts = ['Letter about Robin', content.toString()];
    expect(readableIn(await dumpOf(test), texts)).toEqual([]);
    const [row] = await test.sql<Pick<InboundDocumentRow, 'content' | 'sha256'>>(
      'select content, sha256 from inbound_documents where id = $1',
      [kept?.id],
    );
    if (!kept || !row) throw new Error('The document is not there');
    expect(context.cipher.open(documentCell('content', kept.id), row.content)).toEqual(content);
    expect(row.sha256).toEqual(createHash('sha256').update(content).digest());
  });

  it('may have the greatest size, and not a byte more', async () => {
    const content = Buffer.alloc(MAX_DOCUMENT_BYTES);
    expect(await keep([letter({ content })])).toMatchObject([{ size: MAX_DOCUMENT_BYTES }]);
    const larger = keep([letter({ content: Buffer.alloc(MAX_DOCUMENT_BYTES + 1) })]);
    await expect(larger).rejects.toThrow('inbound_documents_size_check');
  });

  it.each([
    ['letter.pdf', 'letter.pdf'],
    ['Zeugnis Müller.pdf', 'Zeugnis Müller.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\pat\\letter.docx', 'letter.docx'],
    ['two\r\nlines\0.pdf', 'twolines.pdf'],
    ['letter\u202Efdp.exe', 'letterfdp.exe'],
    ['half \uD83D.pdf', 'half \uFFFD.pdf'],
    ['', 'unnamed'],
    ['..', 'unnamed'],
    ['a/', 'unnamed'],
    ['. .', 'unnamed'],
    ['letter.exe. .', 'letter.exe'],
    [`${'long '.repeat(100)}.pdf`, `${'long '.repeat(40).slice(0, 196)}.pdf`],
  ])('get a name that can be shown and saved: %j becomes %j', async (given, fileName) => {
    expect(await keep([letter({ fileName: given })])).toMatchObject([{ fileName }]);
  });

  it.each([
    ['Application/PDF; name="Robin Reyes.pdf"', 'application/pdf'],
    [
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['', 'application/octet-stream'],
    ['pdf', 'application/octet-stream'],
    ['text/html\r\nX-Bad: 1', 'application/octet-stream'],
  ])('get a plain type: %j becomes %j', async (given, contentType) => {
    expect(await keep([letter({ contentType: given })])).toMatchObject([{ contentType }]);
  });
});
