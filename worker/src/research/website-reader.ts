import type { HttpClient } from '../http-client.ts';

/** How websites are read, and who is. */
export interface WebsiteReader {
  http: HttpClient;
  /** With an address at which the owner of a website reads what this is. */
  userAgent: string;
}
