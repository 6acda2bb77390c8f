import { say } from '../say.ts';
import { MOST_MS } from './holds.ts';
import type { Row, Try } from './row.ts';
import { BODY_ROWS } from './rows/body-rows.ts';
import { DATA_ROWS } from './rows/data-rows.ts';
import { DOOR_ROWS } from './rows/door-rows.ts';
import { LOAD_ROWS } from './rows/load-rows.ts';
import { MAIL_ROWS } from './rows/mail-rows.ts';
import { TOKEN_ROWS } from './rows/token-rows.ts';
import { WEBHOOK_ROWS } from './rows/webhook-rows.ts';
import type { Target } from './target.ts';

const ROWS: readonly Row[] = [
  ...[...TOKEN_ROWS, ...BODY_ROWS, ...DOOR_ROWS, ...WEBHOOK_ROWS, ...MAIL_ROWS, ...DATA_ROWS, ...LOAD_ROWS],
].toSorted((a, b) => a.number - b.number);

/** Those that need neither a mail, nor a time that has to pass, nor a process. */
const QUICK: readonly number[] = [1, 2, 3, 5, 7, 8, 11, 12, 13, 16, 19, 27, 34];

/** Tries rows one after the other, and prints a line for each; true where all held. */
export async function tryRows(
  target: Target,
  { isSmoke, only }: { isSmoke: boolean; only?: readonly number[] | undefined },
): Promise<boolean> {
  const chosen = ROWS.filter(
    ({ number }) => (only ?? (isSmoke ? QUICK : undefined))?.includes(number) ?? true,
  );
  let allHeld = true;
  say('row  held        seconds  longest hold of server / worker');
  for (const row of chosen) allHeld = (await tryRow(target, row)) && allHeld;
  return allHeld;
}

async function tryRow(target: Target, { number, what, attack }: Row): Promise<boolean> {
  const name = String(number).padStart(3);
  if (typeof attack !== 'function') {
    say(`${name}  not from here: ${what}: ${attack.why} (${attack.testedIn})`);
    return true;
  }
  const began = Date.now();
  const tries = await attack(target).catch((error: Error): Try[] => [
    { what: 'the row', held: false, came: error.message },
  ]);
  const { server, worker } = await target.holdsSince(began);
  const failed = tries.filter(({ held }) => !held);
  const isSlow = Math.max(server, worker) > MOST_MS;
  const held = `${tries.length - failed.length} of ${tries.length}`.padEnd(10);
  const seconds = ((Date.now() - began) / 1_000).toFixed(1).padStart(7);
  say(
    `${name}  ${held}  ${seconds}  ${server.toFixed(0)} / ${worker.toFixed(0)} ms${isSlow ? ' (!)' : ''}  ${what}`,
  );
  for (const { what: one, came } of failed) say(`       did not hold: ${one}: ${came.slice(0, 300)}`);
  return failed.length === 0 && tries.length > 0;
}
