import { describe, expect, it } from 'vitest';
import { isByContact } from './by-contact.ts';
import type { Reading } from './reading.ts';

const isReply = (text: string, kind: Reading['kind'] = 'RECEIPT') =>
  isByContact({ classification: 'RECEIVED' }, { reading: { kind }, message: { text } });

describe('a receipt', () => {
  it.each([
    "Thanks, I'll pull his file tomorrow.",
    'I am looking into it and will get back to you.',
    'Let me check with payroll.',
    'Got your request. I will look into it.',
    'Got it, I’ve forwarded this to my manager for a look.',
    'Ich kümmere mich darum.',
    'Je regarde et je reviens vers vous.',
    "J'ai bien reçu votre demande.",
    'Voy a revisar el expediente.',
    'Lo consulto y le confirmo mañana.',
    'Vou verificar no arquivo.',
  ])('that a person wrote: %s', (text) => {
    expect(isReply(text)).toBe(true);
  });

  it.each([
    'We have received your request and will respond within five business days.',
    'Your request has been logged as case 4711.',
    'Section I of the form has been received.',
    'Ihre Anfrage ist eingegangen, Sie erhalten in Kürze eine Antwort.',
    'Votre demande a bien été enregistrée sous le numéro 4711.',
    'Hemos recibido su solicitud.',
    'Recebemos o seu pedido.',
  ])('that a machine may have written: %s', (text) => {
    expect(isReply(text)).toBe(false);
  });

  it('is what it says, and nothing else is one', () => {
    expect(isReply("I'm away until Monday.", 'AUTO_REPLY')).toBe(false);
    const quoted = 'We have received your request.\n\nOn Monday, Ann wrote:\n> I am asking for an employee.';
    expect(isReply(quoted)).toBe(false);
  });
});
