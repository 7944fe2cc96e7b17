import { FREE_CONVERSATIONS, FREE_HISTORY_DAYS, FREE_PHOTOS, PREMIUM_PHOTOS } from 'contracts'
import { Camera, Heart, History, LockKeyholeOpen, MessagesSquare } from 'lucide-react'
import { useSettings } from 'shared-state/session'
import { Card } from 'shared-ui/card'
import { useWords } from '../use-words.ts'
import classes from './premium.module.css'

const features = {
  photos: LockKeyholeOpen,
  conversations: MessagesSquare,
  swipe: Heart,
  uploads: Camera,
  history: History,
} as const

const names = Object.keys(features) as (keyof typeof features)[]

const numbers = {
  conversations: FREE_CONVERSATIONS,
  days: FREE_HISTORY_DAYS,
  free: FREE_PHOTOS,
  premium: PREMIUM_PHOTOS,
}

/** §6: everything that premium members can do and free members cannot. */
export function Unlocked() {
  const t = useWords()
  const { swipe_likes: likes } = useSettings()
  return (
    <ul role="list" className={classes.features}>
      {names.map((name) => {
        const Icon = features[name]
        return (
          <li key={name}>
            <Card>
              <Icon aria-hidden="true" />
              <h3>{t(`premium.${name}.title`)}</h3>
              <p>{t(`premium.${name}.text`, { ...numbers, likes })}</p>
            </Card>
          </li>
        )
      })}
    </ul>
  )
}
