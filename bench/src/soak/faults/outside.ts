import { setTimeout as pause } from 'node:timers/promises';
import type { MailBehaviour } from '../../../../worker/src/testing/mail-server.ts';
import type { Misbehaviour } from '../../../../worker/src/testing/misbehaviour.ts';
import type { Fault } from './fault.ts';

const TROUBLE_MS = 6_000;
const MAIL_TROUBLES: readonly MailBehaviour[] = [
  ...(['greylist', 'hang', 'hold', 'drop-after-data', 'drip', 'refuse'] as const),
];
const RECEIVER_TROUBLES: readonly Misbehaviour[] = [
  ...(['hang', 'reset', 'drip', 'reset in the body', 'never end', 'close without a word'] as const),
];
/** How many orders are placed while the file store is full. */
const FILES = 5;

export const OUTSIDE_FAULTS: readonly Fault[] = [
  {
    name: 'mail-down',
    words: 'SMTP down',
    times: 3,
    async inject({ mail }) {
      await mail.down();
      await pause(TROUBLE_MS);
      await mail.up();
      return {};
    },
  },
  {
    name: 'mail-trouble',
    words: 'SMTP greylisting, hanging, refusing, dropping after DATA',
    times: 12,
    async inject({ troubleMail }, turn) {
      troubleMail(MAIL_TROUBLES[turn % MAIL_TROUBLES.length] ?? null);
      await pause(TROUBLE_MS);
      troubleMail(null);
      return {};
    },
  },
  {
    name: 'mail-cut',
    words: 'SMTP cut or frozen at any step',
    times: 30,
    async inject({ mailWire, random }, turn) {
      await pause(random.below(1_000));
      if (turn % 2 === 0) mailWire.cut();
      else mailWire.freeze();
      await pause(random.below(2_000));
      if (turn % 2 === 0) mailWire.mend();
      else mailWire.thaw();
      return {};
    },
  },
  {
    name: 'receivers',
    words: 'network faults to receivers',
    times: 12,
    async inject({ receivers }, turn) {
      receivers.misbehave(RECEIVER_TROUBLES[turn % RECEIVER_TROUBLES.length] ?? null);
      await pause(TROUBLE_MS);
      receivers.misbehave(null);
      return {};
    },
  },
  {
    name: 'files-full',
    words: 'file store full',
    times: 5,
    async inject({ filesDisk, client }) {
      if (!filesDisk) return { times: 0 };
      await filesDisk.fill();
      const placing = Array.from({ length: FILES }, () => client.place('files-full', 'released'));
      await pause(TROUBLE_MS);
      await filesDisk.free();
      return { after: Promise.all(placing) };
    },
  },
];
