import { type LanderContent, SHARES } from 'contracts'
import { propsOf } from './edit.ts'
import { blocksOf, isHidden } from './variant-parts.ts'

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

export const setShare =
  (id: string, share: number): Change =>
  (content) => {
    const { experiment } = content
    if (!experiment) return content
    const variants = experiment.variants.map((one) => (one.id === id ? { ...one, share } : one))
    return { ...content, experiment: { ...experiment, variants } }
  }

export function sumOfShares({ experiment }: LanderContent): number {
  return experiment?.variants.reduce((sum, { share }) => sum + share, 0) ?? SHARES
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
