import { useTexts } from '../texts/use-texts.tsx';
import { Button } from './ui/button.tsx';

interface MoreButtonProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
}

/** Reads on at the end of a list, where it goes on. */
export function MoreButton({ list }: MoreButtonProps) {
  const { t } = useTexts();
  if (!list.hasNextPage) return null;
  return (
    <Button
      className="mt-3 self-center"
      disabled={list.isFetchingNextPage}
      onClick={() => void list.fetchNextPage()}
    >
      {t(list.isFetchingNextPage ? 'loading' : 'more')}
    </Button>
  );
}
