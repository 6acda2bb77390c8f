/**
 * What became of reads that could have gone to a replica: they did; none had what the asker may expect; none was of use; or
 * one failed. All but the first went to the primary.
 */
export const READ_OUTCOMES = ['replica', 'behind', 'away', 'failed'] as const;

export type ReadOutcome = (typeof READ_OUTCOMES)[number];
