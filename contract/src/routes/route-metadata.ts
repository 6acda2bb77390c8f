/** What a token may be allowed one by one, where a deployment asks for that. */
export const SCOPES = [
  'orders:read',
  'orders:write',
  'contacts:write',
  'review:write',
  'webhooks:write',
  'audit:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** What others need to know of an endpoint, beside what its caller sees. */
export interface RouteMetadata {
  /** Group in the document. */
  tag: string;
  /** Open to callers without a token. */
  public?: true;
  /** False where what a 201 created has no address of its own. */
  located?: false;
  /**
   * Name of the entry that each success leaves in the audit trail, as `order.read`; null where nothing of an
   * organization is read or changed.
   */
  audit: `${string}.${string}` | null;
  /** What a token has to allow where the deployment requires this scope; null where no token is asked for. */
  scope: Scope | null;
}
