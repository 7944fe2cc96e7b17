import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEV_PATH } from '../../bundling/development/dev-events.ts'
import type { Report } from '../../protocol/index.ts'
import { printable } from '../../registry/index.ts'
import { stackReader } from '../../registry/status/read-stack.ts'

/** Picks crashes and failures from a page's telemetry. A malformed body counts as empty. */
export function readProblems(body: string): Report[] {
  try {
    const reports = JSON.parse(body) as Report[]
    return reports.filter(({ kind }) => kind === 'crash' || kind === 'failure')
  } catch {
    return []
  }
}

/**
 * Describes a report for the terminal and the page: a sentence, and the places in the sources that its stack leads to, by
 * the source maps in the folder of the builds.
 */
export async function describeProblem(
  { name, version, kind, message = 'no reason given', stack = '' }: Report,
  output: string,
): Promise<string> {
  const problem = kind === 'crash' ? 'threw an error in the page' : 'could not be loaded by the page'
  const places = await readStack(stack, output)
  const lines = [`${name} ${version} ${problem}: ${message}`, ...places.map((place) => `    at ${place}`)]
  return lines.map((line) => printable(line)).join('\n')
}

async function readStack(stack: string, output: string): Promise<string[]> {
  const frames = stack.split('\n').filter((frame) => frame.startsWith(DEV_PATH) && !frame.includes('..'))
  const read = stackReader((script) => readFile(join(output, `${script}.map`)).catch(() => null))
  const places = await read(frames.map((frame) => frame.slice(DEV_PATH.length)))
  // The maps of development builds know lines only.
  return places.map((place) => place.replace(/:\d+$/, ''))
}
