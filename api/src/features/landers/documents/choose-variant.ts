import { hash } from 'node:crypto'
import type { LanderExperiment } from 'contracts'

/** Shares are in thousandths. */
const SHARES = 1_000

/** The variant of a browser, the same on every visit; the first for browsers without cookies. */
export function chooseVariant(
  experiment: LanderExperiment | undefined,
  browser: string | undefined,
): string | null {
  if (!experiment) return null
  const { variants } = experiment
  const bucket = browser === undefined ? 0 : bucketOf(experiment, browser)
  let end = 0
  const chosen = variants.find(({ share }) => {
    end += share
    return bucket < end
  })
  return (chosen ?? variants[0])?.id ?? null
}

/** A number from 0 to 999 that is evenly distributed over browsers, and independent between experiments. */
function bucketOf({ id, salt }: LanderExperiment, browser: string): number {
  const digest = hash('sha256', [browser, id, salt].join('\n'), 'buffer')
  return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * SHARES)
}
