/** One expression of several forms, for lines of a text. */
export const anyOf = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'im');

/** What is said of a claim that is right, for plain text in which a verdict in capitals begins with §. */
export const VERDICT =
  '§?(?:verif(?:ied|y|ication|icad[oa]s?|iee?s?|iziert)|confirm(?:ed|ation|ad[oa]s?|acion|acao|ee?s?)|best[a]tig(?:t|ung)|match(?:ed|es|ing)?|correct[oa]?s?|correto|accurate|complete[d]?|approved|cleared|passed|valid(?:ated)?|true|proof|positive|affirmative)';
