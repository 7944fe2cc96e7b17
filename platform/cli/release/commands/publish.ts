import { type ChosenChannel, describeAudience, type Published } from '../../../registry/index.ts'
import { addBrotli } from '../../build/brotli.ts'
import { step } from '../../step.ts'
import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolders } from '../built-folders.ts'
import { releaseCommand } from '../command.ts'
import type { Hint } from '../open-releases.ts'
import { audienceSentences, flipSentences, heldSentences, storedSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const publishCommand = releaseCommand({
  name: 'publish',
  words: BUILT_WORDS,
  about: 'builds bundles if they changed, checks, stores and releases them; several in one flip',
  options: {
    canary: {
      type: 'string',
      value: 'percent',
      about: 'release it to this share of the visitors; 10% by default',
    },
    all: { type: 'boolean', about: 'release it to everyone at once, though nothing takes it back by itself' },
    only: ONLY_OPTION,
    hold: { type: 'boolean', about: 'only store it; release it later with promote' },
    dist: BUILT_OPTION,
    by: BY_OPTION,
  },
  async run({ workspace, releases, place, hint, words, options }) {
    const channel = readChannel(options)
    const start = performance.now()
    const dists = await builtFolders(workspace, words, options.dist, { checksTypes: true })
    for (const dist of dists) await addBrotli(dist)
    const author = await authorOf(dists[0] ?? workspace.root, options.by)
    const storing = `Checking and storing ${dists.length === 1 ? 'it' : 'them'}`
    const { unchanged, published } = await step(storing, () =>
      releases.publish(dists, { channel, ...author }),
    )
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
    const isHeld = channel.kind === 'hold'
    const kindOf = (share: number | undefined) => (share === undefined ? 'live' : 'canary')
    const rows = [
      ...unchanged.map((one) => ({ ...one, isUnchanged: true })),
      ...published.map((one) => ({ ...one, channel: isHeld ? 'hold' : kindOf(one.share), seconds, place })),
    ]
    return {
      json: rows.length === 1 ? rows[0] : rows,
      lines: [
        ...unchanged.map(({ name, version, canary }) => {
          const state = canary ? `the canary, for ${describeAudience(canary.share, canary.only)}` : 'live'
          return `${name} ${version} is already ${state}: nothing to do.`
        }),
        ...published.map(({ name, version, files, bytes }) => {
          const size = `${files} files, ${Math.round(bytes / 1000)} kB with their compressed forms`
          return `${name} ${version} is published to ${place}${published.length === 1 ? ` in ${seconds} s` : ''}: ${size}.`
        }),
        ...(published.length > 1 ? [`This took ${seconds} s.`] : []),
        ...published.flatMap(({ warnings }) => warnings.map((warning) => `Warning: ${warning}`)),
        ...releaseSentences(published, isHeld, hint),
      ],
    }
  },
})

function releaseSentences(published: Published['published'], isHeld: boolean, hint: Hint): string[] {
  const [first, ...more] = published
  if (!first) return []
  if (isHeld)
    return more.length > 0 ? heldSentences(published, hint) : storedSentences(first.name, first.version, hint)
  if (more.length > 0) return flipSentences(published, hint)
  return audienceSentences(first, hint)
}

interface ChannelOptions {
  readonly canary?: string
  readonly only?: readonly string[]
  readonly hold?: boolean
  readonly all?: boolean
}

export function readChannel({ canary, only, hold, all }: ChannelOptions): ChosenChannel {
  const target = readTarget(only, canary)
  if ([canary !== undefined, hold, all].filter(Boolean).length > 1)
    throw new UsageError(
      '--canary releases to some visitors, --all to everyone, --hold to nobody: use one of them.',
    )
  if (hold) return { kind: 'hold' }
  if (canary === undefined) return { kind: all ? 'live' : 'default' }
  return { kind: 'canary', share: readShare(canary), ...(target && { only: target }) }
}
