import type { AttemptLinks } from '@credence/core';

/** Where the contact of an attempt answers. */
export const pageUrl = (publicUrl: string, { pageToken }: AttemptLinks): string =>
  new URL(`/respond/${pageToken}`, publicUrl).href;

/** Where any contact types the reference of their request. */
export const referenceUrl = (publicUrl: string): string => new URL('/respond', publicUrl).href;

/** Where the contact of an attempt reads the signed release. */
export const releaseUrl = (publicUrl: string, { pageToken }: AttemptLinks): string =>
  new URL(`/respond/${pageToken}/release`, publicUrl).href;

/** The address for replies to an attempt, which no other attempt has. */
export const replyAddress = (replyDomain: string, { replyToken }: AttemptLinks): string =>
  `${replyToken}@${replyDomain}`;

/** The same for every repeat of an attempt, so that a repeat can be told. */
export const messageIdOf = (replyDomain: string, outboundId: string): string =>
  `<${outboundId}@${replyDomain}>`;
