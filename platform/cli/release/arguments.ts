import { parseArgs } from 'node:util'
import { UsageError } from '../workspace.ts'
import { flag, type Options, type Values } from './option.ts'
import { usageLine } from './usage.ts'

interface Accepted<O> {
  readonly name: string
  readonly words: readonly string[]
  readonly options: O
}

/** The words and options that a command was called with; UsageError for anything that it does not know. */
export function readArguments<O extends Options>(
  accepted: Accepted<O>,
  args: readonly string[],
): { words: string[]; options: Values<O> } {
  const misunderstood = (problem: string) => new UsageError(`${problem}\nUsage: ${usageLine(accepted)}`)
  const { values, positionals } = parse(accepted.options, args, misunderstood)
  const missing = [
    ...accepted.words.slice(positionals.length).filter((word) => word.startsWith('<')),
    ...Object.entries(accepted.options)
      .filter(([name, { isRequired }]) => isRequired && values[name] === undefined)
      .map(([name, option]) => flag(name, option)),
  ]
  if (missing.length > 0) throw misunderstood(`Missing: ${missing.join(', ')}.`)
  const surplus = accepted.words.at(-1)?.endsWith('…') ? undefined : positionals[accepted.words.length]
  if (surplus !== undefined) throw misunderstood(`'${surplus}' is too much.`)
  return { words: positionals, options: values as Values<O> }
}

function parse(
  options: Options,
  args: readonly string[],
  misunderstood: (problem: string) => UsageError,
): { values: Record<string, unknown>; positionals: string[] } {
  const json = { type: 'boolean' } as const
  try {
    return parseArgs({ args: [...args], options: { ...options, json }, strict: true, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    // After its first sentence Node advises how to pass words that begin with a hyphen.
    throw misunderstood(`${error.message.split(/\.\s|\.?$|\n/)[0]}.`)
  }
}
