/** What an organization allows whose many searches ask few contacts. */
export const UNCAPPED = { newPerHour: 1_000_000, newPerDay: 1_000_000, knownPerHour: 1_000_000 };
