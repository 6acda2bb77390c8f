/** A mail as it arrived, as far as its form tells who wrote it: a person or a machine. */
export interface MailForm {
  /** Sender of the envelope; null where no answer is wanted. */
  envelopeFrom: string | null;
  /** First value of a header, by its name in lower case. */
  header(name: string): string | null;
  /** Name and address in From, as far as it has them. */
  from: string | null;
  /** Addresses that it is sent to. */
  to: readonly string[];
  subject: string | null;
  /** Its words for people. */
  text: string | null;
  /** Its parts besides the text that are meant for machines, by their type, each of bounded length. */
  parts: readonly { type: string; text: string }[];
}
