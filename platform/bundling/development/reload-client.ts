import { followBuilds } from './dev-page.ts'

// Defined by the build.
declare const __DEV_BUNDLE__: string

let shown: string | undefined

followBuilds(__DEV_BUNDLE__, (hash) => {
  if (shown !== undefined && shown !== hash) location.reload()
  shown ??= hash
})
