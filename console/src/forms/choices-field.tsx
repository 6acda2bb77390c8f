import { useTexts } from '../texts/use-texts.tsx';

interface ChoicesFieldProps {
  label: string;
  hint?: string | undefined;
  problem: string | null;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Some of several. */
export function ChoicesField({ label, hint, problem, options, chosen, onChange }: ChoicesFieldProps) {
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="mb-1 text-xs font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-6 items-center gap-1.5">
            <input
              type="checkbox"
              className="size-4 accent-accent"
              checked={chosen.includes(option.value)}
              onChange={() => onChange(toggled(option.value))}
            />
            {option.label}
          </label>
        ))}
      </div>
      {problem ? (
        <p className="text-xs text-bad">{problem}</p>
      ) : (
        hint && <p className="text-xs text-muted">{hint}</p>
      )}
    </fieldset>
  );
}

/** Days of the week in the language of the console, by their numbers. */
export function useDayNames(): readonly { value: string; label: string }[] {
  const { language } = useTexts();
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // 2023 began on a Sunday.
  return Array.from({ length: 7 }, (_, day) => ({
    value: String(day),
    label: format.format(new Date(Date.UTC(2023, 0, day + 1))),
  }));
}
