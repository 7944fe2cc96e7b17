import { followBuilds } from './dev-page.ts'

interface Hot {
  status(): string
  check(autoApply: true): Promise<readonly unknown[] | null>
}

// Written in by the build.
declare const __DEV_BUNDLE__: string
declare const __webpack_hash__: string

/** Stands in every bundle built for development: brings its changes into the page, by a reload where that must be. */
const hot = (import.meta as ImportMeta & { readonly webpackHot: Hot }).webpackHot
let newest = __webpack_hash__

followBuilds(__DEV_BUNDLE__, (hash) => {
  newest = hash
  const status = hot.status()
  if (hash === __webpack_hash__) return
  if (status === 'idle') void update()
  // While an update is under way nothing needs to be done: it will see that there is a newer one.
  else if (status === 'abort' || status === 'fail' || status === 'ready') location.reload()
})

async function update() {
  try {
    const changed = await hot.check(true)
    if (!changed) return location.reload()
  } catch (error) {
    console.debug(`${__DEV_BUNDLE__} cannot be changed in place, so the page is loaded anew.`, error)
    return location.reload()
  }
  if (newest !== __webpack_hash__) await update()
}
