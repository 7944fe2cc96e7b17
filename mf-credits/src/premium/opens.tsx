import { type Image, pictureSizes } from 'contracts'
import { Heart, LockKeyholeOpen, MessagesSquare } from 'lucide-react'
import { useQuery } from 'shared-state/query'
import { useSettings } from 'shared-state/session'
import { Picture } from 'shared-ui/picture'
import { facesQuery } from '../queries/faces-query.ts'
import { useWords } from '../use-words.ts'
import classes from './opens.module.css'

const TILES = [
  { name: 'photos', Icon: LockKeyholeOpen },
  { name: 'likes', Icon: Heart },
  { name: 'chats', Icon: MessagesSquare },
] as const

const { thumb, card } = pictureSizes

/** §1: what premium opens, with pictures of members whom the viewer may see; without them, the signs alone. */
export function Opens() {
  const t = useWords()
  const { data } = useQuery(facesQuery)
  const faces = data?.profiles.flatMap(({ main_image }) => main_image ?? []) ?? []
  return (
    <ul role="list" className={classes.tiles}>
      {TILES.map(({ name, Icon }, index) => (
        <li key={name}>
          <div className={classes.picture}>
            <Face image={faces[index]} />
            <span className={classes.sign}>
              <Icon aria-hidden="true" />
            </span>
          </div>
          {t(`premium.opens.${name}`)}
        </li>
      ))}
    </ul>
  )
}

function Face({ image }: { readonly image: Image | undefined }) {
  const { cdn_prefix: prefix } = useSettings()
  if (!image) return null
  return (
    <Picture
      alt=""
      src={prefix + image.card}
      srcSet={`${prefix}${image.thumb_filename} ${thumb.width}w, ${prefix}${image.card} ${card.width}w`}
      width={card.width}
      height={card.height}
      thumbhash={image.thumbhash}
    />
  )
}
