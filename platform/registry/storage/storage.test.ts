import { describe } from 'vitest'
import { temporaryStorage } from '../bundles/fixture-bundle.ts'
import { testStorage } from './storage-contract.ts'

describe('a folder as storage', () => {
  testStorage(temporaryStorage)
})
