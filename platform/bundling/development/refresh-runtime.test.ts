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
    const { isLikelyComponentType, getFamilyByType, register } = await runtimeOf('one')
    const [first, same, other] = [
      { preload: () => 'one' },
      { preload: () => 'one' },
      { preload: () => 'other' },
    ]
    expect(isLikelyComponentType(first.preload)).toBe(true)
    register(first.preload, 'preload')
    expect(getFamilyByType(same.preload)).toBe(getFamilyByType(first.preload))
    expect(getFamilyByType(other.preload)).not.toBe(getFamilyByType(first.preload))
    expect(isLikelyComponentType(function compute() {})).toBe(false)
  })
})
