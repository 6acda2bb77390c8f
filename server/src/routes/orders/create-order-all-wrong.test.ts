import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../testing/answers.ts';
import { ORDERS } from '../../testing/app.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { completeOrder } from './testing/orders.ts';

const app = useTestApp();

/** The lines of the refusal. */
async function refused(body: unknown): Promise<string[]> {
  const answer = await app.active.request('POST', ORDERS, { body });
  expect(answer.status).toBe(400);
  return messagesOf(answer);
}

describe('POST order with much that is wrong', () => {
  it('400: names every wrong field at once', async () => {
    const lines = await refused({
      applicant: {
        firstName: '',
        ssn: 7,
        birthday: 'yesterday',
        email: 'x',
        addresses: [{ addressState: 'Texas', startDate: '2020-01-01', endDate: '2019-01-01' }],
        applicantAlias: [{ firstName: 'Jo' }],
      },
      businessContext: { entityName: null, proposedSalary: '1', securityClearanceRequired: 'no' },
      searchTypes: [
        { searchType: 'CRIMINAL', verificationQuestions: [{ type: 'single_select', prompt: '' }] },
        { searchConfig: { channels: { email: 1 }, outbound: { contactHints: [{}] } } },
      ],
      history: { employment: [{ employerEmail: 'x' }], education: {} },
      webhookConfig: {
        retryAttempts: 11,
        closeoutEndpoints: { EMPLOYMENT: [{ url: 7 }, 'x'], EDUCATION: {} },
        fallbackEndpoint: 7,
      },
      defaultSearchConfig: {
        timing: { businessHours: { startTime: '18:00' } },
        inbound: { minConfidence: 2 },
      },
    });
    expect(lines.toSorted()).toEqual([
      'applicant.addresses must have exactly one current address (endDate null or omitted)',
      'applicant.addresses.0.addressCity is required',
      'applicant.addresses.0.addressLine1 is required',
      'applicant.addresses.0.addressState must be a two-letter state code',
      'applicant.addresses.0.addressType is required',
      'applicant.addresses.0.addressZipCode is required',
      'applicant.addresses.0.startDate must be before endDate',
      'applicant.applicantAlias.0.lastName is required',
      'applicant.birthday must be a date in the form YYYY-MM-DD',
      'applicant.email must be a valid e-mail address',
      'applicant.firstName must not be empty',
      'applicant.lastName is required',
      'applicant.ssn must be a string',
      'businessContext.appliedJobTitle is required',
      'businessContext.entityName must be a string',
      'businessContext.proposedSalary must be a number',
      'businessContext.securityClearanceRequired must be a boolean',
      'businessContext.worksiteCity is required',
      'businessContext.worksiteState is required',
      'defaultSearchConfig.inbound.minConfidence must be at most 1',
      'defaultSearchConfig.timing.businessHours.startTime must be before endTime',
      'history.education must be an array',
      'history.employment.0.employerEmail must be a valid e-mail address',
      'history.employment.0.employerName is required',
      'history.employment.0.position is required',
      'searchTypes.0.searchType must be EMPLOYMENT or EDUCATION',
      'searchTypes.0.verificationQuestions.0.options must have at least one option for a single_select question',
      'searchTypes.0.verificationQuestions.0.prompt must not be empty',
      'searchTypes.0.verificationQuestions.0.questionId is required',
      'searchTypes.1.searchConfig.channels.email must be a boolean',
      'searchTypes.1.searchConfig.outbound.contactHints.0 must have an email, phone, fax or thirdPartyVendor',
      'searchTypes.1.searchType is required',
      'webhookConfig.closeoutEndpoints.EDUCATION.url is required',
      'webhookConfig.closeoutEndpoints.EMPLOYMENT.0.url must be a string',
      'webhookConfig.closeoutEndpoints.EMPLOYMENT.1 must be an http(s) URL',
      'webhookConfig.fallbackEndpoint must be a string, an object or an array',
      'webhookConfig.retryAttempts must be at most 10',
    ]);
  });

  it('400: names every forbidden address, header and release at once', async () => {
    const { webhookConfig, applicant, ...rest } = completeOrder();
    const hook = 'http://192.168.0.1/hook';
    const lines = await refused({
      ...rest,
      applicant: { ...applicant, signedReleaseFileUrl: 'AAAA' },
      webhookConfig: {
        ...webhookConfig,
        closeoutEndpoints: { EDUCATION: { url: hook, headers: { Host: 'x' } } },
      },
      searchTypes: [
        {
          searchType: 'EDUCATION',
          searchConfig: { escalation: { webhookUrl: hook }, research: { skipResearch: true } },
        },
      ],
      history: {},
    });
    expect(lines).toEqual([
      'webhookConfig.closeoutEndpoints.EDUCATION.url must not point to a private address',
      'webhookConfig.closeoutEndpoints.EDUCATION.headers.Host must not be set by a target',
      'searchTypes.0.searchConfig.escalation.webhookUrl must not point to a private address',
      'searchTypes.0.searchConfig.research.skipResearch needs a contact hint or a contact in the history',
      'applicant.signedReleaseFileUrl must decode to a PDF',
    ]);
  });

  it('400: names a wrong field of the defaults once, however many searches have them', async () => {
    const lines = await refused({
      ...completeOrder(),
      searchTypes: [{ searchType: 'EDUCATION' }, { searchType: 'EDUCATION' }, { searchType: 'EMPLOYMENT' }],
      defaultSearchConfig: { research: { skipResearch: true } },
      history: {},
    });
    expect(lines).toEqual([
      'defaultSearchConfig.research.skipResearch needs a contact hint or a contact in the history',
    ]);
  });
});
