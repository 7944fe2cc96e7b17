import { describe } from 'vitest'
import { temporaryStorage } from './fixture-bundle.ts'
import { testStorage } from './storage-contract.ts'

describe('a folder as storage', () => {
  testStorage(temporaryStorage)
})
