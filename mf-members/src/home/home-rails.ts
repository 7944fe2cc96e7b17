import type { MemberCard } from 'contracts'

/** Cards in a rail. */
const MOST = 12
/** With fewer members online than this, the first rail shows the others who suit, too. */
const FEW = 4

type Members = readonly MemberCard[] | undefined

interface Found {
  /** The best first. */
  readonly suitable: Members
  readonly near: Members
  readonly fresh: Members
}

interface Rails {
  readonly first: Members
  /** Whether everyone in the first rail is online. */
  readonly isOnline: boolean
  readonly near: Members
  readonly fresh: Members
}

/** The members of each rail of the home, undefined while it can't be told; nobody is in two of them. */
export function homeRails({ suitable, near, fresh }: Found): Rails {
  const online = suitable?.filter(({ last_active }) => last_active === 'now') ?? []
  const isOnline = online.length >= FEW
  const first = suitable && (isOnline ? online : suitable).slice(0, MOST)
  const others = without(near, first)
  return { first, isOnline, near: others, fresh: without(fresh, first, others) }
}

function without(members: Members, ...shown: readonly Members[]): Members {
  if (!members || shown.some((rail) => !rail)) return undefined
  const ids = new Set(shown.flatMap((rail) => rail?.map(({ id }) => id) ?? []))
  return members.filter(({ id }) => !ids.has(id)).slice(0, MOST)
}
