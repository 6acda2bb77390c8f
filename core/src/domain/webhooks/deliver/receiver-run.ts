/** One run of a receiver's job. There is one at a time: what an earlier one has claimed and not recorded is taken over. */
export interface ReceiverRun {
  receiver: string;
  runId: string;
}
