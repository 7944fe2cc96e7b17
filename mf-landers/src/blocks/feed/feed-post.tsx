import { Gift, Heart, Layers, MessageCircle } from 'lucide-react'
import { Card } from 'shared-ui/card'
import { BlockSubtitle } from '../../block/block-title.tsx'
import { Portrait } from '../../pictures/portrait.tsx'
import type { PortraitId } from '../../pictures/portrait-looks.ts'
import classes from './feed-post.module.css'
import { Rose } from './rose.tsx'

export const postKinds = ['like', 'chat', 'gift', 'swipe'] as const

type PostKind = (typeof postKinds)[number]

const ICONS = { like: Heart, chat: MessageCircle, gift: Gift, swipe: Layers } as const

interface FeedPostProps {
  readonly kind: PostKind
  readonly title: string
  readonly text: string
  readonly portraits: readonly PortraitId[]
}

/** A post about one thing that members do here, with a small picture of it. */
export function FeedPost({ kind, title, text, portraits: [one, other] }: FeedPostProps) {
  const Icon = ICONS[kind]
  return (
    <Card padding="none" className={classes.root}>
      <div className={classes.scene} data-kind={kind} aria-hidden="true">
        {kind === 'like' && (
          <>
            {one && <Portrait id={one} className={classes.round} />}
            <span className={classes.heart}>
              <Heart />
            </span>
            {other && <Portrait id={other} className={classes.round} />}
          </>
        )}
        {kind === 'chat' && (
          <>
            <span className={classes.theirs} />
            <span className={classes.mine} />
            <span className={classes.typing}>
              <i />
              <i />
              <i />
            </span>
          </>
        )}
        {kind === 'gift' && <Rose />}
        {kind === 'swipe' && (
          <>
            {other && <Portrait id={other} className={classes.under} />}
            {one && <Portrait id={one} className={classes.over} />}
          </>
        )}
      </div>
      <div className={classes.words}>
        <span className={classes.icon} aria-hidden="true">
          <Icon size={20} />
        </span>
        <BlockSubtitle>{title}</BlockSubtitle>
        <p>{text}</p>
      </div>
    </Card>
  )
}
