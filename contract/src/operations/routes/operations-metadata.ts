import type { RouteMetadata } from '../../routes/route-metadata.ts';
import type { Permission } from '../roles.ts';

/** What else is to be known of an endpoint for people at work. */
export interface OperationsMetadata extends RouteMetadata {
  /** What the role of a person must allow; null where any role will do. Tokens of programs need `scope` instead. */
  permission: Permission | null;
}
