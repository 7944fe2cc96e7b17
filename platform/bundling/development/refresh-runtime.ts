// Replaces `react-refresh/runtime` in all other modules.
import * as own from 'react-refresh/runtime'

// Defined by the build.
declare const __DEV_BUNDLE__: string

declare global {
  var __refreshRuntime: typeof own | undefined
}

/**
 * The copy that all bundles of the page share. React asks only one runtime which component replaces which; a second
 * bundle's copy would make it forget the changes in the first.
 */
const shared = (globalThis.__refreshRuntime ??= own)

export const { createSignatureFunctionForTransform, injectIntoGlobalHook, performReactRefresh } = shared

/** Adds the bundle to module ids, which are unique only within a bundle. */
export function register(type: unknown, id: string) {
  if (!isPreload(type)) shared.register(type, `${__DEV_BUNDLE__} ${id}`)
}

// A page's file may export `preload` next to `Page`. Any other export that is not a component makes an update lose the
// page's state; `preload` does so only when it changes itself.

export function isLikelyComponentType(value: unknown): boolean {
  return isPreload(value) || shared.isLikelyComponentType(value)
}

export function getFamilyByType(value: unknown): unknown {
  return isPreload(value) ? String(value) : shared.getFamilyByType(value)
}

/** The `preload` of the module whose exports are examined: its function may be another module's, with any name. */
let preload: unknown

function isPreload(value: unknown): boolean {
  // The plugin asks about the whole module first, and then about each of its exports.
  if (isModule(value)) ({ preload } = value)
  return typeof value === 'function' && value === preload
}

function isModule(value: unknown): value is { readonly preload?: unknown } {
  // Components made by `memo` and the like are objects, too.
  return typeof value === 'object' && value !== null && !('$$typeof' in value)
}
