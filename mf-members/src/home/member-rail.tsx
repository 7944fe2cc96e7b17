import type { MemberCard as Member } from 'contracts'
import { MemberCard } from '../components/member-card.tsx'
import { Rail } from '../components/rail.tsx'

interface MemberRailProps {
  readonly heading: string
  readonly to: string
  /** Undefined while they load. */
  readonly members: readonly Member[] | undefined
  /** Loads the pictures before others; for the rail at the top. */
  readonly isPriority?: boolean
}

const SIZES = '(width >= 576px) 12.5rem, 42vw'

/** A rail of members; nothing if there are none. */
export function MemberRail({ heading, to, members, isPriority = false }: MemberRailProps) {
  if (members?.length === 0) return null
  return (
    <Rail heading={heading} to={to}>
      {members?.map((member, index) => (
        <MemberCard key={member.id} member={member} sizes={SIZES} isPriority={isPriority && index < 3} />
      ))}
    </Rail>
  )
}
