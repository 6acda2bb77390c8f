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
  ['a header', 'Yes.\n\nFrom: Contoso Requests\nSent: Monday\nSubject: Hi\n\nNo?', 'Yes.'],
  ['a header in French', 'Oui.\n\nDe : Contoso Demandes\nEnvoyé : lundi\nÀ : RH\nObjet : x\n\nNon ?', 'Oui.'],
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
  ])
    newTextOf(piece.repeat(20_000));
  expect(processorMs() - start).toBeLessThan(5_000);
});
