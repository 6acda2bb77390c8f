import type { Locator, Page } from '@playwright/test';
import { newLastName, searchToReview } from './console.ts';
import { expect } from './test.ts';

/** What there is to be seen in the views. */
export interface Shown {
  lastName: string;
  orderId: string;
  searchId: string;
}

/** A view of the console, at its address, with what opens in it. */
export interface ConsoleView {
  name: string;
  path: (shown: Shown) => string;
  /** What is there once it has loaded, in any language; the title where nothing else says so. */
  content?: (page: Page, shown: Shown) => Locator;
  /** How its dialogs and menus are opened, in any language. */
  opened?: Record<string, (page: Page) => Promise<void>>;
}

const press = (page: Page, key: string) => page.keyboard.press(key);
const menuItem = async (page: Page, trigger: Locator, item: RegExp) => {
  await trigger.click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Every view that a person can go to: a new one gets a line here, and is looked at in all of the tests below. */
export const CONSOLE_VIEWS: readonly ConsoleView[] = [
  {
    name: 'work',
    path: ({ lastName }) => `/work?q=${lastName}`,
    content: (page, { lastName }) => page.getByRole('link', { name: lastName }),
    opened: {
      'the keys': (page) => press(page, '?'),
      'a view to save': (page) =>
        menuItem(page, page.getByRole('button', { name: /^(Views|Vistas)$/ }), /^(Save|Guardar)/),
    },
  },
  {
    name: 'search',
    path: ({ searchId }) => `/searches/${searchId}`,
    content: (page) => page.getByText('Team Lead', { exact: true }),
    opened: {
      'a correction': (page) =>
        page
          .getByRole('button', { name: /^(Correct|Corregir) / })
          .first()
          .click(),
      'a contact': (page) => menuItem(page, moreActions(page), /^(Add contact|Añadir)/),
      'an end': (page) => menuItem(page, moreActions(page), /^(Cancel|Cancelar)/),
    },
  },
  { name: 'orders', path: () => '/orders', content: (page) => page.getByRole('table') },
  { name: 'a new order', path: () => '/orders/new' },
  {
    name: 'order',
    path: ({ orderId }) => `/orders/${orderId}`,
    content: (page, { lastName }) => page.getByText(lastName).first(),
  },
  { name: 'figures', path: () => '/figures' },
  { name: 'reference', path: () => '/reference' },
  { name: 'webhooks', path: () => '/webhooks' },
  { name: 'organization', path: () => '/organization' },
  { name: 'audit trail', path: () => '/audit', content: (page) => page.getByRole('table') },
];

const moreActions = (page: Page) => page.getByRole('button', { name: /^(More actions|Más acciones)$/ });

/** An order whose search waits for a decision. */
export async function somethingToShow(): Promise<Shown> {
  const lastName = newLastName();
  const { orderId, searchId } = await searchToReview(lastName);
  return { lastName, orderId, searchId };
}

/** Goes to a view as an address that was typed, and waits until it shows what it is for. */
export async function open(page: Page, apiUrl: string, view: ConsoleView, shown: Shown): Promise<void> {
  await page.goto(`${apiUrl}/console${view.path(shown)}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (view.content) await expect(view.content(page, shown)).toBeVisible();
  await expect(page.locator('main .animate-pulse')).toHaveCount(0);
}
