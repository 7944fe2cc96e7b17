import {
  type Author,
  type Channel,
  droppedPages,
  type LiveBuild,
  liveBuild,
  type PublishResult,
  publishTogether,
  type Storage,
} from '../../../registry/index.ts'
import { step } from '../../step.ts'
import { UsageError } from '../../workspace.ts'
import { authorOf, BY_OPTION } from '../author.ts'
import { BUILT_OPTION, BUILT_WORDS, builtFolders } from '../built-folders.ts'
import { command } from '../command.ts'
import { audienceSentences, flipSentences, heldSentences, storedSentences } from '../sentences.ts'
import { readShare } from '../share.ts'
import { releasesAt, SITE_OPTION } from '../site/releases-at.ts'
import { ONLY_OPTION, readTarget } from '../target.ts'

export const publishCommand = command({
  name: 'publish',
  words: BUILT_WORDS,
  about: 'builds bundles if they changed, checks, stores and releases them; several in one flip',
  options: {
    canary: { type: 'string', value: 'percent', about: 'release it to this share of the visitors only' },
    only: ONLY_OPTION,
    hold: { type: 'boolean', about: 'only store it; release it later with promote' },
    dist: BUILT_OPTION,
    by: BY_OPTION,
    site: SITE_OPTION,
  },
  async run({ workspace, storage, words, options }) {
    const { site } = options
    const channel = readChannel(options)
    const start = performance.now()
    const dists = await builtFolders(workspace, words, options.dist)
    // Only the site itself knows its live versions: over the network there is nothing here to compare with.
    const comparable = site === undefined ? dists : []
    const { unchanged, changed } = await sorted(storage, comparable, dists)
    const warnings = (await Promise.all(comparable.map((dist) => droppedPages(storage, dist)))).flat()
    const author = await authorOf(dists[0] ?? workspace.root, options.by)
    const published = await publishAll(storage, site, changed, channel, author)
    const seconds = Number(((performance.now() - start) / 1000).toFixed(1))
    const { share, only } = channel.kind === 'canary' ? channel : {}
    const place = site ?? workspace.data
    const rows = [
      ...unchanged.map((one) => ({ ...one, isUnchanged: true })),
      ...published.map((one) => ({ ...one, channel: channel.kind, share, only, seconds, place })),
    ]
    const releases = published.map((one) => ({ ...one, share, only }))
    return {
      json: rows.length === 1 ? rows[0] : rows,
      lines: [
        ...unchanged.map(({ name, version }) => `${name} ${version} is already live: nothing to do.`),
        ...published.map(({ name, version, files, bytes }) => {
          const size = `${files} files, ${Math.round(bytes / 1000)} kB with their compressed forms`
          return `${name} ${version} is published: ${size}, in ${seconds} s, in ${place}.`
        }),
        ...warnings.map((warning) => `Warning: ${warning}`),
        ...releaseSentences(releases, channel),
      ],
    }
  },
})

/** Separates builds that everyone gets already from those to publish. */
async function sorted(storage: Storage, comparable: readonly string[], dists: readonly string[]) {
  const unchanged: LiveBuild[] = []
  const changed: string[] = []
  for (const dist of dists) {
    const live = comparable.includes(dist) ? await liveBuild(storage, dist) : undefined
    if (live) unchanged.push(live)
    else changed.push(dist)
  }
  return { unchanged, changed }
}

async function publishAll(
  storage: Storage,
  site: string | undefined,
  dists: readonly string[],
  channel: Channel,
  author: Author,
): Promise<PublishResult[]> {
  const [dist, ...more] = dists
  if (dist === undefined) return []
  if (more.length === 0) {
    const releases = releasesAt(site, storage)
    return [await step('Checking and storing it', () => releases.publish(dist, { channel, ...author }))]
  }
  if (channel.kind === 'canary')
    throw new UsageError('--canary takes one bundle: several go to everyone in one flip.')
  if (site !== undefined)
    throw new UsageError(
      '--site publishes one bundle. Several are published in one flip where the data folder is.',
    )
  return step('Checking and storing them', () => publishTogether(storage, dists, { channel, ...author }))
}

type Released = Parameters<typeof audienceSentences>[0]

function releaseSentences(releases: readonly Released[], { kind }: Channel): string[] {
  const [first, ...more] = releases
  if (!first) return []
  if (more.length > 0) return kind === 'hold' ? heldSentences(releases) : flipSentences(releases)
  return kind === 'hold' ? storedSentences(first.name, first.version) : audienceSentences(first)
}

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
