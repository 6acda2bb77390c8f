import type { OrganizationStatus, WebhookConfig } from '@credence/contract';
import type { ClientCertificate } from '../../platform/network/client-certificate.ts';

/** A customer of the service. */
export interface Organization {
  id: string;
  /** The value of the token's tenant claim. */
  tenant: string;
  name: string;
  status: OrganizationStatus;
  /** IANA zone in which business hours count where nothing nearer is known. */
  timeZone: string;
  /** Days on which no contact is asked, beside the holidays of the contact's place, as `2026-12-24`. */
  closedDays: string[];
  webhookConfig: WebhookConfig | null;
  /** What it shows to receivers that ask for a certificate: one for an origin at most. */
  clientCertificates: OriginCertificate[];
  /** Whether the signed release goes out with a request as a file, as a link, or not at all. */
  releaseDelivery: 'ATTACH' | 'LINK' | 'NONE';
  /** Whether contacts are asked without a signed release that cannot be read; otherwise they are not asked in writing. */
  askWithoutRelease: boolean;
  ssnDisplay: 'FULL' | 'LAST4';
  /** Days after an order's end until its personal data is cleared; null keeps it. */
  retentionDays: number | null;
  legalHold: boolean;
  /** From when on names and business context are written sealed; null for never. */
  namesSealedFrom: Date | null;
  /** Networks that its tokens are taken from, as `203.0.113.0/24`; null takes them from anywhere. */
  allowedNetworks: string[] | null;
  /** Requests a minute; null means the service's default. */
  rateLimit: number | null;
  /** How many first requests go to one destination; null means the service's default. */
  destinationCaps: DestinationCaps | null;
  /** Mails a day of which a model may read what the rules leave open; null where none may. */
  modelReadingsPerDay: number | null;
  /** How requests in its name look; null for those of the service. */
  branding: Branding | null;
  /** A PNG that heads them. */
  logo: Buffer | null;
}

/** A certificate for the receivers of one origin. */
export interface OriginCertificate extends ClientCertificate {
  /** As `https://hooks.example.com:8443`. */
  origin: string;
  subject: string;
  /** A time in ISO 8601. */
  expiresAt: string;
}

/** How many searches may ask one destination for the first time. */
export interface DestinationCaps {
  /** Of one that has never answered or been confirmed. */
  newPerHour: number;
  newPerDay: number;
  /** Of one that has. */
  knownPerHour: number;
}

/** What contacts see of the organization that asks, besides its name. */
export interface Branding {
  /** Who mail comes from, in words. */
  senderName?: string | undefined;
  /** To ask by telephone whether a request is real. */
  telephone?: string | undefined;
  /** By lines. */
  postalAddress?: string[] | undefined;
  /** As `#0b5394`, dark enough for white letters. */
  accentColor?: string | undefined;
}
