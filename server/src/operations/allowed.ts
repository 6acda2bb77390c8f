import type { Permission } from '@credence/contract';
import type { Response } from 'express';

declare global {
  namespace Express {
    interface Locals {
      person?: { allowed: ReadonlySet<Permission> };
    }
  }
}

/** Whether the role of who asks allows something; programs are told apart by their scopes alone. */
export const isAllowed = ({ locals }: Response, permission: Permission): boolean =>
  locals.person?.allowed.has(permission) ?? true;
