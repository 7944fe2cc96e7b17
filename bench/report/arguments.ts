import { parseArgs } from 'node:util'

const GROUPS = [
  'page',
  'first-view',
  'lighthouse',
  'chat',
  'release',
  'develop',
  'api',
  'search',
  'staff',
  'reports',
  'scale',
  'tractor-store',
] as const
export type Group = (typeof GROUPS)[number]

export interface BenchArguments {
  readonly groups: readonly Group[]
  /** Number of pairs in each comparison. */
  readonly pairs: number
  /** Names of the pages to which first views and Lighthouse are limited; empty for all. */
  readonly only: readonly string[]
  /** Numbers of members among whom search is measured. */
  readonly members: readonly number[]
}

const USAGE = `Usage: bench [page] [first-view] [lighthouse] [chat] [release] [develop] [api] [search] [staff]
             [reports] [scale] [tractor-store] [--quick]
  page        how fast pages come, beside the same source built as one bundle; and what "chat" and "release" measure
  first-view  how fast pages show that the server has rendered, beside static files and the browser's own drawing
  lighthouse  Lighthouse's marks of these pages, on a phone
  chat        how fast a chat opens, and a conversation of 10,000 messages scrolls
  release     how fast releases are, and what visitors notice of them
  develop     how fast an edit shows
  api         how many calls the server answers, beside what the database alone would
  search      the same of search, among 100,000 and 1,000,000 members, with its query plans
  staff       the back office's queue and search of a member on a large site, and a day's figures while members write
  reports     what counting browsers' reports on releases costs ten gateways, and the one of them that judges
  scale       the processor time of each action in a cluster on this machine, which "npm run scale" calculates with
  tractor-store
              how fast the platform's demo store is, beside one bundle with the same pages, and these without scripts
  --quick     3 pairs instead of 15, for trying
  --pairs=5   so many pairs
  --only=login,chats
              of "first-view" and "lighthouse" only these pages
  --members=5000,100000
              of "search" and "staff" these numbers of members
Without a name everything is measured.`

const PAIRS = 15
const QUICK_PAIRS = 3
const MEMBERS = [100_000, 1_000_000]

/** Throws an error with a readable sentence if the arguments are wrong. */
export function readArguments(words: readonly string[]): BenchArguments {
  const { values, positionals: names } = parse(words)
  const unknown = names.filter((name) => !GROUPS.some((group) => group === name))
  if (unknown.length > 0) throw new RangeError(`There is no '${unknown[0]}'.\n${USAGE}`)
  // `page` includes the chat's and the release rows.
  const wanted = names.includes('page') ? [...names, 'chat', 'release'] : names
  const pairs = Number(values.pairs ?? (values.quick ? QUICK_PAIRS : PAIRS))
  if (!Number.isInteger(pairs) || pairs < 1)
    throw new RangeError(`'${values.pairs}' pairs are none.\n${USAGE}`)
  return {
    groups: names.length === 0 ? GROUPS : GROUPS.filter((group) => wanted.includes(group)),
    pairs,
    only: values.only?.split(',') ?? [],
    members: values.members?.split(',').map(Number) ?? MEMBERS,
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        quick: { type: 'boolean' },
        pairs: { type: 'string' },
        only: { type: 'string' },
        members: { type: 'string' },
      },
    })
  } catch (error) {
    throw new RangeError(`${(error as Error).message}\n${USAGE}`, { cause: error })
  }
}
