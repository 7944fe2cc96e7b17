import type { LanderContent } from 'contracts'

type LanderVariant = NonNullable<LanderContent['experiment']>['variants'][number]

/** The blocks in a variant's order, also those that it leaves out; null is the page without any. */
export function blocksOf(content: LanderContent, variant: string | null): LanderContent['blocks'] {
  const { order = [] } = content.experiment?.variants.find(({ id }) => id === variant) ?? {}
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return content.blocks.toSorted((one, other) => rank(one.id) - rank(other.id))
}

/** Puts the blocks into another order: everywhere, or in one variant of the experiment only. */
export function reorderBlocks(
  content: LanderContent,
  ids: readonly string[],
  variant: string | null = null,
): LanderContent {
  const blocks = ids.flatMap((id) => content.blocks.filter((block) => block.id === id))
  if (variant === null) return { ...content, blocks }
  const isSame = content.blocks.every(({ id }, at) => id === ids[at])
  return changeVariant(content, variant, ({ order: _, ...one }) =>
    isSame ? one : { ...one, order: [...ids] },
  )
}

export function isHidden(content: LanderContent, id: string, variant: string | null): boolean {
  const { patch = {} } = content.experiment?.variants.find((one) => one.id === variant) ?? {}
  return patch[id]?.hidden === true
}

/** Leaves a block out of one variant, or shows it there again, with what the variant has changed about it. */
export function setHidden(
  content: LanderContent,
  { block: id, variant }: { readonly block: string; readonly variant: string },
  hidden: boolean,
): LanderContent {
  return changeVariant(content, variant, ({ patch: { [id]: before, ...patch }, ...one }) => {
    const change = { ...(before?.props && { props: before.props }), ...(hidden && ({ hidden } as const)) }
    return { ...one, patch: Object.keys(change).length > 0 ? { ...patch, [id]: change } : patch }
  })
}

function changeVariant(
  content: LanderContent,
  id: string,
  change: (variant: LanderVariant) => LanderVariant,
): LanderContent {
  const { experiment } = content
  if (!experiment) return content
  const variants = experiment.variants.map((one) => (one.id === id ? change(one) : one))
  return { ...content, experiment: { ...experiment, variants } }
}
