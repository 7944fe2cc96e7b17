import { expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { RELEASE_COMMANDS } from './commands/release-commands.ts'
import { usage, usageLine, usageOf } from './usage.ts'

const paint = {
  name: 'paint',
  words: ['<wall>', '[colour]'],
  about: 'paints a wall',
  options: {
    coats: { type: 'string', value: 'number', isRequired: true, about: 'how often' },
    wet: { type: 'boolean', about: 'leaves it wet' },
  },
} as const

test('reads words and options, and always accepts --json', () => {
  const { words, options } = readArguments(paint, ['north', '--coats', '2', '--json', 'red', '--wet'])
  expect(words).toEqual(['north', 'red'])
  expect(options).toMatchObject({ coats: '2', wet: true })
})

test.each([
  [['north', '--coats', '2', '--dry'], "Unknown option '--dry'."],
  [['north', '--coats'], "Option '--coats <value>' argument missing."],
  [['north', '--coats', '--wet'], "Option '--coats' argument is ambiguous."],
  [['north', '--coats', '2', '--wet=no'], "Option '--wet' does not take an argument."],
  [[], 'Missing: <wall>, --coats <number>.'],
  [['north', 'red', 'blue', '--coats', '2'], "Unexpected argument 'blue'."],
])('rejects %j and shows the usage', (args, problem) => {
  expect(() => readArguments(paint, args)).toThrow(
    `${problem}\nUsage: npm run release -- paint <wall> [colour] --coats <number> [--wet]`,
  )
})

test('the last word may be repeated', () => {
  const list = { ...paint, words: ['<wall>…'], options: {} }
  expect(readArguments(list, ['north', 'south', 'east']).words).toHaveLength(3)
  expect(() => readArguments(list, [])).toThrow('Missing: <wall>….')
})

test('generates the usage from the table of commands', () => {
  expect(usageOf(paint)).toBe(
    [
      'Usage: npm run release -- paint <wall> [colour] --coats <number> [--wet]',
      'Paints a wall.',
      '  --coats <number>  how often',
      '  --wet             leaves it wet',
      '  --json            one JSON document on stdout',
    ].join('\n'),
  )
  const all = usage(RELEASE_COMMANDS)
  const unwrapped = all.replaceAll(/\n {10}/g, ' ')
  for (const command of RELEASE_COMMANDS) expect(unwrapped).toContain(`  ${usageLine(command)}\n`)
  expect(Math.max(...all.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
})
