import { describe, expect, it } from 'vitest'
import { UsageError } from '../workspace.ts'
import { readDevArguments } from './arguments.ts'

describe('the arguments of dev', () => {
  it('mean everything when there are none', () => {
    expect(readDevArguments([])).toEqual({ names: [] })
  })

  it('name bundles and a site, in any order', () => {
    const site = new URL('https://example.org')
    expect(readDevArguments(['chat', '--site', 'https://example.org'])).toEqual({ names: ['chat'], site })
    expect(readDevArguments(['--site=https://example.org', 'chat'])).toEqual({ names: ['chat'], site })
  })

  it('take the site of the repository, unless the command names another one', () => {
    const site = new URL('https://own.example')
    expect(readDevArguments(['chat'], 'https://own.example')).toEqual({ names: ['chat'], site })
    const other = new URL('https://example.org')
    expect(readDevArguments(['--site', other.href], 'https://own.example')).toEqual({
      names: [],
      site: other,
    })
  })

  it.each(['example.org', 'ftp://example.org', ''])('reject %j as the address of a site', (site) => {
    expect(() => readDevArguments(['chat', '--site', site])).toThrow('is not the address of a site')
  })

  it('show the usage for an unknown option', () => {
    expect(() => readDevArguments(['chat', '--fast'])).toThrow(UsageError)
    expect(() => readDevArguments(['--site'])).toThrow('Usage: npm run dev')
  })
})
