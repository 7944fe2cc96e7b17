import { href, nameAndAge } from 'contracts'
import { Link } from 'platform/runtime/router'
import { Card } from 'shared-ui/card'
import { BlockSubtitle } from '../../block/block-title.tsx'
import { FaceTile } from '../../faces/face-tile.tsx'
import { useFaces } from '../../faces/use-faces.ts'
import type { PortraitId } from '../../pictures/portrait-looks.ts'
import classes from './feed.module.css'

interface FeedPeopleProps {
  readonly title: string
  readonly portraits: readonly PortraitId[]
}

/** A row of members who let visitors see them. Without any, the drawn people stand there, without names. */
export function FeedPeople({ title, portraits }: FeedPeopleProps) {
  const faces = useFaces('feed')
  return (
    <Card className={classes.people}>
      {faces?.length !== 0 && <BlockSubtitle>{title}</BlockSubtitle>}
      <ul className={classes.row} role="list">
        {portraits.map((portrait, index) => {
          const face = faces?.[index]
          return (
            <li key={portrait}>
              <FaceTile portrait={portrait} face={face} sizes="9rem" className={classes.face} />
              {face && (
                <Link className={classes.name} to={href('members-id', { id: face.id })}>
                  {nameAndAge(face)}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
