import type { OrderCreate } from '@credence/sdk';

export const applicant = {
  firstName: 'Jordan',
  lastName: 'Rivera',
  ssn: '123-45-6789',
  signedReleaseFileUrl: Buffer.from('%PDF-1.4\n% a signed release\n%%EOF\n').toString('base64'),
};

export const businessContext = {
  entityName: 'Northwind Logistics',
  appliedJobTitle: 'Operations Analyst',
  worksiteCity: 'Austin',
  worksiteState: 'TX',
  proposedSalary: 82_000,
};

/** An order whose one contact is at their desk at the moment, wherever the demo runs and whenever. */
export function demoOrder(employerEmail: string, now: Date): OrderCreate {
  return {
    applicant,
    businessContext,
    searchTypes: [
      {
        searchType: 'EMPLOYMENT',
        externalSearchId: `demo-${now.getTime()}`,
        searchConfig: {
          timing: {
            businessHours: openNow(now),
          },
        },
        verificationQuestions: [
          {
            questionId: 1,
            type: 'single_select',
            prompt: 'Would you hire this person again?',
            required: true,
            options: [
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ],
          },
        ],
      },
    ],
    history: {
      employment: [
        {
          employerName: 'Contoso Inc',
          position: 'Analyst',
          employerEmail,
          startDate: '2019-03-01',
          endDate: '2022-08-31',
        },
      ],
    },
  };
}

/** Business hours that are open wherever the demo runs and whenever. */
export const openNow = (now: Date) => ({
  timezone: zoneAtNoon(now),
  startTime: '09:00',
  endTime: '17:00',
  allowedDays: [0, 1, 2, 3, 4, 5, 6],
});

/** A zone in which it is between 12:00 and 12:59; the signs of these zone names are reversed. */
function zoneAtNoon(now: Date): string {
  const offset = 12 - now.getUTCHours();
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
}
