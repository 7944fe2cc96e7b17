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

function isPreload(value: unknown): value is (...input: never[]) => unknown {
  return typeof value === 'function' && value.name === 'preload'
}
