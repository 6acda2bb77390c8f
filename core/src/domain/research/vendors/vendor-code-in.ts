const CODE =
  /\b(?:(?:employer|company|school|verifier|organi[sz]ation|client|agency|institution|our|the|access|opeid|fice|co\.?|ein)['’]?s? (?:verification |verifier |access )?)?(?:code|id|i\.d\.|pin|número de empresa|código|code entreprise|arbeitgeber-?code|(?:mandanten|kunden|arbeitgeber|firmen)-?(?:nummer|nr\.?)|(?:client|employer) (?:number|no\.?)|n[úu]m(?:ero|éro) d[eo] client[e]?|dossier client)(?: (?:number|no\.?|nr\.?))?(?: (?:for us|for \w+|there|here|de (?:la )?empresa|de empleador|da empresa|d[eu] l?['’]?(?:entreprise|employeur)))?,?\s*(?:is|=|:|#|-|–|es|ist|est)?\s*(?:is )?[#"“'(]?(?<code>[A-Z0-9][A-Z0-9]*(?:-[A-Z0-9]+)*)/gi;

/** The code that a vendor is to be given for an employer or school, where a text says it; `evidence` is its words. */
export function vendorCodeIn(text: string): { code: string; evidence: string } | null {
  for (const match of text.matchAll(CODE)) {
    const code = match.groups?.code ?? '';
    // Codes have a digit, or are written in capitals; a word that happens to stand there is neither.
    const isCode = /\d/.test(code) || (/^[A-Z][A-Z-]{2,}$/.test(code) && code.length <= 12);
    if (isCode && code.length >= 3 && code.length <= 20) return { code, evidence: match[0].trim() };
  }
  return null;
}
