/** A mail before it has a form: the same words make its text and its HTML. */
export interface Letter {
  subject: string;
  /** What it is, as its first line. */
  title: string;
  /** As people read it. */
  reference: string;
  /** The office that it is for; null where the greeting says it. */
  attention: string | null;
  greeting: string;
  parts: readonly Part[];
  /** How to make sure that it is no fraud. */
  assurance: readonly Part[];
}

export type Part =
  | { kind: 'heading'; text: string }
  | { kind: 'words'; text: string }
  | { kind: 'claims'; title: string; claims: readonly { label: string; value: string }[] }
  /** Where the letter wants its reader to go. */
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  /** To be seen as it is, and typed. */
  | { kind: 'address'; label: string; url: string };

/** Whose letter it is. */
export interface Sender {
  organizationName: string;
  telephone: string | null;
  postalAddress: readonly string[];
  accentColor: string;
  /** How wide and high the logo is shown; null where there is none. */
  logo: { width: number; height: number } | null;
  /** Who carries the letter for the organization. */
  serviceName: string;
}

/** What the logo is called inside of a mail. */
export const LOGO_ID = 'logo@credence';
