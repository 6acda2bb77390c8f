import {
  classifyAttempt,
  readPhoneNumber,
  requestedPause,
  type SendOutcome,
  signatureHeaders,
} from '@credence/core';
import type { HttpClient, HttpOutcome } from '../http-client.ts';
import { callTask } from './call-task.ts';
import type { Channel } from './channel.ts';

export interface VoiceConfig {
  /** Where call tasks go. */
  VOICE_URL: string;
  /** What they are signed with. */
  VOICE_SECRET: string;
}

/**
 * Has contacts called: posts a signed task for each attempt to the telephony service. The task's `webhook-id` is the
 * attempt's, so a repeat can be told.
 */
export const createVoiceChannel = ({ VOICE_URL, VOICE_SECRET }: VoiceConfig, http: HttpClient): Channel => ({
  carriesFiles: false,
  async send({ context, claimed, release }) {
    const { e164, isValid, extension } = readPhoneNumber(claimed.destination);
    if (!e164 || !isValid)
      return { kind: 'refused', error: 'The number cannot be dialled', unreachable: true };
    const now = context.core.clock.now();
    const { organization } = context;
    const task = callTask({ organization, claimed, release: release.kind, number: { e164, extension }, now });
    const body = Buffer.from(JSON.stringify(task));
    const timestamp = Math.floor(now.getTime() / 1_000);
    const outcome = await http.send({
      method: 'POST',
      url: VOICE_URL,
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Credence-Calls/1',
        ...signatureHeaders({ eventId: claimed.outbound.id, timestamp, body, secrets: [VOICE_SECRET] }),
      },
      body,
    });
    return outcomeOf(outcome, context.core.clock.now());
  },
});

/** The telephony service is judged as the receivers of webhooks are. */
function outcomeOf(outcome: HttpOutcome, now: Date): SendOutcome {
  const verdict = classifyAttempt(outcome);
  if (verdict === 'delivered') return { kind: 'sent' };
  const error = outcome.kind === 'response' ? `HTTP ${outcome.status}` : outcome.errorClass;
  if (verdict !== 'retry') return { kind: 'refused', error };
  return { kind: 'postponed', error, notBefore: new Date(now.getTime() + requestedPause(outcome, now)) };
}
