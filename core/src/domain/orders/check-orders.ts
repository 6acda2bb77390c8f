import type { OrderCreate } from '@credence/contract';
import { Invalid } from '../../platform/errors.ts';
import { inTurns } from '../../platform/in-slices.ts';
import type { Context } from '../context/context.ts';
import { parseReleaseFile, type ReleaseFile } from '../releases/release-file.ts';
import { orderTooMuch } from './effective-config.ts';
import { orderProblems } from './order-rules.ts';

/** An order that may be stored, with its signed release if it has one. */
export interface CheckedOrder {
  order: OrderCreate;
  release: ReleaseFile | null;
}

/**
 * Holds orders against the rules that the contract cannot know.
 * @param pathOf the path of an order in the request, with its dot; empty where the request is the order
 * @throws Invalid that lists every problem of every order
 */
export async function checkOrders(
  context: Context,
  orders: readonly OrderCreate[],
  pathOf: (index: number) => string = () => '',
): Promise<CheckedOrder[]> {
  const checked = await inTurns(orders, async (order) => {
    const problems = orderProblems(context, order);
    const { signedReleaseFileUrl: url } = order.applicant;
    const release = url === undefined ? null : await parseReleaseFile(context, url);
    if (typeof release !== 'string') return { order, release, problems };
    problems.push(`applicant.signedReleaseFileUrl ${release}`);
    return { order, release: null, problems };
  });
  const problems = checked.flatMap((order, index) =>
    order.problems.map((problem) => pathOf(index) + problem),
  );
  const tooMuch = orderTooMuch(orders);
  if (tooMuch >= 0)
    problems.push(`${pathOf(tooMuch)}searchTypes must have at most 10,000,000 characters of configuration`);
  if (problems.length > 0) throw new Invalid(problems);
  return checked;
}
