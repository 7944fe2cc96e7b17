import type { DevEvent } from '../build/development/dev-events.ts'

/** What became of a build, in a line; of one that failed, everything that the bundler says. */
export function buildLine(event: DevEvent, ms: number): string {
  if (event.type === 'built') return `• ${event.bundle} built in ${Math.round(ms)} ms`
  return `\n${event.message}\n`
}
