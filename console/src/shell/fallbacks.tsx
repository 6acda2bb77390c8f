import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { Compass } from 'lucide-react';
import { ApiError } from '../api/api-error.ts';
import { EmptyState } from '../components/empty-state.tsx';
import { Failure } from '../components/failure.tsx';
import { buttonStyles } from '../components/ui/button.tsx';
import { Skeleton, SkeletonRows } from '../components/ui/skeleton.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { SignIn } from './sign-in.tsx';

export function Missing() {
  const { t } = useTexts();
  return (
    <EmptyState
      icon={Compass}
      title={t('missing.title')}
      action={
        <Link to="/" className={buttonStyles()}>
          {t('missing.action')}
        </Link>
      }
    >
      {t('missing.text')}
    </EmptyState>
  );
}

export function RouteFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  // A view may have found out before what is around it.
  if (error instanceof ApiError && error.status === 401) return <SignIn />;
  return <Failure error={error} onRetry={retry} />;
}

export const Pending = () => (
  <div className="flex flex-col gap-4 p-6">
    <Skeleton className="h-6 w-40" />
    <SkeletonRows />
  </div>
);
