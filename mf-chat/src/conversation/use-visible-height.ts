import { useEffect, useRef } from 'react'

/** Browsers' own bars are lower than this, keyboards higher. */
const LEAST_KEYBOARD = 150

/**
 * Fits an element into the part of the window that a phone's keyboard leaves free. Browsers that let the keyboard cover
 * the page tell only the visual viewport; the element's style sheet reads the two properties.
 */
export function useVisibleHeight<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    const element = ref.current
    if (!viewport || !element) return
    function fit() {
      if (!viewport || !element) return
      // Not while zoomed in: then the page is larger than the window on purpose.
      const isCovered = viewport.scale === 1 && window.innerHeight - viewport.height > LEAST_KEYBOARD
      element.toggleAttribute('data-keyboard', isCovered)
      if (isCovered) {
        element.style.setProperty('--visible-height', `${viewport.height}px`)
        element.style.setProperty('--visible-top', `${viewport.offsetTop}px`)
      } else {
        element.style.removeProperty('--visible-height')
        element.style.removeProperty('--visible-top')
      }
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [])
  return ref
}
