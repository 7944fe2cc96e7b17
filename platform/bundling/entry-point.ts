import { join } from 'node:path'
import { type Package, packageRoot } from './workspace.ts'

/** `@scope/name/part` → `['@scope/name', './part']` */
export function splitSpecifier(specifier: string): [name: string, key: string] {
  const [, name = specifier, rest = ''] = /^(@[^/]+\/[^/]+|[^/]+)(.*)$/.exec(specifier) ?? []
  return [name, `.${rest}`]
}

/** Returns the source of an entry point of a workspace package, such as `./button`. */
export function entryPoint(pkg: Package, key: string): string {
  const entries = Object.entries(pkg.json.exports ?? {})
  const [pattern = '', target = key] =
    entries.find(([it]) => it === key || starOf(it, key) !== undefined) ?? []
  return join(packageRoot(pkg), target.replace('*', starOf(pattern, key) ?? ''))
}

/** The part of `key` that the star in a pattern stands for. */
function starOf(pattern: string, key: string): string | undefined {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return undefined
  const fits = key.startsWith(before) && key.endsWith(after) && key.length > before.length + after.length
  return fits ? key.slice(before.length, key.length - after.length) : undefined
}
