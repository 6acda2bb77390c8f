/** How far the clock of an issuer may be off, in seconds. */
export const TOKEN_SKEW_SECONDS = 60;

/** The longest time for which a token is taken, in seconds. */
export const LONGEST_TOKEN_LIFE_SECONDS = 24 * 3_600;

/** After this time no token is taken any more that was issued before, in milliseconds: skew at its issue and at its end. */
export const TOKEN_GONE_AFTER_MS = (LONGEST_TOKEN_LIFE_SECONDS + 2 * TOKEN_SKEW_SECONDS) * 1000;
