/** What brought it about, told in SEARCH_UPDATED, when a search ends by what a contact said. */
export const BY_ANSWER = { source: 'system', trigger: 'verifier_response' } as const;
