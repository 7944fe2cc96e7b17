import {
  describeTarget,
  freezeText,
  printable,
  Refused,
  type StatusRow,
  type VersionStatus,
  waitingText,
} from '../../../registry/index.ts'
import type { Workspace } from '../../workspace.ts'
import { authorText } from '../author.ts'
import { releaseCommand } from '../command.ts'
import { bundleName } from '../name.ts'
import { formatTime } from '../output/format-time.ts'
import { speedTable } from '../output/speed-table.ts'
import { type Cell, table } from '../output/table.ts'
import { writeShare } from '../share.ts'

export const statusCommand = releaseCommand({
  name: 'status',
  words: ['[bundle]'],
  about: 'shows who gets which version, and how it performs; of one bundle, page by page',
  options: {},
  async run({ workspace, releases, hint, words: [bundle] }) {
    const all = await releases.status()
    const name = bundle === undefined ? undefined : await bundleName(workspace, releases, bundle)
    const rows = name === undefined ? all : all.filter((row) => row.name === name)
    if (rows.length > 0)
      return { json: rows, lines: [...designLabel(workspace), ...report(rows, name !== undefined)] }
    const first = hint(`publish ${name ?? workspace.shell ?? '<bundle>'}`)
    if (name === undefined)
      return { json: rows, lines: [`Nothing is published here yet. Begin with the shell: ${first}`] }
    throw new Refused({
      code: 'unknown-name',
      sentence: `${name} was never published here. Publish it: ${first}`,
    })
  },
})

/** The version of the design, if the installation names one. */
export function designLabel({ design }: Pick<Workspace, 'design'>): string[] {
  return design === undefined ? [] : [`Design version ${design}`, '']
}

const HEAD = ['', 'version', '', 'share', 'visitors', 'loads', 'failures', 'crashes', 'p75 ms']

/** Formats tables of the served versions and of their speed, followed by notes on what a table cannot show. */
export function report(rows: readonly StatusRow[], hasPages = false): string[] {
  const notes = rows.flatMap(notesOn)
  const speed = speedTable(rows, hasPages)
  return [...table([HEAD, ...rows.flatMap(cells)]), ...speed, ...(notes.length > 0 ? ['', ...notes] : [])]
}

function cells({ name, live, canary }: StatusRow): Cell[][] {
  const figures = (of: VersionStatus) => [of.visitors, of.loads, of.failures, of.crashes, of.p75]
  return [
    live
      ? [name, live.version, 'live', writeShare(1 - (canary?.share ?? 0)), ...figures(live)]
      : [name, 'nobody gets it'],
    ...(canary ? [[name, canary.version, 'canary', writeShare(canary.share), ...figures(canary)]] : []),
  ]
}

function notesOn({ name, live, canary, autoRollback, waiting, isProtected, freeze }: StatusRow): string[] {
  const messages = (of: Pick<VersionStatus, 'version' | 'messages'> | undefined) =>
    (of?.messages ?? []).flatMap(({ at, kind, text, stack = [] }) => [
      `${formatTime(at)}: a ${kind} in ${name} ${of?.version}: ${printable(text)}`,
      ...stack.map((place) => `    at ${printable(place)}`),
    ])
  const published = [live, canary].flatMap((of) => {
    const author = authorText(of?.published ?? {})
    return of?.published && author !== ''
      ? [`${formatTime(of.published.at)}: ${name} ${of.version} was published ${author}.`]
      : []
  })
  return [
    ...(freeze ? [`${formatTime(freeze.at)}: releases were frozen${freezeText(freeze)}.`] : []),
    ...(isProtected ? [`A second person has to approve each release of ${name}.`] : []),
    ...(waiting
      ? [
          `${formatTime(waiting.planned.at)}: ${name} ${waiting.bundles[name]} was planned ${[authorText({ by: waiting.planned.by }), waitingText(waiting)].filter(Boolean).join(' ')}.`,
        ]
      : []),
    ...published,
    ...(autoRollback
      ? [
          `${formatTime(autoRollback.at)}: ${name} ${autoRollback.version} was rolled back automatically. ${autoRollback.why}`,
          ...messages(autoRollback),
        ]
      : []),
    ...(canary
      ? [
          `${formatTime(canary.since)}: the canary ${name} ${canary.version} began${canary.only ? `, for visitors with ${describeTarget(canary.only)}` : ''}.`,
        ]
      : []),
    ...[live, canary].flatMap(messages),
    ...[live, canary].flatMap((of) => of?.damaged ?? []),
  ]
}
