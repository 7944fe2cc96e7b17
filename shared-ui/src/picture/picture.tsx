import { ImageOff, LockKeyhole } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import classes from './picture.module.css'
import { Thumb } from './thumb.tsx'
import { useImageState } from './use-image-state.ts'

type Image = ComponentProps<'img'>

export interface PictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  src: string
  /** Text alternative; empty where the text next to it says the same. */
  alt: string
  /** With `height` the proportion of the place that is kept, whatever comes: of the file, or of a crop of it. */
  width: number
  height: number
  srcSet?: Image['srcSet']
  /** Without it a browser that can takes the width of the place, any other the width of the window. */
  sizes?: Image['sizes']
  /** Base64, as the server gives it. */
  thumbhash?: string | undefined
  /** For the one picture that the first view is about: fetched at once and before others. */
  isPriority?: boolean | undefined
  fit?: 'cover' | 'contain' | undefined
  /** Looks private. A look only: the file itself has to be the blurred one. */
  isLocked?: boolean | undefined
  /** Lies over the picture; in the middle of a locked one, in the dark scheme. */
  children?: ReactNode
}

/** A picture whose place is there before it, in its own colours where a thumbhash is known. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, srcSet, sizes, thumbhash, isPriority = false, ...others } = props
  const { fit = 'cover', isLocked = false, className, children, ...rest } = others
  const { state, imageProps } = useImageState(src)
  return (
    <div
      {...rest}
      className={classNames(classes.root, className)}
      data-state={state}
      data-fit={fit}
      data-priority={isPriority || undefined}
      data-locked={isLocked || undefined}
    >
      {/* A broken image forgets its proportion; this never does. */}
      <svg className={classes.place} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
      {thumbhash && state !== 'broken' && <Thumb hash={thumbhash} className={classes.thumb} />}
      <img
        // The address last: Safari begins to fetch as soon as it is set.
        alt={alt}
        width={width}
        height={height}
        loading={isPriority ? 'eager' : 'lazy'}
        fetchPriority={isPriority ? 'high' : undefined}
        decoding="async"
        sizes={sizes ?? (srcSet && (isPriority ? '100vw' : 'auto, 100vw'))}
        srcSet={srcSet}
        className={classes.image}
        {...imageProps}
      />
      {state === 'broken' && <ImageOff className={classes.missing} aria-hidden="true" strokeWidth={1.5} />}
      {isLocked ? (
        <div className={classes.lock} data-scheme="dark">
          {children ?? <LockKeyhole aria-hidden="true" />}
        </div>
      ) : (
        children && <div className={classes.over}>{children}</div>
      )}
    </div>
  )
}
