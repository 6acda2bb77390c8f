import type { OrganizationRead, OrganizationUpdate } from '@credence/contract';
import { linesOf } from '../../lib/lines-of.ts';

/** The fields as they are typed. */
export interface Settings {
  name: string;
  timeZone: string;
  closedDays: string;
  releaseDelivery: OrganizationRead['releaseDelivery'];
  askWithoutRelease: boolean;
  senderName: string;
  telephone: string;
  postalAddress: string;
  accentColor: string;
  /** As a data URL; null for none. */
  logo: string | null;
}

export const typedSettings = (organization: OrganizationRead): Settings => {
  const { name, timeZone, closedDays, branding, logo, releaseDelivery, askWithoutRelease } = organization;
  return {
    name,
    timeZone,
    logo,
    releaseDelivery,
    askWithoutRelease,
    closedDays: closedDays.join('\n'),
    senderName: branding?.senderName ?? '',
    telephone: branding?.telephone ?? '',
    postalAddress: branding?.postalAddress?.join('\n') ?? '',
    accentColor: branding?.accentColor ?? '',
  };
};

/** @param version of the settings that were shown */
export function changeOf(settings: Settings, version: string): OrganizationUpdate {
  const { name, timeZone, releaseDelivery, askWithoutRelease, logo } = settings;
  const address = linesOf(settings.postalAddress);
  const branding = {
    ...(settings.senderName && { senderName: settings.senderName }),
    ...(settings.telephone && { telephone: settings.telephone }),
    ...(address.length > 0 && { postalAddress: address }),
    ...(settings.accentColor && { accentColor: settings.accentColor }),
  };
  return {
    version,
    name,
    timeZone,
    releaseDelivery,
    askWithoutRelease,
    logo,
    closedDays: linesOf(settings.closedDays),
    branding: Object.keys(branding).length > 0 ? branding : null,
  };
}
