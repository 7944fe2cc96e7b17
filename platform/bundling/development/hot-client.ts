import { followBuilds } from './dev-page.ts'
import { loadShared } from './shared-modules.ts'

interface Hot {
  check(autoApply: true): Promise<readonly unknown[] | null>
}

// Written in by the build.
declare const __DEV_BUNDLE__: string
declare const __webpack_hash__: string

/** Stands in every bundle built for development: brings its changes into the page, by a reload where that must be. */
const hot = (import.meta as ImportMeta & { readonly webpackHot: Hot }).webpackHot
let newest = __webpack_hash__
let isUpdating = false

followBuilds(__DEV_BUNDLE__, (hash) => {
  newest = hash
  if (!isUpdating) void update()
})

/** The bundler's hash changes with every update. */
function isNewest() {
  return newest === __webpack_hash__
}

async function update() {
  isUpdating = true
  try {
    while (!isNewest()) {
      await loadShared()
      if (!(await hot.check(true))) return location.reload()
    }
  } catch (error) {
    console.debug(`${__DEV_BUNDLE__} cannot be changed in place, so the page is loaded anew.`, error)
    return location.reload()
  }
  isUpdating = false
}
