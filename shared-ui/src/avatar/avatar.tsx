import { UserRound } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { useImageState } from '../picture/use-image-state.ts'
import classes from './avatar.module.css'
import { initials } from './initials.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The member's name; its initials replace a missing picture. */
  name: string
  src?: string | undefined
  srcSet?: string | undefined
  /** Alternative text; empty where the name is beside it, as in most places. */
  alt?: string | undefined
  /** 32, 44, 64 or 112 px. */
  size?: 'small' | 'medium' | 'large' | 'huge' | undefined
  /** In the lower corner, such as a dot for online with its own label. */
  badge?: ReactNode
}

const pixels = { small: 32, medium: 44, large: 64, huge: 112 }

/** A member's round picture; initials until it loads, or if there is none. */
export function Avatar(props: AvatarProps) {
  const { name, src, srcSet, alt = '', size = 'medium', badge, className, ...rest } = props
  const { state, imageProps } = useImageState(src, srcSet)
  const isDrawn = src !== undefined && state !== 'broken'
  const told = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span {...rest} className={classNames(classes.root, className)} data-size={size} data-state={state}>
      <span className={classes.face} {...(isDrawn ? {} : told)}>
        {state !== 'loaded' && (
          <span aria-hidden="true">{initials(name) || <UserRound className={classes.nobody} />}</span>
        )}
        {isDrawn && (
          <img
            alt={alt}
            width={pixels[size]}
            height={pixels[size]}
            loading="lazy"
            decoding="async"
            className={classes.image}
            {...imageProps}
          />
        )}
      </span>
      {badge && <span className={classes.badge}>{badge}</span>}
    </span>
  )
}
