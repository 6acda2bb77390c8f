import { OrderCreate } from '@credence/contract';

/** A valid order body with one employment search. */
export function orderInput() {
  return {
    applicant: {
      firstName: 'Jordan',
      lastName: 'Rivera',
      ssn: '123-45-6789',
      birthday: '1990-04-12',
      email: 'jordan.rivera@example.com',
    },
    businessContext: {
      entityName: 'Northwind Logistics',
      appliedJobTitle: 'Operations Analyst',
      worksiteCity: 'Austin',
      worksiteState: 'TX',
      proposedSalary: 82_000,
    },
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'ext-1' }] as Record<string, unknown>[],
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          position: 'Analyst',
          employerEmail: 'hr@contoso.example',
          startDate: '2019-03-01',
          endDate: '2022-08-31',
        },
      ] as Record<string, unknown>[],
    } as Record<string, unknown>,
  };
}

/** A valid order as the contract hands it to a use case. */
export const orderOf = (overrides: Record<string, unknown> = {}): OrderCreate =>
  OrderCreate.parse({ ...orderInput(), ...overrides });
