import { businessContext } from '@credence/local/demo-order';

/**
 * An order as a client sends it: one employment search, one record to verify, webhooks of its own.
 * @param hookUrl where the order's events go
 * @param externalSearchId the client's own id of the search
 */
export function orderBody(hookUrl: string, externalSearchId = 'bench-employment') {
  return {
    applicant: {
      firstName: 'Jordan',
      lastName: 'Rivera',
      ssn: '123-45-6789',
      birthday: '1990-04-12',
      phone: '+1 512 555 0142',
      email: 'jordan.rivera@example.com',
      addresses: [
        {
          addressType: 'home',
          addressLine1: '418 Sycamore Street',
          addressCity: 'Austin',
          addressState: 'TX',
          addressZipCode: '78701',
          startDate: '2021-06-01',
        },
      ],
    },
    businessContext: { ...businessContext, positionLevel: 'STANDARD' },
    searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId }],
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          position: 'Analyst',
          employerLocation: 'Seattle, WA',
          startDate: '2019-03-01',
          endDate: '2022-08-31',
        },
      ],
    },
    webhookConfig: {
      enabled: true,
      secret: `whsec_${Buffer.from('a secret of the bench, 24 b.').toString('base64')}`,
      retryAttempts: 3,
      closeoutEndpoints: { EMPLOYMENT: { url: hookUrl, headers: { 'X-Client': 'bench' } } },
    },
  };
}

export type OrderBody = ReturnType<typeof orderBody>;
