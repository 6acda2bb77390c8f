import {
  type Claim,
  type ClaimedDelivery,
  classifyAttempt,
  type MadeAttempt,
  type Recorded,
} from '@credence/core';

/** What a run is made of; it calls each step when it is time. */
export interface RunSteps {
  claim(most: number): Promise<Claim>;
  /** Makes one attempt; null when it came too late to begin. */
  send(delivery: ClaimedDelivery): Promise<MadeAttempt | null>;
  record(attempts: readonly MadeAttempt[]): Promise<Pick<Recorded, 'mayGoOn'>>;
  /**
   * Records the last attempts and ends the run.
   * @param unsent what was claimed and not sent
   */
  end(attempts: readonly MadeAttempt[], unsent: readonly ClaimedDelivery[]): Promise<void>;
}

/** Requests that one run has under way. */
export const SENT_AT_ONCE = 8;
/** Deliveries that one transaction claims or records. */
const BATCH = 64;
/** What is claimed first of a receiver that is just back, after the one that found out. */
const FIRST_BATCH = 20;
/** Deliveries in hand from which on the next ones are claimed, unless these weigh as much as the bytes. */
const REFILLED_FROM = 64;
const HELD_BYTES = 500_000;
/** How long what has ended waits for more to be recorded with it: a record of 64 takes half of what four of 16 take. */
const GATHER_MS = 25;
/** After which a run that found nothing more looks again, while requests of it are still under way. */
const LOOK_AGAIN_MS = 500;

/**
 * Sends what is due for one receiver until nothing is left, or until `over` says so. Claiming, sending and recording go on
 * side by side: what ends while a record is written makes the next one. An attempt that failed keeps its slot until it is
 * recorded, so that a receiver that is down gets few more before its breaker opens.
 * @param over aborted here too, when the receiver may get no more
 * @throws what a step threw, once nothing is under way any more
 */
export async function runReceiver(steps: RunSteps, over: AbortController): Promise<void> {
  const hand: ClaimedDelivery[] = [];
  const ended: MadeAttempt[] = [];
  let [sending, failed, most] = [0, 0, BATCH];
  let [isClaiming, isRecording, isProbing, isGathered, hasMore] = [false, false, false, false, true];
  let fault: { error: unknown } | undefined;
  let changed = Promise.withResolvers<void>();
  const lookAgain = setTimeout(() => {
    hasMore = true;
    changed.resolve();
  }, LOOK_AGAIN_MS).unref();
  const gather = setTimeout(() => {
    isGathered = true;
    changed.resolve();
  }, GATHER_MS).unref();

  function gatherMore(): void {
    isGathered = false;
    gather.refresh();
  }

  /** Goes on beside the others; when it has ended, the run looks what is next. */
  function beside(step: () => Promise<void>): void {
    step()
      .catch((error: unknown) => {
        fault ??= { error };
        over.abort();
      })
      .finally(() => changed.resolve());
  }

  async function claim(): Promise<void> {
    isClaiming = true;
    const claimed = await steps.claim(most).finally(() => {
      isClaiming = false;
    });
    hand.push(...claimed.deliveries);
    hasMore = claimed.hasMore;
    // What is told meanwhile does not wait for a request that hangs.
    if (!hasMore) lookAgain.refresh();
    isProbing = claimed.deliveries.some(({ trigger }) => trigger === 'PROBE');
    most = isProbing ? FIRST_BATCH : BATCH;
  }

  async function send(delivery: ClaimedDelivery): Promise<void> {
    sending += 1;
    const attempt = await steps.send(delivery).finally(() => {
      sending -= 1;
    });
    if (attempt === null) return void hand.push(delivery);
    if (ended.push(attempt) === 1) gatherMore();
    if (!hasArrived(attempt)) failed += 1;
  }

  async function record(): Promise<void> {
    isRecording = true;
    const batch = ended.splice(0, BATCH);
    const { mayGoOn } = await steps.record(batch).finally(() => {
      isRecording = false;
    });
    failed -= batch.filter((attempt) => !hasArrived(attempt)).length;
    isProbing = false;
    gatherMore();
    if (!mayGoOn) over.abort();
  }

  /** Begins what there is a slot and a reason for. */
  function goOn(): void {
    for (let free = SENT_AT_ONCE - sending - failed; free > 0; free -= 1) {
      const delivery = hand.shift();
      if (delivery) beside(() => send(delivery));
    }
    if (hasMore && !isClaiming && !isProbing && isLow(hand)) beside(claim);
  }

  /** What failed keeps a slot until it is recorded, and may open the breaker; one that finds out is waited for. */
  const isToRecord = (): boolean =>
    ended.length > 0 && !isRecording && (isGathered || isProbing || failed > 0 || ended.length >= BATCH);

  for (;;) {
    if (!over.signal.aborted) goOn();
    const isIdle = sending === 0 && !isClaiming && !isRecording;
    const isDone = over.signal.aborted || (hand.length === 0 && !hasMore);
    if (isIdle && isDone && !fault && ended.length <= BATCH) return steps.end(ended, hand);
    if (isIdle && fault && ended.length === 0) throw fault.error;
    if (isToRecord()) beside(record);
    await changed.promise;
    changed = Promise.withResolvers();
  }
}

const hasArrived = ({ outcome }: MadeAttempt): boolean => classifyAttempt(outcome) === 'delivered';

const isLow = (hand: readonly ClaimedDelivery[]): boolean =>
  hand.length < REFILLED_FROM && hand.reduce((sum, { request }) => sum + request.body.length, 0) < HELD_BYTES;
