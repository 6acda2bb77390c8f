import {
  APIError,
  type APIPromise,
  Credence,
  type CredenceOptions,
  type Order,
  type OrderCreate,
  type WebhookEvent,
  webhooks,
} from '@credence/sdk';

// What a strict consumer writes, and what the compiler must refuse.

const options: CredenceOptions = {
  baseUrl: 'https://api.credence.example',
  auth: { token: async () => 't' },
};
const credence = new Credence(options);

export const order: OrderCreate = {
  applicant: { firstName: 'Jordan', lastName: 'Avery', ssn: '900-12-3456' },
  businessContext: {
    entityName: 'Northwind Clinics',
    appliedJobTitle: 'Staff Nurse',
    worksiteCity: 'Columbus',
    worksiteState: 'OH',
    proposedSalary: 78000,
  },
  searchTypes: [{ searchType: 'EMPLOYMENT' }],
};

export const call: APIPromise<Order> = credence.orders.get('o1');

export async function ids(): Promise<string[]> {
  const list: string[] = [];
  for await (const { id } of credence.orders.all()) list.push(id);
  return list;
}

export function told(error: unknown): string | null {
  return error instanceof APIError ? error.requestId : null;
}

export function reason(event: WebhookEvent): string {
  if (event.event === 'verification.action_required') return event.data.reasonCode;
  if (event.event === 'verification.completed') return event.data.verificationResult.outcome;
  return event.data.notificationType;
}

export const POST: (request: Request) => Promise<Response> = webhooks.fetchHandler({
  secret: 'secret',
  onEvent: (event) => reason(event),
});

// @ts-expect-error: a search type that does not exist
export const wrongType: OrderCreate = { ...order, searchTypes: [{ searchType: 'CRIMINAL' }] };
// @ts-expect-error: a number is no id
credence.orders.get(42);
// @ts-expect-error: there is no such method
credence.orders.getAll();
