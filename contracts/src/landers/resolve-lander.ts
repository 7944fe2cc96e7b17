import type { Locale } from '../locales.ts'
import type { Json, LanderBlock } from './lander-block.ts'
import type { LanderContent, LanderVariant } from './lander-content.ts'
import type { LanderProp, LanderProps } from './lander-props.ts'
import { inLocale, type Localized } from './localized.ts'

/** The blocks as a visitor gets them: in one language and one variant, without notes. */
export function resolveLander(
  { blocks, experiment }: Pick<LanderContent, 'blocks' | 'experiment'>,
  locale: Locale,
  variantId: string | null = null,
): LanderBlock[] {
  const variant = experiment?.variants.find(({ id }) => id === variantId)
  return inOrder(blocks, variant?.order).flatMap(({ props, when: _, note: __, ...block }) => {
    const change = variant && Object.hasOwn(variant.patch, block.id) ? variant.patch[block.id] : undefined
    return change?.hidden ? [] : [{ ...block, props: resolveProps({ ...props, ...change?.props }, locale) }]
  })
}

function inOrder<B extends { readonly id: string }>(
  blocks: readonly B[],
  order: LanderVariant['order'] = [],
): B[] {
  const rank = new Map(order.map((id, at) => [id, at]))
  const rankOf = ({ id }: B) => rank.get(id) ?? order.length
  return blocks.toSorted((one, other) => rankOf(one) - rankOf(other))
}

function resolveProps(props: LanderProps, locale: Locale): Record<string, Json> {
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, resolveProp(value, locale)]))
}

function resolveProp(value: LanderProp, locale: Locale): Json {
  if (typeof value !== 'object' || value === null) return value
  if (isList(value)) return value.map((item) => resolveProp(item, locale))
  if (isLocalized(value)) return inLocale(value, locale)
  return resolveProps(value, locale)
}

/** `Array.isArray` does not narrow read-only lists. */
function isList(value: LanderProp): value is readonly LanderProp[] {
  return Array.isArray(value)
}

/** No other object in the props has a key as short as this. */
function isLocalized(value: object): value is Localized {
  return Object.hasOwn(value, 'en')
}
