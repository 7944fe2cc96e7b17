import { type LanderContent, SHARES } from 'contracts'
import { propsOf } from './edit.ts'
import { blocksOf, isHidden } from './variant-blocks.ts'

export const MOST_VARIANTS = 6
const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

type Change = (content: LanderContent) => LanderContent

/** Begins an experiment with two variants that are still alike. */
export const startExperiment =
  (salt: string): Change =>
  (content) => ({
    ...content,
    experiment: {
      id: 'test',
      salt,
      variants: [
        { id: 'a', share: SHARES / 2, patch: {} },
        { id: 'b', share: SHARES / 2, patch: {} },
      ],
    },
  })

/** Adds a variant that nobody sees before it gets a share. */
export const addVariant: Change = (content) => {
  const { experiment } = content
  const id = NAMES.find((name) => experiment?.variants.every((variant) => variant.id !== name))
  if (!experiment || id === undefined) return content
  return {
    ...content,
    experiment: { ...experiment, variants: [...experiment.variants, { id, share: 0, patch: {} }] },
  }
}

/** Gives a variant another share. The others divide the rest as before, or evenly if they had nothing. */
export const setShare =
  (id: string, share: number): Change =>
  (content) => {
    const others = content.experiment?.variants.filter((one) => one.id !== id) ?? []
    const hasNothing = others.every((one) => one.share === 0)
    const weights = others.map((one) => [one.id, hasNothing ? 1 : one.share] as const)
    return withShares(content, new Map([[id, share], ...divide(SHARES - share, weights)]))
  }

export const evenShares: Change = (content) => {
  const weights = content.experiment?.variants.map(({ id }) => [id, 1] as const) ?? []
  return withShares(content, new Map(divide(SHARES, weights)))
}

/** Takes a variant away, and gives its share to the others. */
export const removeVariant =
  (id: string): Change =>
  (content) => {
    const { experiment, ...rest } = setShare(id, 0)(content)
    if (!experiment) return content
    return {
      ...rest,
      experiment: { ...experiment, variants: experiment.variants.filter((one) => one.id !== id) },
    }
  }

/** Divides a number by weights, without losing one of it to rounding. */
function divide(
  all: number,
  weights: readonly (readonly [id: string, weight: number])[],
): readonly (readonly [id: string, share: number])[] {
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  let weighed = 0
  return weights.map(([id, weight]) => {
    const start = Math.round((all * weighed) / sum)
    weighed += weight
    return [id, Math.round((all * weighed) / sum) - start] as const
  })
}

function withShares(content: LanderContent, shares: ReadonlyMap<string, number>): LanderContent {
  const { experiment } = content
  if (!experiment) return content
  const variants = experiment.variants.map((one) => ({ ...one, share: shares.get(one.id) ?? one.share }))
  return { ...content, experiment: { ...experiment, variants } }
}

/** Ends the experiment: every visitor gets what this variant has shown. */
export const keepVariant =
  (id: string): Change =>
  (content) => {
    const { experiment: _, ...rest } = content
    const blocks = blocksOf(content, id)
      .filter((block) => !isHidden(content, block.id, id))
      .map((block) => ({ ...block, props: propsOf(content, block.id, id) }))
    return { ...rest, blocks }
  }
