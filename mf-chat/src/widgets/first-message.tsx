import { chatQuery } from 'shared-state/chats'
import { useMatch } from 'shared-state/matches'
import { useQuery } from 'shared-state/query'
import classes from '../composer/first-message/first-message.module.css'
import { FirstMessage } from '../composer/first-message/first-message.tsx'

/** §2: in the match pop-up: writing to the match at once. */
export function Widget() {
  const id = useMatch()?.id ?? ''
  const { data: chat } = useQuery({ ...chatQuery({ profile: id }), enabled: id !== '' })
  // The place of the field is kept: the portraits above it would jump.
  return <div className={classes.place}>{chat && <FirstMessage key={id} chat={chat} />}</div>
}
