import { type LanderProp, richText } from 'contracts'
import type * as z from 'contracts/schema'

/** A part of a block's props as a form edits it. In a document, every text has its languages. */
export type FieldShape =
  | { readonly kind: 'text' }
  | { readonly kind: 'rich' }
  /** With a fallback, a document need not have made the choice. */
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly fallback?: string | undefined }
  | { readonly kind: 'group'; readonly fields: readonly (readonly [key: string, shape: FieldShape])[] }
  | { readonly kind: 'list'; readonly item: FieldShape; readonly least: number; readonly most: number }
  | { readonly kind: 'optional'; readonly inner: FieldShape }
  /** No form can edit it, so it stays as it is. */
  | { readonly kind: 'fixed' }

/** Items of a list whose schema has no limit. */
const MOST = 60

/** Derives the form of a block from the schema of its props. */
export function shapeOf(schema: z.core.$ZodType): FieldShape {
  const { def, bag } = (schema as z.core.$ZodTypes)._zod
  if ((schema as unknown) === richText) return { kind: 'rich' }
  if (def.type === 'string') return { kind: 'text' }
  if (def.type === 'enum') return { kind: 'choice', options: Object.values(def.entries).map(String) }
  if (def.type === 'optional') {
    const inner = shapeOf(def.innerType)
    return inner.kind === 'choice' ? { ...inner, fallback: inner.options[0] } : inner
  }
  if (def.type === 'nullable') return { kind: 'optional', inner: shapeOf(def.innerType) }
  if (def.type === 'object') {
    return { kind: 'group', fields: Object.entries(def.shape).map(([key, one]) => [key, shapeOf(one)]) }
  }
  if (def.type === 'array') {
    const { minimum = 0, maximum = MOST } = bag as { minimum?: number; maximum?: number }
    return { kind: 'list', item: shapeOf(def.element), least: minimum, most: maximum }
  }
  return { kind: 'fixed' }
}

/** The first item of a list that is empty; undefined for what a form cannot begin with. */
export function blankOf({ kind }: FieldShape): LanderProp | undefined {
  if (kind === 'text') return { en: '' }
  return kind === 'rich' ? { en: [] } : undefined
}
