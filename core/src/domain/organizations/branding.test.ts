import { describe, expect, it } from 'vitest';
import { Invalid } from '../../platform/errors.ts';
import { testConfig } from '../../testing/index.ts';
import { pngOf } from '../../testing/samples/png.ts';
import { readOrganizationSettings } from './organization-settings.ts';

const core = { config: testConfig('postgres://localhost/test', '/dev/null') };
const read = (settings: unknown) => readOrganizationSettings(core, settings);

describe('how the requests of an organization look', () => {
  it('is kept as it was given, and taken away by null', () => {
    const branding = {
      senderName: 'Acme Screening',
      telephone: '+1 512 555 0142',
      postalAddress: ['200 Congress Avenue', 'Austin, TX 78701'],
      accentColor: '#125c4a',
    };
    const logo = pngOf(440, 112);
    expect(read({ branding, logo })).toEqual({ branding, logo });
    expect(read({ branding: null, logo: null })).toEqual({ branding: null, logo: null });
  });

  it.each<[Record<string, unknown>, string]>([
    [{ branding: 'blue' }, 'branding must be an object'],
    [{ branding: { colour: '#000000' } }, 'branding.colour is not a setting'],
    [{ branding: { senderName: '' } }, 'branding.senderName must not be empty'],
    [{ branding: { senderName: 'x'.repeat(71) } }, 'branding.senderName must be at most 70 long'],
    [{ branding: { senderName: 'Acme\r\nBcc: all' } }, 'branding.senderName must be on one line'],
    [{ branding: { senderName: 'hr@bank.example' } }, 'branding.senderName must not hold any of @ < > "'],
    [{ branding: { telephone: '12' } }, 'branding.telephone must be a telephone number that can be dialled'],
    [{ branding: { postalAddress: 'one\ntwo' } }, 'branding.postalAddress must be a list of lines'],
    [{ branding: { postalAddress: [] } }, 'branding.postalAddress must not be empty'],
    [{ branding: { postalAddress: Array(7).fill('x') } }, 'branding.postalAddress must be at most 6 lines'],
    [{ branding: { accentColor: 'red' } }, 'branding.accentColor must be a colour as #0b5394'],
    [
      { branding: { accentColor: '#ffcc00' } },
      'branding.accentColor must be dark enough for white letters, with a contrast of 4.5 to 1',
    ],
    [{ logo: 'logo.png' }, 'logo must be a file'],
    [{ logo: Buffer.from('GIF89a') }, 'logo must be a PNG'],
  ])('is refused: %j', (settings, problem) => {
    try {
      read(settings);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Invalid);
      expect((error as Invalid).problems).toContain(problem);
    }
  });
});
