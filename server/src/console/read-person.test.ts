import { describe, expect, it } from 'vitest';
import { readPerson } from './read-person.ts';

const NAMES = { roleClaim: 'role', tenantClaim: 'tenant', staffClaim: 'staff' };
const SAM = { sub: 'idp|sam', name: 'Sam Hale', email: 'sam@acme.example', role: 'reviewer', tenant: 'acme' };
const READ = {
  subject: 'idp|sam',
  name: 'Sam Hale',
  email: 'sam@acme.example',
  role: 'reviewer',
  isStaff: false,
  tenant: 'acme',
};
const without = (name: keyof typeof SAM) => {
  const { [name]: _, ...rest } = SAM;
  return rest;
};

describe('a person', () => {
  it.each<[string, object, object]>([
    ['says all of it', {}, {}],
    ['has several roles', { role: ['viewer', 'supervisor', 'offline_access'] }, { role: 'supervisor' }],
    ['has no name but that of the account', { name: '', preferred_username: 'sam' }, { name: 'sam' }],
    ['has a name in several lines', { name: ' Sam\nHale\u202e ' }, { name: 'Sam Hale' }],
    ['has a name without an end', { name: 'x'.repeat(100_000) }, { name: 'x'.repeat(200) }],
    ['has a name that is none', { name: { first: 'Sam' } }, { name: 'sam@acme.example' }],
    ['is of the operator', { staff: true }, { isStaff: true }],
    [
      'is of the operator and of no organization',
      { staff: true, tenant: undefined },
      { isStaff: true, tenant: null },
    ],
    ['says in words that it is of the operator', { staff: 'true' }, {}],
  ])('is read where the token %s', (_what, claims, read) =>
    expect(readPerson({ ...SAM, ...claims }, NAMES)).toEqual({ ...READ, ...read }),
  );

  it('has the subject for a name where nothing else is there', () => {
    const { name, email, ...rest } = SAM;
    expect(readPerson(rest, NAMES)).toEqual({ ...READ, name: 'idp|sam', email: null });
  });

  it.each<[string, object]>([
    ['subject', without('sub')],
    ['subject', { ...SAM, sub: 'x'.repeat(256) }],
    ['subject', { ...SAM, sub: 'a\0b' }],
    ['subject', { ...SAM, sub: 7 }],
    ['role', without('role')],
    ['role', { ...SAM, role: 'root' }],
    ['role', { ...SAM, role: 'Admin' }],
    ['role', { ...SAM, role: { admin: true } }],
    ['role', { ...SAM, role: 'viewer admin' }],
    ['role', { ...SAM, role: [['admin']] }],
    ['organization', without('tenant')],
    ['organization', { ...SAM, tenant: ['acme'] }],
    ['organization', { ...SAM, tenant: '' }],
    ['organization', { ...without('tenant'), staff: 'yes' }],
  ])('lacks a %s', (lacking, claims) => expect(readPerson({ ...claims }, NAMES)).toMatchObject({ lacking }));

  it('is named as far as it is known where it lacks something', () =>
    expect(readPerson(without('role'), NAMES)).toEqual({
      lacking: 'role',
      subject: 'idp|sam',
      tenant: 'acme',
    }));
});

it('takes no person for staff where no claim says who is', () => {
  const names = { ...NAMES, staffClaim: undefined };
  expect(readPerson({ ...SAM, staff: true, undefined: true }, names)).toEqual(READ);
});

it.each(['constructor', '__proto__', 'toString'])('finds no role in what every object has: %s', (roleClaim) =>
  expect(readPerson(SAM, { ...NAMES, roleClaim })).toMatchObject({ lacking: 'role' }),
);
