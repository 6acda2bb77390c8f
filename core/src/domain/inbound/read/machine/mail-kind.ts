import type { MailForm } from './mail-form.ts';
import { readMachineMail, worstOf } from './read-machine-mail.ts';
import type { Trouble } from './trouble.ts';

/**
 * What a mail is by its form, before its words are read.
 * - `MESSAGE`: a person may have written it
 * - `AUTO_REPLY`: a machine answers for a person
 * - `ARRIVED`: a mail system reports that a request arrived
 * - `COMPLAINT`: the recipient called a request unwanted
 * - otherwise why a request has not arrived
 */
export type MailKind = 'MESSAGE' | 'AUTO_REPLY' | 'ARRIVED' | 'COMPLAINT' | Trouble;

export function mailKindOf(form: MailForm): MailKind {
  const machine = readMachineMail(form);
  if (!machine) return 'MESSAGE';
  return machine.kind === 'FAILURE' ? worstOf(machine.troubles) : machine.kind;
}
