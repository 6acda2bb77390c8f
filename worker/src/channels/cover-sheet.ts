import type { ClaimedOutbound, VerifierClaim } from '@credence/core';
import { encode } from 'uqr';
import {
  dayInWords,
  questionnaireOf,
  type RequestWords,
  releaseWords,
  requestReason,
  requestTitle,
} from './request-words.ts';
import { SheetPen } from './sheet-pen.ts';

export interface CoverSheetInput extends RequestWords {
  /** Where the fax goes, as it was given. */
  faxNumber: string;
  questions: ClaimedOutbound['request']['questions'];
  /** For answers by e-mail. */
  replyAddress: string;
  /** For answers by fax; null where none are taken. */
  returnNumber: string | null;
  /** What an answer has to name. */
  reference: string;
  writtenAt: Date;
}

/** Draws the pages that come before the release: who writes to whom, what is asked, and how to answer. */
export function coverSheet(input: CoverSheetInput): Promise<Buffer> {
  const pen = new SheetPen({ title: 'Verification request', writtenAt: input.writtenAt });
  drawHead(pen, input);
  drawClaims(pen, input);
  drawQuestions(pen, input);
  drawWaysToAnswer(pen, input);
  pen.admitReplacements();
  return pen.finish(`Reference ${input.reference}`);
}

function drawHead(pen: SheetPen, input: CoverSheetInput): void {
  const { organization, claimed, faxNumber, release, writtenAt, reference, pageUrl } = input;
  const { contact } = claimed;
  pen.title(requestTitle(input));
  // Medium correction: a fax may spoil a seventh of it.
  pen.beside(encode(pageUrl, { ecc: 'M', border: 0 }).data, () => {
    pen.fact('To', [contact.name, contact.title, contact.entityName].filter(Boolean).join(', '));
    pen.fact('Fax', faxNumber);
    pen.fact('From', `${organization.name}, through Credence Verifications`);
    pen.fact('Date', dayInWords(writtenAt));
    pen.fact('Applicant', claimed.applicantName);
    if (claimed.otherNames.length > 0) pen.fact('Also known as', claimed.otherNames.join(', '));
    if (claimed.ssnLastFour !== null) pen.fact('SSN', `ends in ${claimed.ssnLastFour}`);
    pen.fact('Reference', reference);
    if (release === 'attached') pen.fact('Enclosed', 'The signed release, after these pages');
  });
  pen.paragraph(requestReason(input));
  for (const words of releaseWords(input)) pen.paragraph(words);
}

function drawClaims(pen: SheetPen, { claimed: { records } }: CoverSheetInput): void {
  if (records.length === 0) return;
  pen.heading('Please compare this with your records');
  for (const { title, claims } of records) {
    pen.strong(title);
    for (const claim of claims) {
      pen.fact(claim.label, claimInWords(claim));
      pen.choices(['correct', 'not correct; it is: ______________________________']);
    }
  }
}

function claimInWords({ kind, provided }: VerifierClaim): string {
  if (provided === null) return 'Still there';
  const isDay = kind === 'DATE' && /^\d{4}-\d{2}-\d{2}$/.test(provided);
  return isDay ? dayInWords(new Date(provided)) : provided;
}

function drawQuestions(pen: SheetPen, { questions }: CoverSheetInput): void {
  if (questions.length === 0) return;
  pen.heading('Please answer as well');
  for (const { prompt, options, condition } of questions) {
    pen.paragraph(condition ? `${prompt} (if it applies)` : prompt);
    pen.choices(
      options.length > 0 ? options.map(({ label }) => label) : ['________________________________'],
    );
  }
}

function drawWaysToAnswer(pen: SheetPen, input: CoverSheetInput): void {
  const { claimed, pageUrl, releaseUrl, release, replyAddress, returnNumber } = input;
  pen.heading('How to answer');
  if (returnNumber) {
    pen.fact('By fax', `Fill in these pages and send them to ${returnNumber}`);
    pen.paragraph('Your name and title: ______________________________    Date: ______________');
  }
  pen.fact('On the web', `Until ${dayInWords(claimed.outbound.linkExpiresAt)}, without an account, at`);
  pen.address(pageUrl);
  pen.paragraph('A telephone with a camera opens it by the code on the first page.');
  pen.fact('By e-mail', 'Write to');
  pen.address(replyAddress);
  if (release === 'linked') {
    pen.fact('Release', 'The signed release is at');
    pen.address(releaseUrl);
  }
  drawQuestionnaire(pen, claimed);
}

function drawQuestionnaire(pen: SheetPen, { request, hiringEntity }: RequestWords['claimed']): void {
  const questionnaire = questionnaireOf(request);
  if (questionnaire === null) return;
  pen.fact('Questionnaire', `${hiringEntity} has questions of its own at`);
  pen.address(questionnaire.url);
  if (questionnaire.accessCode !== null) pen.fact('Access code', questionnaire.accessCode);
}
