import { logoSize, type Organization } from '@credence/core';
import type { SendMailOptions } from 'nodemailer';
import { LOGO_ID, type Sender } from './letter.ts';

const ACCENT_COLOR = '#0b5394';
const LOGO_WIDTH = 220;
const LOGO_HEIGHT = 56;

/** What letters need to know of the organization in whose name they go out. */
export type Branded = Pick<Organization, 'name' | 'branding' | 'logo'>;

/** How an organization stands in its letters. */
export const senderOf = ({ name, branding, logo }: Branded, serviceName: string): Sender => ({
  organizationName: name,
  telephone: branding?.telephone ?? null,
  postalAddress: branding?.postalAddress ?? [],
  accentColor: branding?.accentColor ?? ACCENT_COLOR,
  logo: logo && fitted(logoSize(logo)),
  serviceName,
});

/** Made for screens of twice the pixels: never shown larger than half its size, nor than there is room. */
function fitted({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1 / 2, LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The logo as a part of the mail, so that nothing is fetched when the mail is read. */
export const logoParts = ({ logo }: Branded): NonNullable<SendMailOptions['attachments']> =>
  logo
    ? [
        {
          filename: 'logo.png',
          content: logo,
          contentType: 'image/png',
          cid: LOGO_ID,
          contentDisposition: 'inline',
        },
      ]
    : [];
