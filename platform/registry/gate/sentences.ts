import type { Bundle } from '../../protocol/index.ts'
import type { ServedBundle } from './served-bundles.ts'

export function titleOf(bundle: Bundle): string {
  return `${bundle.name} ${bundle.version}`
}

/** `the live shell 2.1.0 and the previous shell 2.0.0` */
export function titlesOf(bundles: readonly ServedBundle<Bundle>[]): string {
  return bundles.map(({ role, bundle }) => `the ${role} ${titleOf(bundle)}`).join(' and ')
}

/** `Button, Link and Tab` */
export function listOf(names: readonly string[]): string {
  const others = names.slice(0, -1)
  const [last = ''] = names.slice(-1)
  return others.length === 0 ? last : `${others.join(', ')} and ${last}`
}

/** `the audience 'member'`, `the audiences 'member' and 'visitor'` */
export function audienceList(names: readonly string[]): string {
  return `the audience${names.length === 1 ? '' : 's'} ${names.map(quoted).join(' and ')}`
}

export function quoted(text: string): string {
  return `'${text}'`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`
}
