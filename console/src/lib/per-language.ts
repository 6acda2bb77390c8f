/** Makes what speaks a language once for each: a formatter takes longer to make than a row to draw. */
export function perLanguage<Made>(make: (language: string) => Made): (language: string) => Made {
  const made = new Map<string, Made>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}
