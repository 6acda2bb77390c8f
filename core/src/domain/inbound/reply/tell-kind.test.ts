import { expect, it } from 'vitest';
import type { ReplyKind, ReplyRequest } from '../read/reading.ts';
import { readReply } from './read-reply.ts';

const JOB: ReplyRequest = {
  searchType: 'EMPLOYMENT',
  applicant: { firstName: 'Jordan', lastName: 'Rivera', aliases: [] },
  records: [{ employerName: 'Contoso Foods', position: 'Analyst', startDate: '2019-03', endDate: '2022-08' }],
};

it.each<[ReplyKind, string]>([
  ['STOP', 'Leave us alone.'],
  ['STOP', 'Your company has been blocked.'],
  ['STOP', 'Please take us off your list.'],
  ['STOP', 'Dejen de escribirnos.'],
  ['STOP', 'Merci de ne plus nous contacter.'],
  ['STOP', 'Parem de mandar mensagens.'],
  ['STOP', 'Hören Sie auf, uns anzuschreiben.'],
  [
    'RECEIPT',
    'We acknowledge receipt of your letter. If you are not the intended recipient, do not contact us.',
  ],
  ['WRONG_PERSON', "Please don't contact Brenda any more. Ask Alex Hume, ahume@contoso.example."],
  ['REFUSED', "I'm not comfortable answering this."],
  ['REFUSED', 'We have been told by counsel to say nothing.'],
  ['REFUSED', "We don't speak to agencies."],
  ['REFUSED', 'Files of former staff are confidential.'],
  ['REFUSED', 'Your request was denied.'],
  ['REFUSED', 'La política de la empresa prohíbe dar esos datos.'],
  ['REFUSED', 'Wir sind nicht befugt, darüber zu sprechen.'],
  ['REFUSED', 'The employee asked that we not release anything.'],
  ['UNCLEAR', "What happens if I don't respond?"],
  ['RECEIPT', 'Please allow 10 business days for a response. Do not reply to this message.'],
  ['RECEIPT', 'Recibido. Le contestaremos en los próximos días.'],
  ['RECEIPT', 'Wir haben Ihre Anfrage erhalten und melden uns in Kürze.'],
  [
    'RECEIPT',
    'Su solicitud ha tenido entrada en el Registro con el número 1190 y se ha remitido al departamento competente.',
  ],
  ['RECEIPT', 'ask me again next week'],
  ['RECEIPT', 'He is out sick. Try again in April.'],
  ['AUTHORIZATION_WANTED', 'No podemos facilitar información sin su autorización por escrito.'],
  ['AUTHORIZATION_WANTED', "Merci de nous transmettre l'accord écrit de la personne."],
  ['AUTHORIZATION_WANTED', 'The signature is missing on page 2.'],
  ['AUTHORIZATION_WANTED', 'We verify only upon the former employee’s request.'],
  ['AUTHORIZATION_WANTED', 'Qualquer informação só com autorização do próprio.'],
  ['FEE_WANTED', 'Diese Auskunft ist kostenpflichtig (25 EUR).'],
  ['FEE_WANTED', 'Deben abonar la tasa de 28,50 EUR.'],
  ['FEE_WANTED', 'The sum of N15,000 is payable to the account.'],
  ['INFO_WANTED', "Kindly send the student's matriculation number to enable us to process your request."],
  ['INFO_WANTED', 'Which branch did she work at?'],
  ['INFO_WANTED', 'Unable to verify. Insufficient identifying information provided.'],
  ['INFO_WANTED', 'We need a copy of the passport to start.'],
  ['INFO_WANTED', 'On whose behalf are you asking?'],
  ['INFO_WANTED', '¿En qué sucursal trabajó?'],
  ['NO_RECORD', "We don't have Jordan in our system."],
  ['NO_RECORD', 'nobody here by that name'],
  ['NO_RECORD', 'We do not have any records prior to 2008.'],
  ['NO_RECORD', "I don't believe he ever worked here."],
  ['NO_RECORD', 'The name does not ring a bell.'],
  ['NO_RECORD', 'Ese señor no trabajó aquí.'],
  ['NO_RECORD', 'Frau Rivera hat nie bei uns gearbeitet.'],
  ['WRONG_PERSON', "I don't have time for this, ask corporate."],
  ['WRONG_PERSON', 'This is the service department.'],
  ['WRONG_PERSON', 'You would need to check with the other plant.'],
  ['UNCLEAR', 'Your attachment was removed by our filter. Please resend it as plain text.'],
  ['THIRD_PARTY', 'Use CCC Verify - employer ID LSR88. Thx, Deb'],
  ['THIRD_PARTY', 'ProofDesk handles all employment verifications for us (company code 4471).'],
  ['THIRD_PARTY', 'Truework handles all of these.'],
  ['UNCLEAR', 'Employment: confirmed\nTitle: see attached letter'],
  ['REFUSED', 'We may not discuss her, and your signed release does not change that.'],
  ['NO_RECORD', 'We checked under both of her surnames. Nothing.'],
  ['NO_RECORD', 'Buscamos por los dos apellidos. Nada.'],
  ['THIRD_PARTY', 'Unsere Personalakten führt das Lohnbüro Harms, Mandantennummer 4410. Wir sagen nichts.'],
  [
    'UNCLEAR',
    'We have been asked to verify the employment of Jordan Rivera.\n\nEmployer: Contoso Foods\nAs: Analyst\nPeriod: March 2019 to August 2022',
  ],
  [
    'NO_RECORD',
    "I think you mean Leslie Rivera, she was our Cook in 2019. There's never been a Jordan on staff here.",
  ],
  // A denial that hangs on a condition, or is of whom the sender has met, is none.
  [
    'INFO_WANTED',
    "If he isn't there it doesn't mean he never worked for us. Please send the last four of his social.",
  ],
  ['INFO_WANTED', 'Please send his date of birth. If we have no record of it in 28 days the request lapses.'],
  [
    'NO_RECORD',
    'Matches: 1 (was an Analyst here from March 2019)\nConclusion: the individual named was never employed here.',
  ],
  ['WRONG_PERSON', 'I never met Jordan. Please ask Alex Hume, ahume@contoso.example.'],
  ['AUTO_REPLY', 'Out of office. Diploma checks: see our web site.'],
])('%s: %s', (kind, text) => {
  const { kind: told, records } = readReply(
    JOB,
    { from: 'Pat <hr@contoso.example>', subject: 'Re: x', text, isAutoReply: false },
    new Date('2025-03-20T12:00:00Z'),
  );
  expect({ told, records }).toEqual({ told: kind, records: [] });
});
