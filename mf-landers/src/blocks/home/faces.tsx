import { href, nameAndAge, paths } from 'contracts'
import { Search } from 'lucide-react'
import { Link } from 'platform/runtime/router'
import { useId } from 'react'
import { linkLook } from 'shared-ui/link'
import { Skeleton } from 'shared-ui/skeleton'
import { FacePicture } from '../../faces/face-picture.tsx'
import type { Face } from '../../faces/use-faces.ts'
import { useWords } from '../../use-words.ts'
import classes from './faces.module.css'

const SHOWN = 6
const SIZES = '(width >= 1200px) 11.5rem, (width >= 768px) 30vw, 40vw'

/** A row of members with links to their profiles; nothing if there are none to show. */
export function Faces({
  title,
  faces,
}: {
  readonly title: string
  readonly faces: readonly Face[] | undefined
}) {
  const t = useWords()
  const heading = useId()
  if (faces?.length === 0) return null
  return (
    <section aria-labelledby={heading} aria-busy={!faces}>
      <div className={classes.head}>
        <h2 id={heading}>{title}</h2>
        <Link to={paths.members} {...linkLook({ isStandalone: true })}>
          {t('home.everyone')}
        </Link>
      </div>
      <ul className={classes.row} role="list">
        {(faces ? shownOf(faces) : Array.from({ length: SHOWN }, () => undefined)).map((face, index) => (
          <li key={face?.id ?? index} className={classes.card}>
            {face ? <FaceCard face={face} /> : <Skeleton shape="picture" />}
          </li>
        ))}
        {faces && faces.length < SHOWN && <Rest columns={SHOWN - faces.length} />}
      </ul>
    </section>
  )
}

/** Fills the row's empty places with the way to the search. Screen readers have the link above. */
function Rest({ columns }: { readonly columns: number }) {
  const t = useWords()
  return (
    <li className={classes.rest} data-columns={columns} aria-hidden="true">
      <Link to={paths.members} tabIndex={-1} className={classes.restLink}>
        <Search strokeWidth={1.5} /> {t('home.everyone')}
      </Link>
    </li>
  )
}

/** With enough of them, others than those in the collage. */
function shownOf(faces: readonly Face[]) {
  const start = Math.max(0, Math.min(5, faces.length - SHOWN))
  return faces.slice(start, start + SHOWN)
}

function FaceCard({ face }: { readonly face: Face }) {
  return (
    <FacePicture image={face.main_image} sizes={SIZES}>
      <div className={classes.caption} data-scheme="dark">
        <h3>
          <Link className={classes.link} to={href('members-id', { id: face.id })}>
            {nameAndAge(face)}
          </Link>
        </h3>
        {face.region && <p>{face.region.name}</p>}
      </div>
    </FacePicture>
  )
}
