import type { Permission } from '@credence/contract';
import type { Response } from 'express';
import { personOf } from '../http/identity/require-permission.ts';

/** Whether the role of the person who asks allows something. */
export const isAllowed = (res: Response, permission: Permission): boolean =>
  personOf(res).allowed.has(permission);
