import { parseArgs } from 'node:util'
import { UsageError } from '../workspace.ts'
import { flag, type Options, type Values } from './option.ts'
import { usageLine } from './usage.ts'

interface Signature<O> {
  readonly name: string
  readonly words: readonly string[]
  readonly options: O
}

/** Parses a command's positional arguments and options, and throws UsageError for any that it does not accept. */
export function readArguments<O extends Options>(
  signature: Signature<O>,
  args: readonly string[],
): { words: string[]; options: Values<O> } {
  const usageError = (problem: string) => new UsageError(`${problem}\nUsage: ${usageLine(signature)}`)
  const { values, positionals } = parse(signature.options, args, usageError)
  const missing = [
    ...signature.words.slice(positionals.length).filter((word) => word.startsWith('<')),
    ...Object.entries(signature.options)
      .filter(([name, { isRequired }]) => isRequired && values[name] === undefined)
      .map(([name, option]) => flag(name, option)),
  ]
  if (missing.length > 0) throw usageError(`Missing: ${missing.join(', ')}.`)
  const surplus = signature.words.at(-1)?.endsWith('…') ? undefined : positionals[signature.words.length]
  if (surplus !== undefined) throw usageError(`Unexpected argument '${surplus}'.`)
  return { words: positionals, options: values as Values<O> }
}

function parse(
  options: Options,
  args: readonly string[],
  usageError: (problem: string) => UsageError,
): { values: Record<string, unknown>; positionals: string[] } {
  const json = { type: 'boolean' } as const
  try {
    return parseArgs({ args: [...args], options: { ...options, json }, strict: true, allowPositionals: true })
  } catch (error) {
    if (!(error instanceof TypeError) || !('code' in error)) throw error
    // Keep Node's first sentence only: the next one explains how to pass arguments that begin with a hyphen.
    throw usageError(`${error.message.split(/\.\s|\.?$|\n/)[0]}.`)
  }
}
