import { useLayoutEffect, useRef, useState } from 'react'

export type ImageState = 'loading' | 'loaded' | 'broken'

/** The loading state of an image; spread `imageProps` on its <img>. */
export function useImageState(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null)
  // Stored with its address, so that another address starts over in the same render.
  const [known, setKnown] = useState<{ src: string | undefined; state: ImageState }>()
  // An image from the cache or in server markup may have loaded before React listened.
  useLayoutEffect(() => {
    const image = ref.current
    if (image?.complete && image.currentSrc)
      setKnown({ src, state: image.naturalWidth > 0 ? 'loaded' : 'broken' })
  }, [src])
  useLayoutEffect(() => {
    const image = ref.current
    return () => queueMicrotask(() => image && !image.isConnected && forgo(image))
  }, [])
  return {
    state: known?.src === src ? (known?.state ?? 'loading') : 'loading',
    imageProps: {
      ref,
      src,
      onLoad: () => setKnown({ src, state: 'loaded' }),
      onError: () => setKnown({ src, state: 'broken' }),
    },
  } as const
}

/**
 * Cancels the request: browsers go on fetching removed images, delaying those of the next page.
 *
 * Then takes the image out of its parent, which is no longer in the page either. Chromium adds an image to its list of
 * responsive images whenever one of these attributes changes, and drops it from the list when it is removed from a parent.
 * An image left on the list is never freed, nor is the page that it was in.
 */
function forgo(image: HTMLImageElement) {
  if (!image.complete) {
    image.removeAttribute('srcset')
    image.removeAttribute('src')
  }
  image.remove()
}
