import type { Settings } from 'contracts'
import { expect, test } from 'vitest'
import { traitsOf } from './traits.ts'

const settings = { domain: 'amberly.example', geoip_country: 'FI' } as Settings
const of = (parts: Partial<Parameters<typeof traitsOf>[0]> = {}) =>
  traitsOf({ settings, language: 'fi', role: 'visitor', userAgent: undefined, ...parts })

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [CHROME, 'chrome'],
  [`${CHROME} Edg/140.0.0.0`, 'edge'],
  [`${CHROME} OPR/120.0.0.0`, 'opera'],
  [CHROME.replace('Chrome', 'SamsungBrowser/28.0 Chrome'), 'samsung'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'safari',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    'chrome',
  ],
  ['curl/8.14.1', 'other'],
])('%s is %s', (userAgent, browser) => {
  expect(of({ userAgent }).browser).toBe(browser)
})

test('staff are told from everyone else, and countries are in lower case', () => {
  expect(of()).toEqual({
    brand: 'amberly.example',
    country: 'fi',
    language: 'fi',
    browser: 'other',
    staff: 'no',
  })
  expect(of({ role: 'staff' }).staff).toBe('yes')
})
