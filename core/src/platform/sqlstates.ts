const NOT_MIGRATED = 'The database is not migrated: run `credence migrate up`';

/** What Postgres calls troubles that an operator meets, in words that say what to do. */
export const SQLSTATES_IN_WORDS: Readonly<Record<string, string>> = {
  '28P01': 'The database refuses the password in DATABASE_URL',
  '28000': 'The database refuses the login in DATABASE_URL',
  '57P03': 'The database takes no changes now: no host in DATABASE_URL is a primary that is ready',
  '3D000': 'The database named in DATABASE_URL does not exist',
  '42501': 'The login in DATABASE_URL may not do this',
  '42P01': NOT_MIGRATED,
  '42703': 'The database is not migrated to this version: run `credence migrate up`',
  '22023':
    'The login in DATABASE_URL has no role credence_service: run `credence migrate up`, as a login that may create roles',
  '3F000': NOT_MIGRATED,
};
