/** Initials of a person; the name stands beside it or in its title. */
export function Avatar({ name }: { name: string }) {
  const words = name.split(/[\s@._-]/).filter(Boolean);
  const initials = [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
  return (
    <span
      aria-hidden
      className="inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-info-soft text-[0.625rem] font-semibold text-info"
    >
      {initials}
    </span>
  );
}
