import { useLayoutEffect, useRef, useState } from 'react'

export type ImageState = 'loading' | 'loaded' | 'broken'

/** How far the image of this address is; spread `imageProps` on its <img>. */
export function useImageState(src: string | undefined) {
  const ref = useRef<HTMLImageElement>(null)
  // Kept with its address, so that another one begins anew in the same render.
  const [known, setKnown] = useState<{ src: string | undefined; state: ImageState }>()
  // Images from the cache or in the server's markup may have loaded before React listens.
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

/** A browser goes on fetching what has left the page, in the way of what the next page wants. */
function forgo(image: HTMLImageElement) {
  if (image.complete) return
  image.removeAttribute('srcset')
  image.removeAttribute('src')
}
