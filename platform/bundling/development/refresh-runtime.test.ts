import { memo } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

/** Imports the runtime as a bundle of the page gets it. */
async function runtimeOf(bundle: string) {
  vi.stubGlobal('__DEV_BUNDLE__', bundle)
  vi.resetModules()
  const runtime = await import('./refresh-runtime.ts')
  return runtime
}

beforeEach(() => {
  globalThis.__refreshRuntime = undefined
})

describe('the refresh runtime of a page', () => {
  it('is shared by all bundles, and tells their modules apart', async () => {
    const one = await runtimeOf('one')
    function First() {}
    one.register(First, './src/page.tsx Page')
    const two = await runtimeOf('two')
    function Second() {}
    two.register(Second, './src/page.tsx Page')
    expect(two.performReactRefresh).toBe(one.performReactRefresh)
    expect(two.getFamilyByType(First)).toBe(one.getFamilyByType(First))
    expect(two.getFamilyByType(Second)).toBeDefined()
    expect(two.getFamilyByType(Second)).not.toBe(two.getFamilyByType(First))
  })

  it('keeps the state of a page that exports preload, unless preload changes', async () => {
    const { isBoundary, familyOfPreload } = await examinedBy('one')
    const Page = function Page() {}
    const [first, same, other] = [
      { Page, preload: () => 'one' },
      { Page, preload: () => 'one' },
      { Page, preload: () => 'other' },
    ]
    expect(isBoundary(first)).toBe(true)
    expect(familyOfPreload(same)).toBe(familyOfPreload(first))
    expect(familyOfPreload(other)).not.toBe(familyOfPreload(first))
  })

  it('recognizes the preload of a page if it is a function of another module', async () => {
    const { isBoundary } = await examinedBy('one')
    const preloadOffer = () => 'offer'
    expect(isBoundary({ Page: memo(function Page() {}), preload: preloadOffer })).toBe(true)
    expect(isBoundary({ preloadOffer })).toBe(false)
    expect(isBoundary({ preload: 'not a function', Page() {} })).toBe(false)
  })
})

/** Examines modules in the order of the plugin: first a module, then each of its exports. */
async function examinedBy(bundle: string) {
  const { isLikelyComponentType, getFamilyByType, register } = await runtimeOf(bundle)
  return {
    isBoundary(module: Readonly<Record<string, unknown>>) {
      isLikelyComponentType(module)
      return Object.entries(module).every(([name, value]) => {
        register(value, name)
        return isLikelyComponentType(value)
      })
    },
    familyOfPreload(module: { readonly preload: unknown }) {
      getFamilyByType(module)
      return getFamilyByType(module.preload)
    },
  }
}
