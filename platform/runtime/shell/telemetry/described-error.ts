import type { Report } from '../../../protocol/index.ts'

const MAX_FRAMES = 8
const SCRIPT = /https?:\/\/[^/\s()]+(\/[^\s()?#]*\.js)(?:[?#][^\s():]*)?(:\d+:\d+)/g

/**
 * An error for a report: its text, and the scripts of its stack with line and column, innermost first. The stack leaves
 * out everything else, such as hosts, queries and names, which could be personal.
 */
export function describedError(error: unknown): Pick<Report, 'message' | 'stack'> {
  const message = String(error)
  const stack = error instanceof Error ? scriptsIn(error, message) : []
  return { message, ...(stack.length > 0 && { stack: stack.join('\n') }) }
}

function scriptsIn({ stack = '' }: Error, message: string): string[] {
  // Chrome begins the stack with the message, which could hold a URL.
  const frames = stack.startsWith(message) ? stack.slice(message.length) : stack
  return [...frames.matchAll(SCRIPT)]
    .slice(0, MAX_FRAMES)
    .map(([, path = '', position = '']) => path + position)
}
