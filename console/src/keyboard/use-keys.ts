import { useEffect, useRef } from 'react';
import { type Binding, bind } from './bindings.ts';

/** Binds keys while the component is shown. */
export function useKeys(wanted: readonly Binding[]): void {
  const latest = useRef(wanted);
  useEffect(() => {
    latest.current = wanted;
  });
  const names = wanted.map(({ key, description }) => `${key} ${description}`).join('\n');
  useEffect(() => {
    const group = names
      .split('\n')
      .filter(Boolean)
      .map((name) => {
        const [key = '', ...words] = name.split(' ');
        return {
          key,
          description: words.join(' '),
          run: () => latest.current.find((binding) => binding.key === key)?.run(),
        };
      });
    return bind(group);
  }, [names]);
}
