import { Bookmark } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { useTexts } from '../../texts/use-texts.tsx';

export function ViewsButton(props: ComponentProps<'button'>) {
  const { t } = useTexts('work');
  return (
    <Button {...props}>
      <Bookmark />
      {t('views.title')}
    </Button>
  );
}
