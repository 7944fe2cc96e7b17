import type { Country, Locale } from 'contracts'
import type { AboutText, Pools } from '../pools.ts'
import type { Random } from '../random.ts'
import type { Gender } from './orientation.ts'

interface Teller {
  readonly brandId: string
  readonly country: Country
  readonly language: Locale
  readonly gender: Gender
  readonly age: number
}

/** Gives each one a text of their language that fits, and the same text to no two whom one search would show together. */
export function aboutTexts(pools: Pools, random: Random) {
  const left = new Map<string, AboutText[]>()
  return (teller: Teller): AboutText | undefined => {
    const { brandId, country, language, gender } = teller
    const together = `${brandId} ${country} ${language} ${gender}`
    const texts = left.get(together) ?? random.shuffled(pools[language].about)
    left.set(together, texts)
    const found = texts.findIndex((text) => fits(text, teller))
    // Where all are given away, people leave the field empty.
    return found < 0 ? undefined : texts.splice(found, 1)[0]
  }
}

function fits({ gender, ages: [from, to] = [18, 99] }: AboutText, teller: Teller): boolean {
  return (gender === undefined || gender === teller.gender) && teller.age >= from && teller.age <= to
}
