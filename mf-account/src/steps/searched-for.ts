import { searchQuery } from 'contracts'

const { gender, country, countryregion, min_age, max_age } = searchQuery.shape

/**
 * The members that a visitor searched for before the signup, or told a landing page about, from the query of that search. It
 * presets the steps, so that nobody has to answer twice. The gender is only offered: choosing it is a consent, which can't be
 * guessed.
 */
export function searchedFor(query: string) {
  const params = new URLSearchParams(query)
  const valueOf = (name: string) => params.get(name) ?? undefined
  return {
    gender: gender.safeParse(valueOf('gender')).data,
    country: country.safeParse(valueOf('country')).data,
    region: countryregion.safeParse(valueOf('countryregion')).data,
    ages: {
      min_age: min_age.safeParse(valueOf('min_age')).data,
      max_age: max_age.safeParse(valueOf('max_age')).data,
    },
  }
}

/** The part of the query that the steps after this one still offer; what has been answered counts no more. */
export function unanswered(query: string, step: number): string {
  const params = new URLSearchParams(query)
  const later = step === 0 ? ['country', 'countryregion'] : []
  return String(new URLSearchParams([...params].filter(([name]) => later.includes(name))))
}
