/** What is made when it is first asked for, and kept: much of it no process needs that has nothing to do yet. */
export function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
