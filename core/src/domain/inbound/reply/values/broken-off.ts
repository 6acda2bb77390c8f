/** That studies were begun and not ended. */
export const BROKEN_OFF =
  /\b(?:dropped out|withdr[ae]w\w*|trancou|abandon\w+|desisti\w*|abgebrochen|interromp\w*|never (?:admitted|finished|completed)|incomplet\w*)\b/i;
