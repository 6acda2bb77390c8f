import { useTexts } from '../../texts/use-texts.tsx';
import type { Settings } from './settings.ts';

const COLOR = /^#[0-9a-f]{6}$/i;

/** How the head of a request looks to contacts. */
export function Preview({ settings, logo }: { settings: Settings; logo: string | null }) {
  const { t } = useTexts('organization');
  const { accentColor, senderName, name, telephone, postalAddress } = settings;
  const color = COLOR.test(accentColor) ? accentColor : '#0b5394';
  return (
    <figure className="overflow-hidden rounded-lg border">
      <figcaption className="border-b px-3 py-1.5 text-xs text-muted">{t('preview')}</figcaption>
      <div className="flex items-center gap-3 px-4 py-3 text-white" style={{ background: color }}>
        {logo && <img src={logo} alt="" className="max-h-8" />}
        <span className="text-base font-semibold wrap-anywhere">{senderName || name}</span>
      </div>
      <p className="px-4 py-2 text-xs whitespace-pre-line text-muted">
        {[telephone, postalAddress].filter(Boolean).join('\n')}
      </p>
    </figure>
  );
}
