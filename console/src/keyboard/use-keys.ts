import { useLayoutEffect, useRef } from 'react';
import { type Binding, bind } from './bindings.ts';

/** Binds keys while the component is shown: from the moment on in which it can be seen, not some time after. */
export function useKeys(wanted: readonly Binding[]): void {
  const latest = useRef(wanted);
  useLayoutEffect(() => {
    latest.current = wanted;
  });
  const names = wanted
    .map(({ key, repeats = false, description }) => `${key} ${repeats} ${description}`)
    .join('\n');
  useLayoutEffect(() => {
    const group = names
      .split('\n')
      .filter(Boolean)
      .map((name) => {
        const [key = '', repeats, ...words] = name.split(' ');
        return {
          key,
          description: words.join(' '),
          repeats: repeats === 'true',
          run: () => latest.current.find((binding) => binding.key === key)?.run(),
        };
      });
    return bind(group);
  }, [names]);
}
