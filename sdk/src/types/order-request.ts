import type { components } from '../generated/api.ts';

type Schemas = components['schemas'];

/**
 * An order to create: one applicant, one hiring context, the searches to run.
 *
 * @example
 * const order: OrderCreate = {
 *   applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
 *   businessContext: {
 *     entityName: 'Northwind Clinics',
 *     appliedJobTitle: 'Staff Nurse',
 *     worksiteCity: 'Columbus',
 *     worksiteState: 'OH',
 *     proposedSalary: 78000,
 *   },
 *   searchTypes: [{ searchType: 'EMPLOYMENT', externalSearchId: 'hire-20417' }],
 * };
 */
export type OrderCreate = Schemas['OrderCreate'];

/**
 * The person whose employment or education is verified.
 *
 * @example
 * const applicant: ApplicantCreate = {
 *   firstName: 'Jordan',
 *   lastName: 'Avery',
 *   ssn: '900-12-3456',
 *   birthday: '1990-05-14',
 * };
 */
export type ApplicantCreate = Schemas['ApplicantCreate'];

/**
 * Who hires for which position, and where.
 *
 * @example
 * const businessContext: BusinessContext = {
 *   entityName: 'Northwind Clinics',
 *   appliedJobTitle: 'Staff Nurse',
 *   worksiteCity: 'Columbus',
 *   worksiteState: 'OH',
 *   proposedSalary: 78000,
 * };
 */
export type BusinessContext = Schemas['BusinessContext'];

/**
 * One search to run.
 *
 * @example
 * const search: SearchRequest = { searchType: 'EDUCATION', externalSearchId: 'hire-20417-degree' };
 */
export type SearchRequest = Schemas['SearchRequest'];

/**
 * A question of yours to the person who verifies.
 *
 * @example
 * const question: VerificationQuestion = {
 *   questionId: 1,
 *   type: 'single_select',
 *   prompt: 'Would you hire this person again?',
 *   options: [
 *     { value: 'yes', label: 'Yes' },
 *     { value: 'no', label: 'No' },
 *   ],
 * };
 */
export type VerificationQuestion = Schemas['VerificationQuestion'];

/**
 * The records to verify.
 *
 * @example
 * const history: History = {
 *   employment: [{ employerName: 'Riverside Hospital', position: 'Registered Nurse' }],
 *   education: [{ institutionName: 'Ohio State University', qualification: 'BSc', fieldOfStudy: 'Nursing' }],
 * };
 */
export type History = Schemas['History'];

/**
 * One job to verify.
 *
 * @example
 * const job: EmploymentRecord = {
 *   employerName: 'Riverside Hospital',
 *   position: 'Registered Nurse',
 *   startDate: '2019-03-01',
 *   endDate: '2023-08-31',
 * };
 */
export type EmploymentRecord = Schemas['EmploymentRecord'];

/**
 * One qualification to verify.
 *
 * @example
 * const degree: EducationRecord = {
 *   institutionName: 'Ohio State University',
 *   qualification: 'BSc',
 *   fieldOfStudy: 'Nursing',
 *   graduationDate: '2018-05-06',
 * };
 */
export type EducationRecord = Schemas['EducationRecord'];

/**
 * Policy of a search.
 *
 * @example
 * const searchConfig: SearchConfig = {
 *   channels: { preferredChannel: 'EMAIL', fax: false },
 *   outbound: { maxTotalAttempts: 4 },
 * };
 */
export type SearchConfig = Schemas['SearchConfig'];

/**
 * Where and how the events of an order are delivered.
 *
 * @example
 * const webhookConfig: WebhookConfig = {
 *   secret: 'whsec_bm90IGEgcmVhbCBrZXkgYXQgYWxs',
 *   closeoutEndpoints: { EMPLOYMENT: 'https://hooks.northwind.example/credence' },
 * };
 */
export type WebhookConfig = Schemas['WebhookConfig'];

/**
 * One place that events are delivered to.
 *
 * @example
 * const target: WebhookTarget = {
 *   url: 'https://hooks.northwind.example/credence',
 *   events: ['verification.completed'],
 * };
 */
export type WebhookTarget = Schemas['WebhookTarget'];

/**
 * One place that events are delivered to, or several.
 *
 * @example
 * const targets: WebhookTargets = ['https://a.northwind.example', { url: 'https://b.northwind.example' }];
 */
export type WebhookTargets = Schemas['WebhookTargets'];

/**
 * Orders to create together.
 *
 * @example
 * const batch: BatchCreate = { orders: [order, { ...order, searchTypes: [{ searchType: 'EDUCATION' }] }] };
 */
export type BatchCreate = Schemas['BatchCreate'];
