/** Loads of code that the page shows on demand; a failed one may be tried again. */
export const lateParts = new Set<() => Promise<unknown>>()
