import type { LanderContent, LanderProp, LanderProps, Locale } from 'contracts'
import type { Text } from './texts-of.ts'

export type Path = readonly (string | number)[]

/** The value with another one at this path. */
export function setIn(value: LanderProp, [key, ...rest]: Path, next: LanderProp): LanderProp {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((one, index) => (index === key ? setIn(one, rest, next) : one))
  const group = value as LanderProps
  return { ...group, [key]: setIn(group[key] ?? null, rest, next) }
}

/** A text with another wording in one language. An empty translation is none; English is always there. */
export function setText(text: Text, locale: Locale, wording: string): LanderProp {
  const { [locale]: _, ...others } = text
  return wording === '' && locale !== 'en' ? others : { ...others, [locale]: wording }
}

/** Changes whom a block of a built-in page is for, or its note for a lawyer; undefined takes it away. */
export function setAside(
  content: LanderContent,
  id: string,
  change: Partial<Pick<LanderContent['blocks'][number], 'when' | 'note'>>,
): LanderContent {
  const blocks = content.blocks.map((block) => {
    if (block.id !== id) return block
    const { when, note, ...rest } = { ...block, ...change }
    return { ...rest, ...(when && { when }), ...(note !== undefined && { note }) }
  })
  return { ...content, blocks }
}

/** Changes the props of a block: everywhere, or in one variant of the experiment only. */
export function setProps(
  content: LanderContent,
  { block: id, variant }: { readonly block: string; readonly variant: string | null },
  props: LanderProps,
): LanderContent {
  if (variant === null) {
    const blocks = content.blocks.map((block) => (block.id === id ? { ...block, props } : block))
    return { ...content, blocks }
  }
  const { experiment } = content
  if (!experiment) return content
  const base = content.blocks.find((block) => block.id === id)?.props ?? {}
  const own = Object.entries(props).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key]),
  )
  const variants = experiment.variants.map((one) => {
    if (one.id !== variant) return one
    const { [id]: before, ...patch } = one.patch
    const change = {
      ...(before?.hidden && { hidden: before.hidden }),
      ...(own.length > 0 && { props: Object.fromEntries(own) }),
    }
    return { ...one, patch: Object.keys(change).length > 0 ? { ...patch, [id]: change } : patch }
  })
  return { ...content, experiment: { ...experiment, variants } }
}

/** The props of a block as a variant has them. */
export function propsOf(content: LanderContent, id: string, variant: string | null): LanderProps {
  const base = content.blocks.find((block) => block.id === id)?.props ?? {}
  const patch = content.experiment?.variants.find((one) => one.id === variant)?.patch[id]
  return { ...base, ...patch?.props }
}

/** Removes a block, and what variants change about it. */
export function removeBlock(content: LanderContent, id: string): LanderContent {
  const { experiment, ...rest } = content
  const variants = experiment?.variants.map(({ order, patch, ...variant }) => {
    const { [id]: _, ...others } = patch
    return { ...variant, ...(order && { order: order.filter((one) => one !== id) }), patch: others }
  })
  return {
    ...rest,
    blocks: content.blocks.filter((block) => block.id !== id),
    ...(experiment && variants && { experiment: { ...experiment, variants } }),
  }
}

/** Adds a block of this type behind another one, by default at the end, under an id that no other has. */
export function addBlock(
  content: LanderContent,
  { type, bv, props }: Pick<LanderContent['blocks'][number], 'type' | 'bv' | 'props'>,
  after?: string,
): { readonly content: LanderContent; readonly id: string } {
  const ids = new Set(content.blocks.map((block) => block.id))
  let id = type
  for (let number = 2; ids.has(id); number += 1) id = `${type}-${number}`
  const at = content.blocks.findIndex((block) => block.id === after) + 1 || content.blocks.length
  return { content: { ...content, blocks: content.blocks.toSpliced(at, 0, { id, type, bv, props }) }, id }
}
