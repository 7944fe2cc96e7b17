import type { LanderContent, LanderKind } from './lander-content.ts'

/** In a document of the kind `member`, the name of the chosen member stands here. */
export const NAME_PLACEHOLDER = '{{name}}'

/** Whether a text has a placeholder that a document of this kind doesn't know, so that visitors would read its braces. */
export function hasUnknownPlaceholder(kind: LanderKind, text: string): boolean {
  return kind === 'member' && /\{\{|\}\}/.test(text.replaceAll(NAME_PLACEHOLDER, ''))
}

/** The texts of a document that have one, as paths. */
export function unknownPlaceholders({ kind, meta, blocks, experiment }: LanderContent): string[] {
  const pathsIn = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') return hasUnknownPlaceholder(kind, value) ? [path] : []
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => pathsIn(part, path === '' ? key : `${path}.${key}`))
  }
  return pathsIn({ meta, blocks, experiment }, '')
}
