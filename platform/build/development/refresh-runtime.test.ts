import { beforeEach, describe, expect, it, vi } from 'vitest'

/** The runtime as a bundle of the page gets it. */
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
  it('is one for all bundles, and tells their modules apart', async () => {
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

  it('lets a page have a preload beside it, as long as that stays the same', async () => {
    const { isLikelyComponentType, getFamilyByType, register } = await runtimeOf('one')
    const make = (body: string) => ({ preload: new Function(body) })['preload']
    const named = (body: string) => Object.defineProperty(make(body), 'name', { value: 'preload' })
    expect(isLikelyComponentType(named('return 1'))).toBe(true)
    register(named('return 1'), 'preload')
    expect(getFamilyByType(named('return 1'))).toBe(getFamilyByType(named('return 1')))
    expect(getFamilyByType(named('return 1'))).not.toBe(getFamilyByType(named('return 2')))
    expect(isLikelyComponentType(function compute() {})).toBe(false)
  })
})
