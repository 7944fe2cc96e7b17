import { type Niche, nichePrefixes } from 'contracts'
import type { Template } from '../block/template.ts'

/** §9: the line above a title that says for whom a niche brand is; empty for the others. */
export function nicheLine(t: Parameters<Template['builtIn']>[0], niche: Niche): string {
  return niche === 1 ? '' : t(`home.niche.${niche}`)
}

/** §9: the niches whose home has a title, a promise and a description of its own, by their prefixes. */
const ownHomes = ['she', 'gay'] as const

/** Undefined for a niche that shares the home of the main brand. */
export function ownHome(niche: Niche): (typeof ownHomes)[number] | undefined {
  return ownHomes.find((prefix) => prefix === nichePrefixes[niche])
}
