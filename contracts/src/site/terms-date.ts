/** §4: the terms promise a message this many days before they change. */
export const TERMS_NOTICE_DAYS = 30

const TERMS_DATE = '2023-12-01T12:00:00Z'

/** §9: the date of the terms, or that of the company if it was added later. */
export function termsDate(companyAdded?: string): Date {
  const terms = new Date(TERMS_DATE)
  const added = new Date(companyAdded ?? TERMS_DATE)
  return added > terms ? added : terms
}
