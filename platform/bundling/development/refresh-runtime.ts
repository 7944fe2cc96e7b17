// Stands in the place of `react-refresh/runtime` everywhere but here.
import * as own from 'react-refresh/runtime'

// Written in by the build.
declare const __DEV_BUNDLE__: string

declare global {
  var __refreshRuntime: typeof own | undefined
}

/**
 * One copy for all bundles of the page: React asks a single one which component has become which, and a second
 * bundle's copy would make it forget what changed in the first.
 */
const shared = (globalThis.__refreshRuntime ??= own)

export const { createSignatureFunctionForTransform, injectIntoGlobalHook, performReactRefresh } = shared

/** Module ids are unique within a bundle only. */
export function register(type: unknown, id: string) {
  if (!isPreload(type)) shared.register(type, `${__DEV_BUNDLE__} ${id}`)
}

// A page's file may export `preload` beside `Page`. That must not cost the page its state when the page changes, as
// anything else that is no component would, but when `preload` itself changes.

export function isLikelyComponentType(value: unknown): boolean {
  return isPreload(value) || shared.isLikelyComponentType(value)
}

export function getFamilyByType(value: unknown): unknown {
  return isPreload(value) ? String(value) : shared.getFamilyByType(value)
}

function isPreload(value: unknown): value is (...input: never[]) => unknown {
  return typeof value === 'function' && value.name === 'preload'
}
