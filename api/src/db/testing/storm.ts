import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    isFullStorm: boolean
    stormSeed: number
  }
}

/** Whether storm and random tests run at full size (`npm run test:storm`), or as a small sample. */
export const isFullStorm = inject('isFullStorm')

/** The seed of random tests: it changes with each run, unless `STORM_SEED` repeats an earlier one. */
export const stormSeed = inject('stormSeed')

console.log(`The random tests of this run have STORM_SEED=${stormSeed}.`)

/** Parameters of a property test: `sample` runs in `npm test`, and `all` of them in the storm. */
export const randomRuns = (sample: number, all: number) => ({
  numRuns: isFullStorm ? all : sample,
  seed: stormSeed,
})
