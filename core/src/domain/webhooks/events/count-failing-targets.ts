import { inSchedulerTransaction } from '../../../platform/database/in-transaction.ts';
import type { Core } from '../../context/context.ts';

/** How much of what the service delivers to is out of order, over all organizations. */
export interface FailingTargets {
  /** Targets that answered that they are gone. */
  disabled: number;
  /** Receivers that keep failing, and are left alone for a while. */
  open: number;
}

/** Counts the targets that get nothing at present. Both tables hold failing ones only. */
export function countFailingTargets(core: Core): Promise<FailingTargets> {
  return inSchedulerTransaction(core, async ({ query }) => {
    const [counted] = await query<{ disabled: number; open: number }>(
      `select (select count(*) from disabled_webhook_targets)::integer as disabled,
          (select count(*) from webhook_receivers where open_until is not null)::integer as open`,
    );
    return counted ?? { disabled: 0, open: 0 };
  });
}
