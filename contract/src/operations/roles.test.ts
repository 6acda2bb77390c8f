import { expect, it } from 'vitest';
import { CONSOLE_ROLES, PERMISSIONS, permissionsOf } from './roles.ts';

const RESEARCH = [
  'contacts:write',
  'outbounds:write',
  'answers:write',
  'calls:write',
  'notes:write',
  'views:write',
  'assignment:own',
];
const REVIEW = ['read', ...RESEARCH, 'review:write', 'mail:dismiss'];
const SUPERVISE = [...REVIEW, 'searches:write', 'orders:write', 'assignment:others', 'views:share'];

it.each([
  ['viewer', ['read']],
  ['researcher', ['read', ...RESEARCH]],
  ['reviewer', REVIEW],
  ['supervisor', SUPERVISE],
  ['admin', [...SUPERVISE, 'webhooks:write', 'organization:write', 'audit:read']],
] as const)('a %s may do this and no more', (role, permissions) =>
  expect(permissionsOf(role)).toEqual(permissions),
);

it('gives an admin everything, and each role what the one before it has', () => {
  expect(permissionsOf('admin')).toEqual(PERMISSIONS);
  for (const [index, role] of CONSOLE_ROLES.slice(1).entries())
    expect(permissionsOf(role)).toEqual(expect.arrayContaining(permissionsOf(CONSOLE_ROLES[index] ?? role)));
});
