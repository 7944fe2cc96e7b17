import { expect, test } from 'vitest'
import { readDemo, readReactions } from './demo-setting.ts'

const local = { siteHosts: {} }
const site = { siteHosts: { 'amberly.example': 'localhost' } }

test('a site with hosts of its own is no demo, even if SITE_URL was forgotten', () => {
  expect(readDemo(undefined, local)).toEqual({})
  expect(readDemo('', site)).toBeUndefined()
  expect(readDemo('yes', site)).toEqual({})
  expect(readDemo('no', local)).toBeUndefined()
})

test('DEMO sets the size of the demo world', () => {
  expect(readDemo('40', local)).toEqual({ members: 40 })
})

test.each(['maybe', '0', '-1', '1.5'])('DEMO %s is refused', (text) => {
  expect(() => readDemo(text, local)).toThrow(`DEMO is '${text}': use yes, no, or a number of members.`)
})

test('the invented members react unless DEMO_REACTIONS is no', () => {
  expect([undefined, '', 'yes', 'no'].map(readReactions)).toEqual([true, true, true, false])
  expect(() => readReactions('off')).toThrow("DEMO_REACTIONS is 'off': use yes or no.")
})
