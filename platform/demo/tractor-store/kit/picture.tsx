import type { ComponentProps } from 'react'

interface PictureProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** An address, with `[size]` if the picture is there in several widths. */
  readonly image: string
  readonly widths?: readonly number[]
}

/** A picture in the width that fits. */
export function Picture({ image, widths = [200, 400, 800], alt = '', sizes, ...props }: PictureProps) {
  const sized = (width: number | undefined) => image.replace('[size]', String(width))
  const srcSet = widths.map((width) => `${sized(width)} ${width}w`).join(', ')
  return (
    <img
      {...props}
      {...(image.includes('[size]') && { srcSet, sizes })}
      src={sized(widths.at(-1))}
      alt={alt}
    />
  )
}
