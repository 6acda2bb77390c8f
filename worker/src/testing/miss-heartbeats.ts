import type { TestCore } from '@credence/core/testing';

/**
 * Lets the queue miss at once what it would miss after 10 s: the heartbeats of a worker that was killed. Its jobs are given
 * away at the next look, within 5 s. To be called while no other worker lives.
 */
export const missHeartbeats = ({ sql }: TestCore) =>
  sql(`update pgboss.job set heartbeat_on = heartbeat_on - interval '10 seconds' where state = 'active'`);
