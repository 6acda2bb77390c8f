import {
  type ClaimedOutbound,
  claimInWords,
  dayInWords,
  greetingFor,
  inSlices,
  type Organization,
  officeOf,
  recordHeading,
  type Steps,
  showReference,
} from '@credence/core';
import { encode } from 'uqr';
import {
  questionnaireOf,
  type RequestWords,
  releaseWords,
  requestReason,
  requestTitle,
} from './request-words.ts';
import { SheetPen } from './sheet-pen.ts';

export interface CoverSheetInput extends RequestWords {
  organization: Pick<Organization, 'name' | 'branding' | 'logo'>;
  /** Where a reference can be typed: short enough for people to type as well. */
  referenceUrl: string;
  /** Where the fax goes, as it was given. */
  faxNumber: string;
  questions: ClaimedOutbound['request']['questions'];
  /** For answers by fax; null where none are taken. */
  returnNumber: string | null;
  writtenAt: Date;
}

/** Draws the pages that come before the release: who writes to whom, what is asked, and how to answer. */
export async function coverSheet(input: CoverSheetInput): Promise<Buffer> {
  const pen = new SheetPen({ title: 'Verification request', writtenAt: input.writtenAt });
  await inSlices(draw(pen, input));
  return pen.pdf;
}

/** Clients have as many questions as they like, and setting them takes a while. */
function* draw(pen: SheetPen, input: CoverSheetInput): Steps<void> {
  drawHead(pen, input);
  yield* drawClaims(pen, input);
  yield* drawQuestions(pen, input);
  drawWaysToAnswer(pen, input);
  drawAssurance(pen, input);
  pen.admitReplacements();
  yield* pen.finish(`Reference ${showReference(input.claimed.links.reference)}`);
}

function drawHead(pen: SheetPen, input: CoverSheetInput): void {
  const { organization, claimed, faxNumber, release, writtenAt, pageUrl } = input;
  const { contact } = claimed;
  if (organization.logo) pen.picture(organization.logo);
  pen.title(requestTitle(input));
  // Medium correction: a fax may spoil a seventh of it.
  pen.beside(encode(pageUrl, { ecc: 'M', border: 0 }).data, () => {
    pen.fact(
      'To',
      [officeOf(contact) ?? contact.name, contact.title, contact.entityName].filter(Boolean).join(', '),
    );
    pen.fact('Fax', faxNumber);
    pen.fact('From', `${organization.name}, through Credence Verifications`);
    const { telephone, postalAddress } = organization.branding ?? {};
    if (telephone) pen.fact('Telephone', telephone);
    if (postalAddress) pen.fact('Address', postalAddress.join(', '));
    pen.fact('Date', dayInWords(writtenAt));
    pen.fact('Applicant', claimed.applicantName);
    if (claimed.otherNames.length > 0) pen.fact('Also known as', claimed.otherNames.join(', '));
    if (claimed.ssnLastFour !== null) pen.fact('SSN', `ends in ${claimed.ssnLastFour}`);
    if (release === 'attached') pen.fact('Enclosed', 'The signed release, after these pages');
    pen.fact('Reference', '');
    pen.code(showReference(claimed.links.reference));
  });
  pen.paragraph(greetingFor(contact));
  pen.paragraph(requestReason(input));
  for (const words of releaseWords(input)) pen.paragraph(words);
}

/** How much of a page these take, where their words stand in one line. */
const RECORD_HEADING = 20;
const CLAIM = 38;

function* drawClaims(pen: SheetPen, { claimed: { records } }: CoverSheetInput): Steps<void> {
  if (records.length === 0) return;
  pen.heading('Please compare this with your records');
  for (const record of records) {
    pen.keepTogether(RECORD_HEADING + record.claims.length * CLAIM);
    pen.strong(recordHeading(record, records));
    for (const claim of record.claims) {
      pen.compare(claim.label, claimInWords(claim), ['correct', 'not correct; it is:']);
      yield;
    }
    pen.gap();
  }
}

/** Characters of questions that go on paper, some twenty pages; the others are asked on the web page alone. */
const MOST_OF_QUESTIONS = 50_000;

function* drawQuestions(pen: SheetPen, { questions }: CoverSheetInput): Steps<void> {
  if (questions.length === 0) return;
  pen.heading('Please answer as well');
  let room = MOST_OF_QUESTIONS;
  for (const [index, { prompt, options, condition }] of questions.entries()) {
    room -= options.reduce((length, { label }) => length + label.length, prompt.length);
    if (room < 0) {
      pen.paragraph(`The web page has more questions: ${questions.length - index}.`);
      return;
    }
    pen.paragraph(condition ? `${prompt} (if it applies)` : prompt);
    yield;
    if (options.length > 0) yield* pen.choices(options.map(({ label }) => label));
    else pen.blank();
  }
}

function drawWaysToAnswer(pen: SheetPen, input: CoverSheetInput): void {
  const { claimed, referenceUrl, release, returnNumber } = input;
  pen.heading('How to answer');
  if (returnNumber) {
    pen.fact('By fax', `Fill in these pages and send them to ${returnNumber}`);
    pen.paragraph('Your name and title: ______________________________    Date: ______________');
  }
  const until = dayInWords(claimed.outbound.linkExpiresAt);
  const reference = showReference(claimed.links.reference);
  pen.fact(
    'On the web',
    `Until ${until}, without an account: open this address, and type the reference ${reference} there`,
  );
  pen.address(referenceUrl);
  pen.paragraph('A telephone with a camera opens it by the code on the first page.');
  if (release === 'linked') pen.paragraph('The signed release can be read there as well.');
  drawQuestionnaire(pen, claimed);
}

function drawAssurance(pen: SheetPen, { organization, referenceUrl }: CoverSheetInput): void {
  pen.heading('Is this request real?');
  const { telephone } = organization.branding ?? {};
  const call = telephone ? `Call ${organization.name} at ${telephone}, or type` : 'Type';
  pen.paragraph(
    `${call} the reference at ${referenceUrl} and choose to check it. This request never asks for a password, a payment or a full Social Security number.`,
  );
}

function drawQuestionnaire(pen: SheetPen, { request, hiringEntity }: RequestWords['claimed']): void {
  const questionnaire = questionnaireOf(request);
  if (questionnaire === null) return;
  pen.fact('Questionnaire', `${hiringEntity} has questions of its own at`);
  pen.address(questionnaire.url);
  if (questionnaire.accessCode !== null) pen.fact('Access code', questionnaire.accessCode);
}
