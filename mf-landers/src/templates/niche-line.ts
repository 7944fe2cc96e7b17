import type { Niche } from 'contracts'
import type { Template } from '../block/template.ts'

/** §9: the line above a title that says for whom a niche brand is; empty for the others. */
export function nicheLine(t: Parameters<Template['builtIn']>[0], niche: Niche): string {
  return niche === 1 ? '' : t(`home.niche.${niche}`)
}
