/** Keeps one of something for each key, as long as it is used. */
export function perKey<Lane>(make: (key: string) => Lane) {
  const lanes = new Map<string, { lane: Lane; users: number }>();
  return async <Result>(key: string, use: (lane: Lane) => Promise<Result>): Promise<Result> => {
    const entry = lanes.get(key) ?? { lane: make(key), users: 0 };
    lanes.set(key, entry);
    entry.users += 1;
    try {
      return await use(entry.lane);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) lanes.delete(key);
    }
  };
}
