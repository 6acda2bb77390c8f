/** A person who can sign in, and is taken at their word. */
export interface LocalPerson {
  subject: string;
  name: string;
  email: string;
  /** What they are in the console. */
  role: 'viewer' | 'researcher' | 'reviewer' | 'supervisor' | 'admin';
  /** The tenant of their organization. */
  tenant: string;
  /** Of the operator, and of no organization alone. */
  isStaff: boolean;
}

const person = (name: string, role: LocalPerson['role'], isStaff = false): LocalPerson => {
  const [first = ''] = name.toLowerCase().split(' ');
  const domain = isStaff ? 'credence.example' : 'acme.example';
  return { subject: `local|${first}`, name, email: `${first}@${domain}`, role, tenant: 'acme', isStaff };
};

/** The people of the stack's first organization, and one of the operator. */
export const LOCAL_PEOPLE: readonly LocalPerson[] = [
  person('Vera Lindqvist', 'viewer'),
  person('Rashid Amari', 'researcher'),
  person('Rosa Delgado', 'reviewer'),
  person('Simon Okafor', 'supervisor'),
  person('Ada Novak', 'admin'),
  person('Owen Tremblay', 'admin', true),
];
