import { refuse } from '../refused.ts'
import type { Target } from './document.ts'

/** Trait → its value for one viewer, as the composing process knows it. */
export type Traits = Readonly<Record<string, string | undefined>>

const TRAIT = /^[a-z][a-z0-9-]{0,31}$/
const VALUE = /^[a-z0-9][a-z0-9.:_-]{0,127}$/

/** Whether a viewer with these traits belongs to the target: it needs one of the values of each trait. */
export function isTarget(target: Target, traits: Traits): boolean {
  return Object.entries(target).every(([trait, values]) =>
    values.includes((Object.hasOwn(traits, trait) ? traits[trait] : undefined)?.toLowerCase() ?? ''),
  )
}

export function checkTarget(target: Target): void {
  const isValid = Object.entries(target).every(
    ([trait, values]) => TRAIT.test(trait) && values.length > 0 && values.every((value) => VALUE.test(value)),
  )
  if (!isValid || Object.keys(target).length === 0) {
    refuse('bad-target', 'A target names traits and their values in lower case, such as country=fi,se.')
  }
}

export function isSameTarget(one: Target | undefined, other: Target | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** `country fi or se, and language fi` */
export function describeTarget(target: Target): string {
  return Object.entries(target)
    .map(([trait, values]) => `${trait} ${values.join(' or ')}`)
    .join(', and ')
}

/** `10% of the visitors with country fi or se` */
export function describeAudience(share: number, target: Target | undefined): string {
  const percent = `${Number((share * 100).toFixed(2))}% of the visitors`
  return target ? `${percent} with ${describeTarget(target)}` : percent
}

function sorted(target: Target = {}) {
  return Object.entries(target)
    .map(([trait, values]) => [trait, [...values].sort()])
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
