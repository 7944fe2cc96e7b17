import { ImageOff, LockKeyhole } from 'lucide-react'
import type { ComponentProps, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './picture.module.css'
import { Thumb } from './thumb.tsx'
import { useImageState } from './use-image-state.ts'

type Image = ComponentProps<'img'>

export interface PictureProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  src: string
  /** Alternative text; empty if the words beside it say the same. */
  alt: string
  /** With `height`, the aspect ratio of the reserved space: that of the file, or of a crop. */
  width: number
  height: number
  srcSet?: Image['srcSet']
  /** By default the width of its space, in browsers without support the width of the window. */
  sizes?: Image['sizes']
  /** Base64, as the server sends it. */
  thumbhash?: string | undefined
  /** For the main picture of the first view: fetched at once, before others. */
  isPriority?: boolean | undefined
  fit?: 'cover' | 'contain' | undefined
  /** The part that stays where a low frame crops the picture; by default the middle. */
  focus?: 'middle' | 'face' | undefined
  /** Draws the picture as private. Visual only: the file itself must be the blurred one. */
  isLocked?: boolean | undefined
  /** Drawn over the picture; on a locked one centred, in the dark scheme, and without blocks such as headings. */
  children?: ReactNode
}

/** A picture that reserves its space while loading, with a preview if its thumbhash is known. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, thumbhash, isPriority = false, ...others } = props
  const { fit = 'cover', focus, isLocked = false, className, children, ...rest } = others
  const widths = sizes ?? (isPriority ? '100vw' : 'auto, 100vw')
  const { state, imageProps } = useImageState(src, srcSet, srcSet && widths)
  // A button may hold a picture, but no block.
  const Root = children && !isLocked ? 'div' : 'span'
  return (
    <Root
      {...rest}
      className={classNames(classes.root, className)}
      data-state={state}
      data-fit={fit}
      data-focus={focus}
      data-priority={isPriority || undefined}
      data-locked={isLocked || undefined}
    >
      {/* A broken image loses its aspect ratio; this one keeps it. */}
      <svg className={classes.place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {thumbhash && state !== 'broken' && <Thumb hash={thumbhash} className={classes.thumb} />}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        className={classes.image}
        {...imageProps}
      />
      {state === 'broken' && <ImageOff className={classes.missing} aria-hidden="true" strokeWidth={1.5} />}
      {isLocked ? (
        <span className={classes.lock} data-scheme="dark">
          {children ?? <LockKeyhole aria-hidden="true" />}
        </span>
      ) : (
        children && <div className={classes.over}>{children}</div>
      )}
    </Root>
  )
}
