import { expect, test } from 'vitest'
import { type Device, hasShareMenu } from './install-way.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const SAFARI = 'Version/18.5 Mobile/15E148 Safari/604.1'

test.each([
  ['Safari on an iPhone', `${IPHONE} ${SAFARI}`, 5, true],
  ['Safari on an iPad', `${MAC} Version/18.5 Safari/605.1.15`, 5, true],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, false],
  ['Chrome on an iPhone', `${IPHONE} CriOS/137.0.7151.51 Mobile/15E148 Safari/604.1`, 5, false],
  ['a page within another app', `${IPHONE} Mobile/15E148`, 5, false],
  ['a page within an app that names itself', `${IPHONE} ${SAFARI} Instagram 300.0`, 5, false],
])('%s', (_, userAgent, maxTouchPoints, has) => {
  const device: Device & { standalone: boolean } = { userAgent, maxTouchPoints, standalone: false }
  expect(hasShareMenu(device)).toBe(has)
})

test('Chrome on Android, whose window has no such property, installs by its own dialog', () => {
  const userAgent = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/137.0.0.0 Mobile Safari/537.36`
  expect(hasShareMenu({ userAgent, maxTouchPoints: 5 })).toBe(false)
})
