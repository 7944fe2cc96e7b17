import { expect, test } from 'vitest'
import { measureLoad } from './bundle-load.ts'

const BASE = 'https://toys.example/bundles/toy/1/'
const file = (gzip: number) => ({ bytes: gzip * 3, gzip, integrity: '' })
const files = {
  'entry.js': file(1000),
  'page.js': file(4000),
  'page.js.map': file(9000),
  'late.js': file(2000),
}
const timing = (name: string, startTime: number, duration: number) => ({ name, startTime, duration })

test('adds up what the page has loaded of the bundle, without its source maps', () => {
  const timings = [
    timing(`${BASE}entry.js`, 0, 10),
    timing(`${BASE}page.js`, 5, 10),
    timing(`${BASE}page.js`, 99, 1),
  ]
  expect(measureLoad(files, BASE, timings)).toMatchObject({ loaded: 5000, total: 7000 })
})

test('counts the time in which several files were loading once, and pauses not at all', () => {
  const timings = [
    timing(`${BASE}page.js`, 20, 30),
    timing(`${BASE}entry.js`, 10, 20),
    timing(`${BASE}late.js`, 100, 5),
    timing('https://toys.example/bundles/other/1/entry.js', 0, 1000),
    timing(`${BASE}bundle.json`, 200, 1000),
  ]
  expect(measureLoad(files, BASE, timings).ms).toBe(45)
})
