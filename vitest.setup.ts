import { afterEach, beforeEach } from 'vitest'

// What React and others log as an error is a fault that nobody asserted on. A test that provokes one
// on purpose says so by replacing console.error for itself.
const print = console.error
let strays: unknown[][] = []

beforeEach(() => {
  strays = []
  console.error = (...words) => {
    strays.push(words)
    print(...words)
  }
})

afterEach(() => {
  console.error = print
  if (strays.length > 0)
    throw new Error(`console.error was called: ${strays.map((words) => words.join(' ')).join('; ')}`)
})
