import { createLazyRoute } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';

export const Route = createLazyRoute('/work')({ component: Work });

function Work() {
  const { t } = useTranslation();
  return <Page title={t('navigation.work')}>{null}</Page>;
}
