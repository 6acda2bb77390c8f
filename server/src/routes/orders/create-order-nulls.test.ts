import { OrderCreate } from '@credence/contract';
import { describe, expect, it } from 'vitest';
import { ORDERS } from '../../testing/app.ts';
import { formOf, kindsOf, type Shape, shapeOf } from '../../testing/requests/shape.ts';
import { useTestApp } from '../../testing/use-test-app.ts';
import { completeOrder } from './testing/orders.ts';
import { orderWith } from './testing/rules.ts';

const app = useTestApp();

/** Dotted paths of all that may be left out of a value. */
function optionalIn(shape: Shape, value: unknown, at: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties, required = [], items } = formOf(shape, value);
  const parts = Array.isArray(value)
    ? value.map((item, index): [string, Shape | undefined, unknown] => [String(index), items, item])
    : Object.entries(value).map(([name, part]): [string, Shape | undefined, unknown] => [
        name,
        properties[name],
        part,
      ]);
  return parts.flatMap(([name, part, inside]) => {
    if (!part) return [];
    const path = [...at, name];
    const mayBeLeftOut = !Array.isArray(value) && !required.includes(name) && !kindsOf(part).includes('null');
    return [...(mayBeLeftOut ? [path.join('.')] : []), ...optionalIn(part, inside, path)];
  });
}

const dryRun = (body: unknown) => app.active.request('POST', `${ORDERS}/dry-runs`, { body });

describe('POST order', () => {
  // The same blocks stand in several places.
  const paths = optionalIn(shapeOf(OrderCreate, 'OrderCreate'), completeOrder()).filter(
    (path) => !/^defaultSearchConfig\.|webhookOverride\.(?!enabled)/.test(path),
  );

  it('has optional fields at every level', () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        'history',
        'applicant.birthday',
        'applicant.applicantAlias.0.suffix',
        'searchTypes.0.searchConfig',
        'searchTypes.0.searchConfig.timing.businessHours.startTime',
        'searchTypes.0.verificationQuestions.0.minSelections',
        'webhookConfig.closeoutEndpoints.EMPLOYMENT.0.headers',
        'webhookConfig.fallbackEndpoint',
        'searchTypes.0.searchConfig.notifications.webhookOverride.enabled',
        'defaultSearchConfig',
      ]),
    );
  });

  it.each(paths)('takes null for %s as if it were left out', async (path) => {
    const [withNull, without] = [
      await dryRun(orderWith(path, null)),
      await dryRun(orderWith(path, undefined)),
    ];
    expect([withNull.status, withNull.text]).toEqual([without.status, without.text]);
  });

  it('keeps null in fields that it does not know', async () => {
    const answer = await dryRun(orderWith('searchTypes.0.searchConfig.inbound.somethingElse', null));
    expect(answer.body).toMatchObject({
      searches: [{ searchConfig: { inbound: { somethingElse: null } } }, {}],
    });
  });
});
