/** What people of an organization are in the console; each may do what those before it may. */
export const CONSOLE_ROLES = ['viewer', 'researcher', 'reviewer', 'supervisor', 'admin'] as const;
export type ConsoleRole = (typeof CONSOLE_ROLES)[number];

/** What a person may do in the console, by the least role that has it. */
const LEAST_ROLES = {
  read: 'viewer',
  'contacts:write': 'researcher',
  'outbounds:write': 'researcher',
  'answers:write': 'researcher',
  'calls:write': 'researcher',
  'notes:write': 'researcher',
  'views:write': 'researcher',
  'assignment:own': 'researcher',
  'review:write': 'reviewer',
  'mail:dismiss': 'reviewer',
  'searches:write': 'supervisor',
  'orders:write': 'supervisor',
  'assignment:others': 'supervisor',
  'views:share': 'supervisor',
  'webhooks:write': 'admin',
  'organization:write': 'admin',
  'audit:read': 'admin',
} as const satisfies Record<string, ConsoleRole>;

export type Permission = keyof typeof LEAST_ROLES;

export const PERMISSIONS = Object.keys(LEAST_ROLES) as Permission[];

/** What people of a role may do. */
export const permissionsOf = (role: ConsoleRole): Permission[] =>
  PERMISSIONS.filter(
    (permission) => CONSOLE_ROLES.indexOf(LEAST_ROLES[permission]) <= CONSOLE_ROLES.indexOf(role),
  );
