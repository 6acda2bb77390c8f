import { useEffect, useMemo, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { piecesOf } from './marks.ts';

/** The words of a message, those that values were taken from marked, and those of the present claim brought into sight. */
export function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  const pieces = useMemo(() => piecesOf(text, words), [text, words]);
  const present = useRef<HTMLElement>(null);
  const [first] = words;
  useEffect(() => {
    if (first) present.current?.scrollIntoView({ block: 'nearest' });
  }, [first]);
  let at = 0;
  return (
    <p className="px-4 py-3 leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ text: piece, mark }) => {
        const key = at;
        at += piece.length;
        if (mark === null) return piece;
        const isPresent = words[mark] === first;
        return (
          <mark
            key={key}
            ref={isPresent ? present : undefined}
            className={cn('rounded-sm bg-mark px-0.5 text-on-mark', isPresent && 'ring-2 ring-accent')}
          >
            {piece}
          </mark>
        );
      })}
    </p>
  );
}
