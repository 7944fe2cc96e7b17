import { expect, test } from 'vitest'
import { temporaryStorage } from '../../../registry/bundles/fixture-bundle.ts'
import { type Storage } from '../../../registry/index.ts'
import { createToken } from '../tokens/token.ts'
import { knownTokens } from './known-tokens.ts'

const rights = { team: 'chat', remotes: [], mayClaim: false }

test('knows the ids of tokens, and lists them once a second at most', async () => {
  const storage = await temporaryStorage()
  const { text } = await createToken(storage, rights)
  let [lists, now] = [0, 0]
  const counting: Storage = {
    ...storage,
    list(prefix) {
      lists++
      return storage.list(prefix)
    },
  }
  const isKnown = knownTokens(counting, () => now)
  for (let i = 0; i < 50; i++) {
    expect(await isKnown(`release_${'0'.repeat(16)}_${'a'.repeat(43)}`)).toBe(false)
    expect(await isKnown('something else')).toBe(false)
    expect(await isKnown(text)).toBe(true)
  }
  expect(lists).toBe(1)
  const { text: later } = await createToken(storage, rights)
  now = 1_000
  expect(await isKnown(later)).toBe(true)
})
