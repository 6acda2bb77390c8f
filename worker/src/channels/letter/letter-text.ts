import { harmlessWords } from './harmless-words.ts';
import type { Letter, Part, Sender } from './letter.ts';

/** A letter as plain text. */
export function letterText(letter: Letter, sender: Sender): string {
  const { title, reference, attention, greeting, parts, assurance } = letter;
  const { organizationName, telephone, postalAddress, serviceName } = sender;
  const signature = [
    harmlessWords(organizationName),
    ...postalAddress.map(harmlessWords),
    ...(telephone ? [harmlessWords(telephone)] : []),
    sentBy(serviceName, organizationName),
  ];
  return [
    [harmlessWords(title), `Reference: ${reference}`].join('\n'),
    ...(attention ? [`Attention: ${harmlessWords(attention)}`] : []),
    harmlessWords(greeting),
    ...parts.map(partText),
    ...assurance.map(partText),
    ['-- ', ...signature].join('\n'),
  ].join('\n\n');
}

export const sentBy = (serviceName: string, organizationName: string): string =>
  `Sent by ${harmlessWords(serviceName)} on behalf of ${harmlessWords(organizationName)}.`;

/** Stands before each line that can be answered; contacts hardly ever write it themselves. */
export const ASKED = '▪';

function partText(part: Part): string {
  switch (part.kind) {
    case 'heading':
      return harmlessWords(part.text).toUpperCase();
    case 'words':
      return harmlessWords(part.text);
    case 'claims':
      return [
        harmlessWords(part.title),
        ...part.claims.map(({ label, value }) => `${ASKED} ${harmlessWords(label)}: ${harmlessWords(value)}`),
      ].join('\n\n');
    case 'button':
      return part.url;
    case 'link':
    case 'address':
      return `${part.label}: ${part.url}`;
  }
}
