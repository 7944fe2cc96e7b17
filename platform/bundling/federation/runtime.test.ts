import { readFileSync } from 'node:fs'
import { rspack } from '@rspack/core'
import { expect, test } from 'vitest'

const manifest = new URL('../../node_modules/@module-federation/enhanced/package.json', import.meta.url)
const enhanced = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string }

// `runtime/federation/bundler.d.ts` declares what these versions generate, none of which is documented. After an upgrade,
// compare it with a remote's built entry, then name the new versions here.
test('the container runtime reads internals of exactly these versions', () => {
  expect({ rspack: rspack.rspackVersion, enhanced: enhanced.version }).toEqual({
    rspack: '2.3.2',
    enhanced: '2.9.2',
  })
})
