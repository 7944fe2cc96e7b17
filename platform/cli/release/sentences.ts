import type { Release } from '../../registry/index.ts'
import { writeShare } from './share.ts'
import { PROGRAM } from './usage.ts'

/** Who gets a version now, and what one would do next. */
export function whoGetsIt({ name, version, from, share }: Omit<Release, 'revision'>): string[] {
  if (share !== undefined) {
    return [
      `${writeShare(share)} of the visitors get ${name} ${version} now, always the same ones; the others keep ${from}.`,
      `Watch it:            ${PROGRAM} status ${name}`,
      `Give it to everyone: ${PROGRAM} promote ${name}`,
      `Take it back:        ${PROGRAM} rollback ${name}`,
    ]
  }
  if (from === undefined) {
    return [`Everyone gets ${name} ${version} now.`, `Watch it: ${PROGRAM} status ${name}`]
  }
  return [
    `Everyone gets ${name} ${version} now, in place of ${from}.`,
    `Watch it:     ${PROGRAM} status ${name}`,
    `Take it back: ${PROGRAM} rollback ${name}`,
  ]
}

/** The same of a version that is only stored. */
export function nobodyGetsIt(name: string, version: string): string[] {
  return [
    'Nobody gets it yet.',
    `Give it to everyone: ${PROGRAM} promote ${name} ${version}`,
    `Try it on some:      ${PROGRAM} promote ${name} ${version} --canary 10%`,
  ]
}
