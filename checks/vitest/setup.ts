import { afterEach, beforeEach } from 'vitest'

// Fails a test during which React or anything else logs an error. A test that provokes one on purpose
// replaces console.error itself.
const print = console.error

/** Chromium says so when it leaves the rest of the notifications to the next frame. */
const isHarmless = ([first]: readonly unknown[]) => String(first).includes('ResizeObserver loop completed')

let strays: unknown[][] = []

beforeEach(() => {
  strays = []
  console.error = (...words) => {
    if (!isHarmless(words)) strays.push(words)
    print(...words)
  }
})

afterEach(() => {
  console.error = print
  if (strays.length > 0)
    throw new Error(`console.error was called: ${strays.map((words) => words.join(' ')).join('; ')}`)
})
