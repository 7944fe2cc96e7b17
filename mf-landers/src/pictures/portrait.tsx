import { classNames } from 'shared-ui/class-names'
import { HAIR } from './hair.ts'
import classes from './portrait.module.css'
import { type PortraitId, type PortraitLook, portraits, SKINS } from './portrait-looks.ts'

interface PortraitProps {
  readonly id: PortraitId
  readonly className?: string | undefined
}

/** A drawn person, 4:5. Decorative: it says nothing that the words beside it don't. */
export function Portrait({ id, className }: PortraitProps) {
  const { skin, hair, hairColour, clothes, tone, mouth, extra }: PortraitLook = portraits[id]
  const [light, shade] = SKINS[skin]
  const { back, front } = HAIR[hair]
  return (
    <svg
      className={classNames(classes.portrait, className)}
      data-tone={tone}
      viewBox="0 0 160 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className={classes.wall} d="M0 0h160v200H0z" />
      <circle className={classes.sun} cx="112" cy="62" r="58" />
      {back && <path fill={hairColour} d={back} />}
      <path fill={clothes} d="M12 200c2-30 20-43 46-49h44c26 6 44 19 46 49Z" />
      <path fill={shade} d="M65 112h30v34c-4 16-26 16-30 0Z" />
      <path fill={light} d="M65 128c8 6 22 6 30 0v20c-6 14-24 14-30 0Z" />
      <path fill={light} d="M45 86a7 8 0 0 1 7-8h56a7 8 0 1 1 0 16H52a7 8 0 0 1-7-8Z" />
      <path fill={light} d="M49 76c0-23 12-36 31-36s31 13 31 36c0 30-12 54-31 54S49 106 49 76Z" />
      <path
        className={classes.cheek}
        d="M54 98a7 5 0 1 1 14 0 7 5 0 1 1-14 0ZM92 98a7 5 0 1 1 14 0 7 5 0 1 1-14 0Z"
      />
      <path fill={hairColour} d={front} />
      <path className={classes.line} stroke="#2a1712" d="M61 80q6-5 13-1M86 79q7-4 13 1" />
      <path
        fill="#2a1712"
        d="M64.5 88a3 3.4 0 1 1 6 0 3 3.4 0 1 1-6 0ZM89.5 88a3 3.4 0 1 1 6 0 3 3.4 0 1 1-6 0Z"
      />
      <path className={classes.line} stroke={shade} d="M81 89q-5 9 1 11" />
      {mouth === 'laugh' ? (
        <path fill="#fff" stroke="#7b2b2b" strokeWidth="1.5" d="M69 107q11 4 22 0c-1 13-21 13-22 0Z" />
      ) : (
        <path className={classes.line} stroke="#7b2b2b" d="M71 109q9 7 18 0" />
      )}
      {extra === 'glasses' && (
        <path
          className={classes.line}
          stroke="#2a1712"
          d="M57 88a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM83 88a10 10 0 1 1 20 0 10 10 0 1 1-20 0ZM77 86q3-2 6 0"
        />
      )}
      {extra === 'earrings' && (
        <path fill="#f5c04a" d="M43 102a4 4 0 1 1 8 0 4 4 0 1 1-8 0ZM109 102a4 4 0 1 1 8 0 4 4 0 1 1-8 0Z" />
      )}
    </svg>
  )
}
