import { followBuilds } from './dev-page.ts'
import { loadShared } from './shared-modules.ts'

interface Hot {
  check(autoApply: true): Promise<readonly unknown[] | null>
}

// Defined by the build.
declare const __DEV_BUNDLE__: string
declare const __webpack_hash__: string

// Part of every development bundle. Applies its changes to the page, or reloads the page where it cannot.

const hot = (import.meta as ImportMeta & { readonly webpackHot: Hot }).webpackHot
let newest = __webpack_hash__
let isUpdating = false

followBuilds(__DEV_BUNDLE__, (hash) => {
  newest = hash
  if (!isUpdating) void update()
})

/** Compares with the bundler's own hash, which every update changes. */
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
    console.debug(`${__DEV_BUNDLE__} cannot be updated in place, so the page reloads.`, error)
    return location.reload()
  }
  isUpdating = false
}
