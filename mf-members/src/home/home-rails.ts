import type { MemberCard } from 'contracts'

/** Cards in a rail. */
const MOST = 12
/** With fewer members online than this, the first rail shows the others who suit, too; with fewer faces, it comes later. */
const FEW = 4

type Members = readonly MemberCard[] | undefined

interface Found {
  /** The best first. */
  readonly suitable: Members
  readonly near: Members
  readonly fresh: Members
  /** Ids of members whom the page shows above the rails. */
  readonly shown?: readonly string[]
}

interface Rails {
  readonly first: Members
  /** Whether everyone in the first rail is online. */
  readonly isOnline: boolean
  /** Whether nearly everybody with a photo has been decided on. */
  readonly isThin: boolean
  readonly near: Members
  readonly fresh: Members
}

const idsOf = (members: readonly MemberCard[]) => members.map(({ id }) => id)

const hasFace = ({ main_image }: MemberCard) => main_image !== null

/** In the same order otherwise. */
const facesFirst = (members: Members): Members =>
  members?.toSorted((a, b) => Number(hasFace(b)) - Number(hasFace(a)))

const without = (members: Members, ids: readonly string[]): Members =>
  members?.filter(({ id }) => !ids.includes(id))

/** The members of each rail of the home, undefined while it can't be told; nobody is in two of them. */
export function homeRails({ suitable, near, fresh, shown = [] }: Found): Rails {
  const members = facesFirst(without(suitable, shown))
  const online = members?.filter(({ last_active }) => last_active === 'now') ?? []
  const isOnline = online.length >= FEW
  const first = members && (isOnline ? online : members).slice(0, MOST)
  const others = first && without(near, [...shown, ...idsOf(first)])
  const last = first && others && without(fresh, [...shown, ...idsOf(first), ...idsOf(others)])
  return {
    first,
    isOnline,
    isThin: first !== undefined && first.filter(hasFace).length < FEW,
    near: others?.slice(0, MOST),
    fresh: last?.slice(0, MOST),
  }
}
