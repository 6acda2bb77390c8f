import { useEffect, useMemo, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { piecesOf } from './marks.ts';

export interface MarkedTextProps {
  text: string;
  /** Words that values were taken from. */
  words: readonly string[];
  /** Those of the claim that is looked at. */
  present: string | null;
}

/** The words of a message, those that values were taken from marked, and those of the present claim brought into sight. */
export function MarkedText({ text, words, present }: MarkedTextProps) {
  const pieces = useMemo(() => piecesOf(text, words), [text, words]);
  const marked = useRef<HTMLElement>(null);
  useEffect(() => {
    if (present && marked.current) bringIntoSight(marked.current);
  }, [present]);
  let at = 0;
  return (
    <p className="px-4 py-3 leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {pieces.map(({ text: piece, mark }) => {
        const key = at;
        at += piece.length;
        if (mark === null) return piece;
        const isPresent = words[mark] === present;
        return (
          <mark
            key={key}
            ref={isPresent ? marked : undefined}
            className={cn('rounded-sm bg-mark px-0.5 text-on-mark', isPresent && 'ring-2 ring-accent')}
          >
            {piece}
          </mark>
        );
      })}
    </p>
  );
}

/** Scrolls the message alone: if the page moved as well, what a person is about to press would move from under them. */
function bringIntoSight(words: HTMLElement): void {
  const message = words.closest('article');
  if (!message) return;
  const frame = message.getBoundingClientRect();
  const { top, bottom } = words.getBoundingClientRect();
  if (top < frame.top) message.scrollBy(0, top - frame.top);
  else if (bottom > frame.bottom) message.scrollBy(0, bottom - frame.bottom);
}
