import { useEffect, useRef } from 'react';

/** Many changes of one moment are one reason to look again. */
const GATHER_MS = 300;

/**
 * Tells which searches changed, as the server tells it. The browser connects again by itself; what was missed in between is
 * asked for by an empty list.
 */
export function useLiveSearches(onChanged: (searchIds: ReadonlySet<string>) => void): void {
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    const source = new EventSource('/operations/v1/live');
    let gathered = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wasOpen = false;
    const tell = () => {
      timer = undefined;
      const told = gathered;
      gathered = new Set();
      latest.current(told);
    };
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const { searchId } = JSON.parse(data) as { searchId?: string };
      if (searchId) gathered.add(searchId);
      timer ??= setTimeout(tell, GATHER_MS);
    };
    source.onopen = () => {
      if (wasOpen) timer ??= setTimeout(tell, GATHER_MS);
      wasOpen = true;
    };
    return () => {
      clearTimeout(timer);
      source.close();
    };
  }, []);
}
