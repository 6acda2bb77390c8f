import type { CloseoutEvent, DeliveryStatus } from '@credence/contract';
import type { Tone } from '../../components/ui/badge.tsx';

export const STATUS_TONES: Record<DeliveryStatus, Tone> = {
  PENDING: 'info',
  DELIVERED: 'good',
  FAILED: 'bad',
  NO_TARGET: 'neutral',
};

/** What a notification is about, or else the name of the event. */
export const nameOfEvent = ({ event, payload }: CloseoutEvent): string =>
  payload?.event === 'verification.notification' ? payload.data.notificationType : event;
