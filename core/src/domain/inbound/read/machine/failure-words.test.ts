import { expect, it } from 'vitest';
import { processorMs } from '../../../../platform/testing/processor-time.ts';
import { troubleInWords } from './failure-words.ts';
import type { Trouble } from './trouble.ts';

it.each<[Trouble | null, string]>([
  ['PERMANENT', '550 5.1.1 <pat@contoso.example>... User unknown'],
  ['PERMANENT', 'Sorry, no mailbox here by that name. (#5.1.1)'],
  ['PERMANENT', '550 5.7.1 No such user!'],
  // Exchange Online says so of addresses that its directory does not have.
  ['PERMANENT', '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [mx.contoso.example]'],
  ['POLICY', '550 5.7.606 Access denied, banned sending IP [192.0.2.1]'],
  ['PERMANENT', "554 delivery error: dd This user doesn't have a contoso.example account"],
  ['PERMANENT', 'Host or domain name not found. Name service error for name=contoso.example'],
  ['PERMANENT', 'The recipient has moved and left no forwarding address'],
  ['PERMANENT', 'Der Empfänger ist unbekannt'],
  ['PERMANENT', 'El destinatario no existe'],
  ['TEMPORARY', '552 5.2.2 Mailbox full'],
  ['TEMPORARY', 'The user has exceeded their quota'],
  ['TEMPORARY', '450 4.7.1 Greylisted, please try again later'],
  ['TEMPORARY', 'Host not found, try again'],
  ['TEMPORARY', 'User temporarily unavailable'],
  ['TEMPORARY', 'Connection timed out'],
  ['POLICY', 'Client host [192.0.2.1] blocked using zen.spamhaus.org'],
  ['POLICY', '553 http://www.spamhaus.org/query/bl?ip=192.0.2.222'],
  ['POLICY', 'Domain of sender address root@host.example does not exist'],
  ['POLICY', 'Unauthenticated email is not accepted due to DMARC policy'],
  ['POLICY', 'This system is not configured to relay mail'],
  ['POLICY', '552 5.3.4 Message size exceeds fixed limit'],
  ['PERMANENT', 'User unknown in relay recipient table'],
  ['PERMANENT', 'Cette adresse n’existe plus'],
  ['PERMANENT', 'Destinatário não encontrado'],
  ['PERMANENT', 'No se ha encontrado la dirección'],
  ['PERMANENT', 'Het e-mailadres kan niet worden gevonden'],
  ['PERMANENT', 'E-postadressen du angav hittades inte'],
  ['PERMANENT', 'Użytkownik nie istnieje'],
  ['PERMANENT', 'Пользователь не зарегистрирован'],
  ['PERMANENT', '宛先のメールアドレスが存在しません'],
  ['PERMANENT', '收件人地址不存在'],
  ['PERMANENT', '받는 사람을 찾을 수 없습니다'],
  ['TEMPORARY', 'La boîte aux lettres est saturée'],
  ['TEMPORARY', 'Ha superado la cuota del buzón'],
  ['TEMPORARY', 'Le serveur est temporairement indisponible'],
  ['TEMPORARY', 'メールボックスの容量を超えています'],
  ['POLICY', 'Absenderadresse existiert nicht'],
  ['POLICY', 'El dominio del remitente no existe'],
  ['POLICY', 'Mensagem rejeitada por política de segurança'],
  ['POLICY', 'Your IP has been blocked: too many unknown users'],
  ['POLICY', 'Could not verify sender: no such user'],
  ['PERMANENT', 'This employee no longer works at Contoso'],
  ['PERMANENT', 'Die Mitarbeiterin ist nicht mehr bei uns tätig'],
  ['PERMANENT', 'Diese Adresse wird nicht mehr verwendet'],
  ['PERMANENT', 'Cette personne ne travaille plus chez nous'],
  ['PERMANENT', 'La persona ya no labora en la empresa'],
  ['PERMANENT', 'O funcionário não trabalha mais aqui'],
  ['PERMANENT', 'Deze medewerker is niet meer in dienst'],
  ['PERMANENT', '担当者は退職いたしました'],
  ['PERMANENT', '550 5.7.1 Relaying denied, no such user here'],
  ['POLICY', '554 No SMTP service. IP address has poor reputation.'],
  [
    'TEMPORARY',
    '550 4.4.7 message expired: the primary target IP address did not answer, connection timed out',
  ],
  [null, 'no-such-user@contoso.example'],
  [null, 'something else entirely'],
])('%s: %s', (trouble, words) => {
  expect(troubleInWords(words)).toBe(trouble);
});

it('does not give up what a code calls passing for a name that is not found', () => {
  expect(troubleInWords('Domain name not found', { isPassing: true })).toBe('TEMPORARY');
  expect(troubleInWords('User unknown', { isPassing: true })).toBe('PERMANENT');
});

it('takes a bare refusal for what the code beside it says', () => {
  expect(troubleInWords('not accepted')).toBe('POLICY');
  expect(troubleInWords('not accepted', { isGone: true })).toBe('PERMANENT');
  expect(troubleInWords('blocked by our spam filter', { isGone: true })).toBe('POLICY');
});

it('reads long and hostile words at once', () => {
  const start = processorMs();
  for (const piece of ['user ', 'user unknown x', 'not found ', 'a@', '550 ', 'mailbox is over ', '5.1.1 '])
    troubleInWords(piece.repeat(10_000));
  expect(processorMs() - start).toBeLessThan(2_000);
});
