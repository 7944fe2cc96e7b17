import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'

const IS_SERVER = typeof document === 'undefined'

export type ImageState = 'loading' | 'loaded' | 'broken'

/**
 * The loading state of an image; spread `imageProps` on its <img>.
 *
 * The addresses of a responsive image are set when it is in the page. React creates elements while it renders, and drops
 * them if that is interrupted, but Chromium lists every image with `sizes` or a `srcset` until it is removed from the page. So an image
 * that never got there would never be freed.
 */
export function useImageState(src: string | undefined, srcSet?: string, sizes?: string) {
  const ref = useRef<HTMLImageElement>(null)
  const isNew = useRef(true)
  // Stored with its address, so that another address starts over in the same render.
  const [known, setKnown] = useState<{ src: string | undefined; state: ImageState }>()
  // An image from the cache or in server markup may have loaded before React listened.
  useLayoutEffect(() => {
    const image = ref.current
    if (!image) return
    const hadEnded = isNew.current && hasEnded(image)
    isNew.current = false
    setAddresses(image, src, srcSet, sizes)
    if (!hasEnded(image)) return
    const know = () => setKnown({ src, state: image.naturalWidth > 0 ? 'loaded' : 'broken' })
    // Nothing changes to the eye if it has been there from the start, and a page has dozens of them.
    if (hadEnded) startTransition(know)
    else know()
  }, [src, srcSet, sizes])
  const isBroken = known?.src === src && known?.state === 'broken'
  // Offline, every image breaks.
  useEffect(() => {
    if (!isBroken) return undefined
    const over = new AbortController()
    const retry = () => {
      if (!ref.current) return
      setKnown(undefined)
      refetch(ref.current)
    }
    window.addEventListener('online', retry, { signal: over.signal })
    return () => over.abort()
  }, [isBroken])
  // Not a layout effect: if a page was hidden by Suspense before it leaves, those have ended while the image stayed.
  useEffect(() => {
    const image = ref.current
    return () => {
      if (image && !image.isConnected) forgo(image)
    }
  }, [])
  return {
    state: known?.src === src ? (known?.state ?? 'loading') : 'loading',
    imageProps: {
      ref,
      ...(srcSet === undefined || IS_SERVER ? { src, srcSet, sizes } : {}),
      // The server's markup has the addresses.
      suppressHydrationWarning: true,
      onLoad: () => setKnown({ src, state: 'loaded' }),
      onError: () => setKnown({ src, state: 'broken' }),
    },
  } as const
}

/** Whether it has loaded, or cannot be loaded. */
const hasEnded = (image: HTMLImageElement) => image.complete && image.currentSrc !== ''

function setAddresses(image: HTMLImageElement, src?: string, srcSet?: string, sizes?: string) {
  if (srcSet === undefined || src === undefined) return image.removeAttribute('srcset')
  if (sizes !== undefined && image.sizes !== sizes) image.sizes = sizes
  if (image.getAttribute('srcset') !== srcSet) image.srcset = srcSet
  // The address last: Safari starts fetching as soon as it is set.
  if (image.getAttribute('src') !== src) image.src = src
}

/** Setting an address fetches the image even if it is the same one. */
function refetch(image: HTMLImageElement) {
  const { src } = image
  image.src = src
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
