export const selectStyles =
  'inline-flex h-8 max-w-full items-center gap-1.5 rounded-md border border-line-strong/60 bg-surface px-2.5 select-none ' +
  'hover:bg-hover data-disabled:opacity-55 data-popup-open:bg-hover';
