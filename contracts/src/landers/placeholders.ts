import type { LanderContent, LanderKind } from './lander-content.ts'
import type { LanderProblem } from './lander-problem.ts'

/** In a document of the kind `member`, the name of the chosen member stands here. */
export const NAME_PLACEHOLDER = '{{name}}'

/** Whether a text has a placeholder that this kind of document doesn't know: visitors would see braces. */
export function hasUnknownPlaceholder(kind: LanderKind, text: string): boolean {
  return kind === 'member' && /\{\{|\}\}/.test(text.replaceAll(NAME_PLACEHOLDER, ''))
}

/** The texts of a document that have one. */
export function unknownPlaceholders({ kind, meta, blocks, experiment }: LanderContent): LanderProblem[] {
  const problemsIn = (value: unknown, where: LanderProblem['where']): LanderProblem[] => {
    if (typeof value === 'string') return hasUnknownPlaceholder(kind, value) ? [{ rule: 'text', where }] : []
    if (Array.isArray(value)) return value.flatMap((part, at) => problemsIn(part, [...where, at]))
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, part]) => problemsIn(part, [...where, key]))
  }
  return problemsIn({ meta, blocks, experiment }, [])
}
