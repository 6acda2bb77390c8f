import { randomUUID } from 'node:crypto';
import type { Credence } from '@credence/sdk';
import { expect, type Page } from '@playwright/test';
import { type Asked, createOrder, newAddress, orderTo, searchWhen } from './orders.ts';
import { clientOf, readStack } from './stack.ts';

/** People of the stack's first organization, and one of the operator. */
export type Colleague =
  | 'Vera Lindqvist'
  | 'Rashid Amari'
  | 'Rosa Delgado'
  | 'Simon Okafor'
  | 'Ada Novak'
  | 'Owen Tremblay';

/** Signs in at an address of the console, as a person does, and is led back to it. */
export async function signInByHand(page: Page, name: Colleague, path = '/work'): Promise<void> {
  await page.goto(`${readStack().apiUrl}/console${path}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name }).click();
  await page.waitForURL(`**/console${path}`);
}

/** Has their browser signed in by requests alone, which draw none of the pages in between, and opens an address of the console. */
export async function signIn(page: Page, name: Colleague, path = '/work'): Promise<void> {
  const { apiUrl } = readStack();
  const asked = await page.request.get(`${apiUrl}/console/sign-in`);
  const [first = ''] = name.toLowerCase().split(' ');
  const form = { ...Object.fromEntries(new URL(asked.url()).searchParams), person: `local|${first}` };
  await page.request.post(asked.url(), { form });
  await page.goto(`${apiUrl}/console${path}`);
}

/** A last name that no other applicant has. */
export const newLastName = (): string =>
  `Q${randomUUID().replaceAll(/[^a-f]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'z')}`;

type Submission = Parameters<Credence['inbound']['submit']>[0];

/** A search whose employer answered so that a person has to decide. */
async function searchAnswered(
  lastName: string,
  submissionFrom: (address: string) => Submission,
): Promise<Omit<Asked, 'link'>> {
  const credence = clientOf('acme');
  const address = newAddress();
  const created = await createOrder(credence, orderTo(address, { applicant: { lastName } }));
  const asked = { credence, address, ...created };
  await credence.inbound.submit({ ...submissionFrom(address), metadata: { searchId: asked.searchId } });
  await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  return asked;
}

/** One whose employer said so on the telephone. */
export const searchThatSays = (lastName: string, answers: Submission['answers']) =>
  searchAnswered(lastName, () => ({ channel: 'VOICE', answers }));

/** One whose employer answered in words. */
export const searchToReview = (lastName: string) =>
  searchAnswered(lastName, (address) => ({
    channel: 'EMAIL',
    messageData: {
      from: `Pat Doyle <${address}>`,
      subject: 'Re: Employment verification',
      body: { text: 'Position: Team Lead\nStart date: 03/01/2019\nEnd date: 08/31/2022\n\nPat Doyle' },
    },
  }));

/** The row of a claim, by its field as the console names it. */
export const rowOf = (field: string) => ({ name: new RegExp(`^${field}`) });

/**
 * Opens the first of two searches that wait for a decision, by keys alone.
 * @returns the family name of both applicants
 */
export async function openFirstOfTwo(page: Page): Promise<string> {
  const lastName = newLastName();
  await Promise.all([searchToReview(lastName), searchToReview(lastName)]);
  await signIn(page, 'Rosa Delgado', `/work?needs=REVIEW&q=${lastName}`);
  await expect(page.getByText('2 searches')).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', rowOf('Position'))).toContainText('Team Lead');
  return lastName;
}

/** A search of an employer at whom no one is known. */
export async function searchWithoutContact(lastName: string) {
  const credence = clientOf('acme');
  const order = orderTo('unused@contoso.example', {
    applicant: { lastName },
    order: {
      history: {
        employment: [
          {
            employerName: `Harbor Freight ${lastName}`,
            employerLocation: 'New York, NY',
            position: 'Analyst',
            startDate: '2019-03-01',
            endDate: '2022-08-31',
          },
        ],
      },
    },
  });
  const asked = { credence, ...(await createOrder(credence, order)) };
  await searchWhen(asked, ({ waitingFor }) => waitingFor === 'a contact to be added');
  return asked;
}
