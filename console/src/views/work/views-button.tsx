import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';

export function ViewsButton(props: ComponentProps<'button'>) {
  const { t } = useTranslation('work');
  return (
    <Button {...props}>
      <Bookmark />
      {t('views.title')}
    </Button>
  );
}
