import { describe, expect, it } from 'vitest'
import { UsageError } from '../workspace.ts'
import { readDevArguments } from './arguments.ts'

describe('the words after dev', () => {
  it('name nothing, and everything is meant', () => {
    expect(readDevArguments([])).toEqual({ names: [] })
  })

  it('name bundles and a site, in any order', () => {
    const site = new URL('https://example.org')
    expect(readDevArguments(['chat', '--site', 'https://example.org'])).toEqual({ names: ['chat'], site })
    expect(readDevArguments(['--site=https://example.org', 'chat'])).toEqual({ names: ['chat'], site })
  })

  it.each(['example.org', 'ftp://example.org', ''])('do not name a site by %j', (site) => {
    expect(() => readDevArguments(['chat', '--site', site])).toThrow('is no address of a site')
  })

  it('are refused with the usage when there is no such option', () => {
    expect(() => readDevArguments(['chat', '--fast'])).toThrow(UsageError)
    expect(() => readDevArguments(['--site'])).toThrow('Usage: dev')
  })
})
