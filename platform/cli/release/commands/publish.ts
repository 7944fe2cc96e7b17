import { type Channel, droppedPages } from '../../../registry/index.ts'
import { step } from '../../step.ts'
import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolder } from '../built-folder.ts'
import { command } from '../command.ts'
import { audienceSentences, storedSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const publishCommand = command({
  name: 'publish',
  words: BUILT_WORDS,
  about: 'builds a bundle if it changed, checks it, stores it, and releases it to everyone',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    hold: { type: 'boolean', about: 'only store it; release it later with promote' },
    dist: BUILT_OPTION,
    by: BY_OPTION,
    site: SITE_OPTION,
  },
  async run({ workspace, storage, words: [bundle], options }) {
    const channel = readChannel(options)
    const start = performance.now()
    const dist = await builtFolder(workspace, bundle, options.dist)
    const author = await authorOf(dist, options.by)
    // A site elsewhere knows its own live versions.
    const warnings = options.site === undefined ? await droppedPages(storage, dist) : []
    const published = await step('Checking and storing it', () =>
      releasesAt(options.site, storage).publish(dist, { channel, ...author }),
    )
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
    const { name, version, from, files, bytes } = published
    const { share, only } = channel.kind === 'canary' ? channel : {}
    const size = `${files} files, ${Math.round(bytes / 1000)} kB with their compressed forms`
    return {
      json: { ...published, channel: channel.kind, share, only, seconds, warnings },
      lines: [
        `${name} ${version} is published: ${size}, in ${seconds} s.`,
        ...warnings.map((warning) => `Warning: ${warning}`),
        ...(channel.kind === 'hold'
          ? storedSentences(name, version)
          : audienceSentences({ name, version, from, share, only })),
      ],
    }
  },
})

interface ChannelOptions {
  readonly canary?: string
  readonly only?: readonly string[]
  readonly hold?: boolean
}

export function readChannel({ canary, only, hold }: ChannelOptions): Channel {
  const target = readTarget(only, canary)
  if (canary === undefined) return { kind: hold ? 'hold' : 'live' }
  if (hold) throw new UsageError('--canary releases to some visitors, --hold to none: use one or the other.')
  return { kind: 'canary', share: readShare(canary), ...(target && { only: target }) }
}
