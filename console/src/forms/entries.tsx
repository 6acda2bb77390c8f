import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useForm } from './form-context.ts';
import { ENTRY_ID, newEntry, type Typed, textIn } from './form-node.ts';
import { problemAt } from './problems.ts';
import { useLabels } from './use-labels.ts';

interface EntriesProps {
  /** Name of the list. */
  name: string;
  path: string;
  value: readonly Typed[];
  onChange: (value: readonly Typed[]) => void;
  /** The fields of one entry. */
  children: (entry: { path: string; value: Typed; onChange: (value: Typed) => void }) => ReactNode;
}

/** What an entry begins with that nearly all of its kind have. */
const BEGINNINGS: Readonly<Record<string, (number: number) => Typed>> = {
  searchTypes: () => ({ searchType: 'EMPLOYMENT' }),
  addresses: () => ({ addressType: 'home' }),
  verificationQuestions: (number) => ({ questionId: String(number), type: 'free_text' }),
};

/** A list of things with several fields each. */
export function Entries({ name, path, value, onChange, children }: EntriesProps) {
  const { t } = useTexts('order-form');
  const labels = useLabels();
  const { problems } = useForm();
  const add = () => onChange([...value, newEntry(BEGINNINGS[name]?.(value.length + 1))]);
  return (
    <>
      {value.map((entry, index) => {
        const at = `${path}.${index}`;
        const title = labels.entry(name, index + 1);
        const problem = problemAt(problems, at);
        return (
          <fieldset key={textIn(entry[ENTRY_ID])} className="flex min-w-0 flex-col gap-3 border-b pb-4">
            <legend className="contents">
              <span className="flex w-full items-center justify-between font-medium">
                {title}
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={t('remove', { entry: title })}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                >
                  <Trash2 />
                </Button>
              </span>
            </legend>
            {problem && <p className="text-xs text-bad">{problem}</p>}
            {children({
              path: at,
              value: entry,
              onChange: (changed) => onChange(value.with(index, changed)),
            })}
          </fieldset>
        );
      })}
      <Button className="self-start" onClick={add}>
        <Plus />
        {labels.add(name)}
      </Button>
    </>
  );
}
