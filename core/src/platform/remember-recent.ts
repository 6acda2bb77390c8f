/**
 * Remembers what was made of the last texts: the steps of a search read the same few again and again. What is given is shared, so
 * it is not to be changed.
 */
export function rememberRecent<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const recent = new Map<string, { made: Made }>();
  return (text) => {
    const known = recent.get(text);
    if (known) return known.made;
    const made = make(text);
    const [oldest] = recent.keys();
    if (oldest !== undefined && recent.size >= most) recent.delete(oldest);
    recent.set(text, { made });
    return made;
  };
}
