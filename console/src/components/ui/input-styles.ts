export const inputStyles =
  'w-full rounded-md border border-line-strong/80 bg-surface px-2.5 text-ink placeholder:text-muted ' +
  'data-invalid:border-bad disabled:opacity-60';
