const TERMS_DATE = '2023-12-01T12:00:00Z'

/** §9: the date of the terms, or of the company that came later. */
export function termsDate(companyAdded?: string): Date {
  const terms = new Date(TERMS_DATE)
  const added = new Date(companyAdded ?? TERMS_DATE)
  return added > terms ? added : terms
}
