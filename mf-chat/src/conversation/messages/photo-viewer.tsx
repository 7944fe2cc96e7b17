import type { Message } from 'contracts'
import { Lightbox } from 'shared-ui/lightbox'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import { useLogActions } from './log-actions.ts'

interface PhotoViewerProps {
  readonly messages: readonly Message[]
  /** Id of the message whose photo is open; null while closed. */
  readonly opened: string | null
  readonly onOpenedChange: (id: string | null) => void
}

/** The conversation's photos at full size, one after the other; those that are still covered stay out. */
export function PhotoViewer(props: PhotoViewerProps) {
  return props.opened === null ? null : <OpenViewer {...props} />
}

function OpenViewer({ messages, opened, onOpenedChange }: PhotoViewerProps) {
  const t = useWords()
  const media = useMedia()
  const { name, profile, isCovered } = useLogActions()
  const shown = messages.flatMap(({ id, from, content }) => {
    if (content.kind !== 'photo' || (from === profile && isCovered(id))) return []
    return [{ id, isOwn: from !== profile, photo: content.photo }]
  })
  const index = shown.findIndex(({ id }) => id === opened)
  return (
    <Lightbox
      index={index < 0 ? null : index}
      onClose={() => onOpenedChange(null)}
      images={shown.map(({ isOwn, photo: { filename, width, height } }) => ({
        src: media(filename),
        alt: isOwn ? t('conversation.photo.own') : t('conversation.photo.from', { name }),
        width,
        height,
      }))}
      labels={{
        name: t('conversation.viewer.name', { name }),
        gallery: t('conversation.viewer.gallery'),
        photo: t('conversation.viewer.photo'),
        position: (number, total) => t('conversation.viewer.position', { number, total }),
        close: t('close'),
        previous: t('conversation.viewer.previous'),
        next: t('conversation.viewer.next'),
        zoomIn: t('conversation.viewer.zoomIn'),
        zoomOut: t('conversation.viewer.zoomOut'),
      }}
    />
  )
}
