/** Which of a search's destinations its policy rules out, by the position of their contact in the order. */
export type RuledOut = 'none' | 'the first contact' | 'all but the first contact';

/** A way in which clients configure searches. */
export interface Policy {
  name: string;
  /** Of the search, as the client sends it; destinations to block or allow are added. */
  config: Record<string, Record<string, unknown>>;
  ruledOut: RuledOut;
}

const policy = (name: string, config: Policy['config'] = {}, ruledOut: RuledOut = 'none'): Policy => ({
  name,
  config,
  ruledOut,
});

/** By how many of a hundred searches have them. */
export const POLICIES: readonly (readonly [weight: number, policy: Policy])[] = [
  [31, policy('as it comes')],
  [
    8,
    policy('hours of its own', {
      timing: { businessHours: { timezone: 'Europe/Berlin', startTime: '08:00', endTime: '16:30' } },
    }),
  ],
  [
    6,
    policy('evenings and weekends', {
      timing: { businessHours: { startTime: '17:00', endTime: '21:00', allowedDays: [0, 1, 2, 3, 4, 5, 6] } },
    }),
  ],
  [
    6,
    policy('eager', {
      timing: { outboundWindowMinutes: 4_320 },
      outbound: { followUpMinutes: 240, maxAttemptsPerMethod: 5, maxTotalAttempts: 6 },
    }),
  ],
  [4, policy('only once', { outbound: { maxAttemptsPerMethod: 1, maxTotalAttempts: 1 } })],
  [
    6,
    policy('in a hurry', {
      timing: { searchSlaMinutes: 2_160, outboundWindowMinutes: 1_440 },
      outbound: { followUpMinutes: 480 },
    }),
  ],
  [4, policy('short window', { timing: { outboundWindowMinutes: 600 }, outbound: { followUpMinutes: 60 } })],
  [5, policy('fax first', { channels: { preferredChannel: 'FAX' } })],
  [4, policy('by phone only', { channels: { email: false, fax: false } })],
  [5, policy('blocks its first contact', {}, 'the first contact')],
  [5, policy('allows its first contact alone', {}, 'all but the first contact')],
  [5, policy('reviews every answer', { inbound: { requireManualReview: true } })],
  [3, policy('never completes by itself', { inbound: { autoCompleteVerified: false } })],
  [3, policy('asks on after an answer', { outbound: { cancelOutboundOnTerminalInbound: false } })],
  [3, policy('waits for vendors', { outbound: { deferToThirdParty: true } })],
  [2, policy('escalates', { escalation: { autoEscalate: true } })],
];
