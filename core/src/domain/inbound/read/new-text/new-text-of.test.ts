import { expect, it } from 'vitest';
import { processorMs } from '../../../../platform/testing/processor-time.ts';
import { newTextOf } from './new-text-of.ts';

it.each([
  [
    'an introduction',
    'Yes.\n\nOn Mon, 2 Mar 2026 at 9:15, Pat <pat@contoso.example> wrote:\n\n> No?',
    'Yes.',
  ],
  [
    'one of two lines',
    'Yes.\n\nOn Mon, 2 Mar 2026 at 9:15, Pat <\npat@contoso.example> wrote:\n\nNo?',
    'Yes.',
  ],
  ['one in German', 'Ja.\n\nAm 02.03.2026 um 09:15 schrieb Pat <pat@contoso.example>:\n\n> Nein?', 'Ja.'],
  [
    'one without a colon, above what is marked',
    'Ja.\n\nGesendet mit der GMX Mail App\n\nAm 02.02.26 um 17:51 schrieb Contoso Nord\n\n> Nein?',
    'Ja.',
  ],
  [
    'a sentence that begins like one, with nothing marked below',
    'Am 02.02.26 um 17:51 schrieb er uns\n\ndass er ging',
    'Am 02.02.26 um 17:51 schrieb er uns\n\ndass er ging',
  ],
  ['a header', 'Yes.\n\nFrom: Contoso Requests\nSent: Monday\nSubject: Hi\n\nNo?', 'Yes.'],
  ['a header in French', 'Oui.\n\nDe : Contoso Demandes\nEnvoyé : lundi\nÀ : RH\nObjet : x\n\nNon ?', 'Oui.'],
  [
    'a list of their own, from and to',
    'Transferred:\n\nFrom: Shift Lead\nTo: Plant Supervisor\nEffective: May 2019',
    'Transferred:\n\nFrom: Shift Lead\nTo: Plant Supervisor\nEffective: May 2019',
  ],
  ['an introduction in the present tense', 'Tak.\n\nW dniu 23.11.2023 o 10:31, Pat pisze:\n> Nie?', 'Tak.'],
  ['the copy of Notes, between lines', 'Yes.\n\n-----Pat Doyle/HR/Contoso wrote: -----\nNo?', 'Yes.'],
  [
    'a separator with the header behind it',
    'Yes.\n\n----- Forwarded Message -----From: Pat <pat@contoso.example>To: HR\nNo?',
    'Yes.',
  ],
  ['a separator', 'Yes.\n\n-----Original Message-----\nNo?', 'Yes.'],
  [
    'an introduction in a frame',
    'Yes.\n\n---- On Wed, 5 Mar 2025 Pat <pat@contoso.example> wrote ----\n\nNo?',
    'Yes.',
  ],
  ['a signature', 'Yes.\n\nKind regards\nPat\nContoso', 'Yes.'],
  ['answers between the lines', 'On Monday Pat wrote:\n> Cook?\nyes\n> 2018?\nno, 2019', 'yes\nno, 2019'],
  ['an answer below', 'On Monday Pat wrote:\n> Cook?\n\nYes. Ann', 'Yes. Ann'],
  ['dates that look like a header', 'From: June 2015\nTo: May 2018', 'From: June 2015\nTo: May 2018'],
  [
    'a header in Czech',
    'Ano.\n\nOd: Pat <pat@contoso.example>\nOdesláno: 10. března 2025 11:20\nPředmět: x\n\nNe?',
    'Ano.',
  ],
  [
    'a header in a language that no list has',
    'Jah.\n\nSaatja: Pat <pat@contoso.example>\nAeg: 10. märts 2025 11:20\nAdressaat: HR\n\nEi?',
    'Jah.',
  ],
  [
    'a header below a line with words',
    'Yes.\n\n------- 原始邮件 -------\n发件人: "Pat" <pat@contoso.example>;\n主题: x\n\nNo?',
    'Yes.',
  ],
  [
    'a request below a line',
    'Yes.\n\n---------------\nHello,\n\nPlease confirm that Ann was a cook.',
    'Yes.',
  ],
  [
    'a table between lines',
    'Record\n--------\nStart: 1 May 2004\n--------\nPosition: Cook',
    'Record\n--------\nStart: 1 May 2004\n--------\nPosition: Cook',
  ],
  [
    'an answer below a marked header',
    '> From: Pat <pat@contoso.example>\n> Sent: Monday 9:15\n> Subject: x\n>\n> Cook?\n\nYes. Ann',
    'Yes. Ann',
  ],
  [
    'nothing but a marked header',
    '> From: Pat <pat@contoso.example>\n> Sent: Monday 9:15\n> Subject: x\n\nCook?',
    '',
  ],
  ['a marker of a ticket system', 'Yes.\n\n-- Bitte antworten Sie oberhalb dieser Linie --\n\nNo?', 'Yes.'],
  ['such a marker above all', '—-—-—\nReply above this line.\n\nYes.', 'Yes.'],
  ['a warning', 'CAUTION: This is an external email.\n\nYes.', 'Yes.'],
  ['a warning directly above', '[EXTERNAL]\nYes.', 'Yes.'],
  ['a notice', 'Yes.\n\nThis e-mail is confidential and for its recipient only.', 'Yes.'],
  [
    'a notice below a line',
    'Yes.\nAnn\n____________\nThis e-mail is confidential and for its recipient only.',
    'Yes.\nAnn',
  ],
  [
    'several footers',
    'Yes.\n\nSent via Superhuman ( https://contoso.example )\n\nVirus-free. www.contoso.example',
    'Yes.',
  ],
  [
    'a footer that is a link',
    'Yes.\n\nSent with [Proton Mail](https://contoso.example) secure email.',
    'Yes.',
  ],
  ['a footer for Outlook', 'Ja.\n\nHolen Sie sich Outlook für iOS<https://contoso.example>', 'Ja.'],
  ['a footer in Japanese', 'はい。\n\niPhoneから送信', 'はい。'],
  ['a footer in Finnish', 'Kyllä.\n\nLähetetty iPhonesta', 'Kyllä.'],
  [
    'a sentence about a program',
    'Yes.\n\nI sent it from Outlook in May',
    'Yes.\n\nI sent it from Outlook in May',
  ],
  [
    '"Sent from" in a sentence',
    'Yes.\nSent from our archive: start 2011.',
    'Yes.\nSent from our archive: start 2011.',
  ],
  ['a signature in German', 'Ja.\n\nMit freundlichen Grüßen\nPat\nContoso', 'Ja.'],
  ['a signature in Spanish', 'Sí.\n\nSaludos cordiales,\nPat', 'Sí.'],
  [
    'a greeting like a closing',
    'Señores:\n\nCordial saludo,\n\nLa señora Ruiz fue cajera aquí desde mayo hasta junio.',
    'Señores:\n\nCordial saludo,\n\nLa señora Ruiz fue cajera aquí desde mayo hasta junio.',
  ],
  ['such a greeting above a list', 'Hola:\n\nSaludos,\nInicio: 2010', 'Hola:\n\nSaludos,\nInicio: 2010'],
  [
    'words between notices below a line',
    'Yes.\n________\nThis e-mail is confidential.\n\nFrom 2010.',
    'Yes.\n________\nThis e-mail is confidential.\n\nFrom 2010.',
  ],
  ['a signature in Polish', 'Tak.\n\nZ poważaniem\nPat', 'Tak.'],
  ['a signature of many words', 'Yes.\n\nWith warm regards,\nPat', 'Yes.'],
  [
    'what was forgotten above a signature',
    'Yes.\n\nRegards,\nPat\n\nP.S. She left in 2019.',
    'Yes.\n\nP.S. She left in 2019.',
  ],
  ['the copy of Notes', 'Yes.\n\nHide details for Pat ---03/05/2025 09:15:00 AM---No?\n\nNo?', 'Yes.'],
  ['a survey', 'Yes.\n\nHow did we do? Take our survey: https://contoso.example', 'Yes.'],
  ['a closing sentence', 'Oui.\n\nVeuillez agréer, Madame, nos salutations.\n\nPat', 'Oui.'],
  [
    'a sentence with a date and "wrote:"',
    'On 12 May 2014 Ann left, as Pat wrote:\n"well"',
    'On 12 May 2014 Ann left, as Pat wrote:\n"well"',
  ],
  [
    'an introduction with marks of direction',
    'כן.\n\n\u202Bב-18 במרץ 2025 ב-14:20 מאת \u202APat\u202C <pat@contoso.example>:\u202C\n\n> לא?',
    'כן.',
  ],
  [
    'what a company has to say of itself',
    'Yes.\n\nContoso Ltd is registered in England, No. 1. Registered office: 1 High Street.',
    'Yes.',
  ],
  [
    'a sentence about a company',
    'Yes.\n\nThe company is registered in Delaware.',
    'Yes.\n\nThe company is registered in Delaware.',
  ],
  ['the footers of a ticket', 'Yes.\n\nUnsubscribe | Preferences\n\nRef:MSG44455_x1', 'Yes.'],
  ['a wish to be left alone', 'No.\n\nUnsubscribe', 'No.\n\nUnsubscribe'],
  ['a sentence with "wrote:"', 'As Pat wrote: she left.', 'As Pat wrote: she left.'],
])('leaves what was written anew, with %s', (_what, text, own) => {
  expect(newTextOf(text)).toBe(own);
});

it('is told at once, whatever the text is made of', () => {
  const start = processorMs();
  for (const piece of [
    '\n',
    '> ',
    '>\n',
    'On x wrote:\n',
    'From: A B\n',
    '- ',
    'wrote: ',
    '_',
    'Op schreef :',
    '--On ',
    'reply above ',
    '---- x ',
    'P.S. x\n',
    'Regards,\n',
    'CAUTION: external email\n\n',
    'This e-mail is confidential\n\n',
  ])
    newTextOf(piece.repeat(20_000));
  expect(processorMs() - start).toBeLessThan(5_000);
});
