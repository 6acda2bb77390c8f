import type { WorkerConfig } from '@credence/core';
import type { HttpClient } from '../http-client.ts';
import { type Channels, createChannels } from './channel.ts';
import { createEmailChannel } from './email-channel.ts';
import { createFaxChannel } from './fax-channel.ts';
import { mailDomains } from './mail-domains.ts';
import { createReadBackSender } from './read-back-mail.ts';
import { createSmtp } from './smtp.ts';
import { createVoiceChannel } from './voice-channel.ts';

/**
 * The channels that the settings name.
 * @param smtpTimeoutMs how long the mail server may be silent
 */
export function configuredChannels(config: WorkerConfig, http: HttpClient, smtpTimeoutMs?: number): Channels {
  const { FAX_GATEWAY_DOMAIN, VOICE_URL, VOICE_SECRET } = config;
  const checksDomains = config.CHECK_MAIL_DOMAINS ?? config.ENVIRONMENT === 'production';
  const smtp = createSmtp(config.SMTP_URL, smtpTimeoutMs);
  return createChannels(
    {
      EMAIL: createEmailChannel(config, smtp, checksDomains ? mailDomains() : undefined),
      ...(FAX_GATEWAY_DOMAIN ? { FAX: createFaxChannel({ ...config, FAX_GATEWAY_DOMAIN }, smtp) } : {}),
      ...(VOICE_URL && VOICE_SECRET ? { VOICE: createVoiceChannel({ VOICE_URL, VOICE_SECRET }, http) } : {}),
    },
    { sendReadBack: createReadBackSender(config, smtp), close: smtp.close },
  );
}
