import type { WaitReason } from '@credence/contract';
import { clockTime } from '../lib/times.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { useFieldName } from './field-name.ts';

interface WaitWords {
  /** Empty for nothing. */
  wordsOf: (waits: readonly WaitReason[]) => string;
  /** Why a person has to look at a message. */
  reasonOf: (wait: WaitReason) => string;
}

/** What a search waits for, and why, in the person's language. */
export function useWaitWords(): WaitWords {
  const { t, language } = useTexts('waits');
  const fieldName = useFieldName();

  const nameOf = (field: string) => {
    const [, id] = /^question (.+)$/.exec(field) ?? [];
    return id === undefined ? fieldName(field) : t('question', { id });
  };
  const named = (fields: string, more: string | undefined) => {
    const names = fields.split(', ').map(nameOf).join(', ');
    return more === undefined ? names : t('andMore', { names, number: more });
  };
  const reasonOf = ({ code, values = {} }: WaitReason): string => {
    if (code === 'OTHER') return values.words ?? '';
    const { at, zone, fields = '', fieldsMore, open, openMore, ...others } = values;
    const when = at && `${clockTime(at, language)} ${zone}`;
    const why = t(code, { ...others, when, fields: named(fields, fieldsMore) });
    return open === undefined ? why : t('withOpen', { why, fields: named(open, openMore) });
  };
  const whatOf = (wait: WaitReason) =>
    wait.code.startsWith('REVIEW_') ? t('review', { why: reasonOf(wait) }) : reasonOf(wait);

  return {
    reasonOf,
    wordsOf: (waits) =>
      waits
        .map((wait) =>
          wait.record === undefined
            ? whatOf(wait)
            : t('ofRecord', { number: wait.record + 1, what: whatOf(wait) }),
        )
        .join('; '),
  };
}
