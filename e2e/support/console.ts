import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
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
export async function signIn(page: Page, name: Colleague, path = '/work'): Promise<void> {
  await page.goto(`${readStack().apiUrl}/console${path}`);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name }).click();
  await page.waitForURL(`**/console${path}`);
}

/** A last name that no other applicant has. */
export const newLastName = (): string =>
  `Q${randomUUID().replaceAll(/[^a-f]/g, '')}${Date.now().toString(36).replaceAll(/\d/g, 'z')}`;

/** A search whose employer answered in words, so that a person has to decide. */
export async function searchToReview(lastName: string): Promise<Omit<Asked, 'link'>> {
  const credence = clientOf('acme');
  const address = newAddress();
  const asked = {
    credence,
    address,
    ...(await createOrder(credence, orderTo(address, { applicant: { lastName } }))),
  };
  await credence.inbound.submit({
    channel: 'EMAIL',
    messageData: {
      from: `Pat Doyle <${address}>`,
      subject: 'Re: Employment verification',
      body: { text: 'Position: Team Lead\nStart date: 03/01/2019\nEnd date: 08/31/2022\n\nPat Doyle' },
    },
    metadata: { searchId: asked.searchId },
  });
  await searchWhen(asked, ({ phase }) => phase === 'REVIEW');
  return asked;
}
