import type { Claim } from '@credence/sdk';

/** A claim as the demo shows it. */
export const claimLine = ({ field, provided, verified, match }: Claim): string =>
  `      ${field.padEnd(14)} ${match.padEnd(12)} ${provided ?? '—'} / ${verified ?? '—'}`;
