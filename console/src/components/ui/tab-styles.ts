export const tabListStyles = 'relative flex max-h-28 flex-wrap gap-x-1 overflow-y-auto border-b';

export const tabStyles =
  '-mb-px flex h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-medium whitespace-nowrap text-muted ' +
  'hover:text-ink data-active:border-accent data-active:text-ink focus-visible:-outline-offset-2';
