import { nameAndAge } from 'contracts'
import { useSettings } from 'shared-state/session'
import { FictionalBadge } from 'shared-ui/badge'
import { useChosen } from './chosen.ts'
import classes from './member-caption.module.css'

/** All that visitors know about a member: name, age and region, and whether the site invented them. */
export function MemberCaption() {
  const { member } = useChosen()
  const { fictional_singular } = useSettings()
  return (
    <div className={classes.root}>
      <p className={classes.name}>{nameAndAge(member)}</p>
      {member.region && <p className={classes.region}>{member.region.name}</p>}
      {member.is_fictional && <FictionalBadge>{fictional_singular}</FictionalBadge>}
    </div>
  )
}
