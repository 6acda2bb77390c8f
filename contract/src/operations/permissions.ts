/** What people can be in the console, from the least to the most. */
export const ROLES = ['viewer', 'researcher', 'reviewer', 'supervisor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** What a role may allow. */
export const PERMISSIONS = [
  'work:read',
  'notes:write',
  'views:write',
  'assignment:own',
  'contacts:write',
  'outbounds:write',
  'answers:write',
  'review:write',
  'assignment:others',
  'views:share',
  'orders:write',
  'searches:write',
  'webhooks:write',
  'organization:write',
  'audit:read',
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const VIEWER = ['work:read', 'views:write'] as const satisfies Permission[];
const RESEARCHER = [
  ...VIEWER,
  'notes:write',
  'assignment:own',
  'contacts:write',
  'outbounds:write',
  'answers:write',
] as const satisfies Permission[];
const REVIEWER = [...RESEARCHER, 'review:write'] as const satisfies Permission[];
const SUPERVISOR = [
  ...REVIEWER,
  'assignment:others',
  'views:share',
  'orders:write',
  'searches:write',
] as const satisfies Permission[];

/** The matrix of roles: the server enforces it, and the console shows only what it allows. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  viewer: VIEWER,
  researcher: RESEARCHER,
  reviewer: REVIEWER,
  supervisor: SUPERVISOR,
  admin: [...SUPERVISOR, 'webhooks:write', 'organization:write', 'audit:read'],
};
