import { expect, test } from 'vitest'
import { generations } from './generations.ts'

const request = (url: string, start: number, end: number) => ({ url, start, end })

test('what is asked for together is one round trip, what is found out later is another', () => {
  const html = request('/', 0, 150)
  const script = request('/main.js', 155, 305)
  const style = request('/main.css', 156, 310)
  const data = request('/data', 320, 470)
  expect(generations([])).toBe(0)
  expect(generations([html])).toBe(1)
  expect(generations([style, html, script])).toBe(2)
  expect(generations([html, script, style, data])).toBe(3)
})

test('a request that began before another was answered did not wait for it', () => {
  const html = request('/', 0, 150)
  const early = request('/early.js', 100, 250)
  expect(generations([html, early, request('/late.js', 200, 350)])).toBe(2)
  expect(generations([html, early, request('/later.js', 250, 400)])).toBe(2)
})
