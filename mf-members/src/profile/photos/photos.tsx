import { type MemberProfile, pictureSizes } from 'contracts'
import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { Badge } from 'shared-ui/badge'
import { Lightbox } from 'shared-ui/lightbox'
import { Picture } from 'shared-ui/picture'
import { MemberPicture } from '../../components/member-picture.tsx'
import { PhotoPaging } from '../../components/photo-paging.tsx'
import { useMedia } from '../../use-media.ts'
import { useWords } from '../../use-words.ts'
import { inViewOrder } from './in-view-order.ts'
import { PhotoGate } from './photo-gate.tsx'
import classes from './photos.module.css'
import { PrivateThumb } from './private-thumb.tsx'

const { card, match, thumb } = pictureSizes

/** A member's photos: a large one, whose edges lead to the next, the others as thumbnails, and all of them in a lightbox. */
export function Photos({ profile }: { readonly profile: MemberProfile }) {
  const t = useWords()
  const media = useMedia()
  const [opened, setOpened] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const photos = inViewOrder(profile.photos)
  const visible = photos.filter((photo) => !photo.is_blurred)
  const [main] = visible
  const total = visible.length
  const index = Math.max(0, Math.min(at, total - 1))
  const large = visible[index]
  return (
    <div className={classes.root}>
      {large ? (
        <div className={classes.stage}>
          <button type="button" className={classes.main} onClick={() => setOpened(index)}>
            <Picture
              src={media(large.match)}
              srcSet={`${media(large.card)} ${card.width}w, ${media(large.match)} ${match.width}w`}
              sizes="(width >= 992px) 28rem, (width >= 768px) 45vw, 100vw"
              width={match.width}
              height={match.height}
              thumbhash={large.thumbhash}
              alt={t('photos.open', { number: index + 1, total })}
              isPriority
            />
          </button>
          <PhotoPaging index={index} total={total} onChange={setAt} look="edges" />
        </div>
      ) : (
        <MemberPicture image={null} alt="" className={classes.none} />
      )}
      {photos.length > 1 && (
        <ul role="list" className={classes.others}>
          {photos.map((photo) => {
            const place = visible.indexOf(photo)
            if (photo === main) return null
            return (
              <li key={photo.id}>
                {photo.is_blurred ? (
                  <PrivateThumb photo={photo} />
                ) : (
                  <button type="button" className={classes.thumb} onClick={() => setOpened(place)}>
                    <Picture
                      src={media(photo.thumb_filename)}
                      srcSet={`${media(photo.thumb_filename)} ${thumb.width}w, ${media(photo.card)} ${card.width}w`}
                      sizes="7rem"
                      width={thumb.width}
                      height={thumb.height}
                      thumbhash={photo.thumbhash}
                      alt={t('photos.open', { number: place + 1, total })}
                    />
                    {photo.is_private && (
                      <Badge role="img" className={classes.mark} aria-label={t('photos.privateMark')}>
                        <LockKeyhole aria-hidden="true" />
                      </Badge>
                    )}
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <PhotoGate profile={profile} />
      <Lightbox
        index={opened}
        onClose={() => setOpened(null)}
        images={visible.map(({ filename, width, height }, place) => ({
          src: media(filename),
          alt: t('photos.open', { number: place + 1, total }),
          width,
          height,
        }))}
        labels={{
          name: t('photos.of', { name: profile.name }),
          gallery: t('photos.gallery'),
          photo: t('photos.photo'),
          position: (number, of) => t('photos.position', { number, total: of }),
          close: t('close'),
          previous: t('photos.previous'),
          next: t('photos.next'),
          zoomIn: t('photos.zoomIn'),
          zoomOut: t('photos.zoomOut'),
        }}
      />
    </div>
  )
}
