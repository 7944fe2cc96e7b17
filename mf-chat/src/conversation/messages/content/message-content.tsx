import type { MessageContent as Content } from 'contracts'
import { useLogActions } from '../log-actions.ts'
import { TextContent } from '../text/text-content.tsx'
import { GiftContent } from './gift-content.tsx'
import { PhotoContent } from './photo-content.tsx'
import { RemovedContent } from './removed-content.tsx'

interface MessageContentProps {
  /** Id of the message. */
  readonly id: string
  readonly content: Content
  readonly isOwn: boolean
  readonly isArriving: boolean
}

/** A message's text, photo or gift, or that staff have removed it. */
export function MessageContent({ id, content, isOwn, isArriving }: MessageContentProps) {
  const { t, name, isCovered, openPhoto, uncover } = useLogActions()
  switch (content.kind) {
    case 'text':
      return <TextContent text={content.text} />
    case 'photo':
      return (
        <PhotoContent
          photo={content.photo}
          alt={isOwn ? t('conversation.photo.own') : t('conversation.photo.from', { name })}
          isCovered={!isOwn && isCovered(id)}
          onOpen={() => openPhoto(id)}
          onUncover={() => uncover(id)}
        />
      )
    case 'gift':
      return <GiftContent gift={content.gift} note={content.note} pops={isArriving} />
    case 'removed':
      return <RemovedContent>{t('conversation.removed')}</RemovedContent>
  }
}
