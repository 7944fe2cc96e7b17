import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    isFullStorm: boolean
  }
}

/** Whether storm tests run at full size (`npm run test:storm`), or scaled down as part of `npm test`. */
export const isFullStorm = inject('isFullStorm')
