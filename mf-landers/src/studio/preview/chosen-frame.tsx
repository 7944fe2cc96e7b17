import { type RefObject, useEffect, useRef } from 'react'
import type { Block } from '../../block/block.tsx'
import classes from './draft-view.module.css'

/** The key under which a block's props carry its id to where it is drawn. */
export const ID = 'studioId'

/** The types of block, each drawn behind a mark with its id, which takes no room. */
export function marked(known: readonly Block[]): readonly Block[] {
  return known.map((block) => ({
    ...block,
    draw(props) {
      const drawn = block.draw(props)
      const id = (props as Readonly<Record<string, unknown>>)[ID]
      return (
        drawn && (
          <>
            <span hidden data-block={id} />
            {drawn}
          </>
        )
      )
    },
  }))
}

interface ChosenFrameProps {
  readonly id: string
  readonly root: RefObject<HTMLElement | null>
}

/** Between the outline and what is in it, where the page has room. */
const GAP = 8

/** The outline of the block whose form is open. The page scrolls to a block that is chosen. */
export function ChosenFrame({ id, root }: ChosenFrameProps) {
  const frame = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const area = root.current
    if (!area) return
    let isNew = true
    function follow() {
      const [outline, box] = [frame.current, area && elementOf(area, id)?.getBoundingClientRect()]
      if (!outline || !area) return
      outline.hidden = !box || box.height === 0
      if (!box || outline.hidden) return
      const page = area.getBoundingClientRect()
      const left = Math.max(page.left, box.left - GAP)
      Object.assign(outline.style, {
        top: `${box.top - GAP - page.top}px`,
        left: `${left - page.left}px`,
        width: `${Math.min(page.right, box.right + GAP) - left}px`,
        height: `${box.height + 2 * GAP}px`,
      })
      // The navigation of the page stays above it.
      if (isNew) scrollTowards(box, page.top + scrollY)
      isNew = false
    }
    follow()
    const over = new AbortController()
    addEventListener('scroll', follow, { passive: true, signal: over.signal })
    addEventListener('resize', follow, { signal: over.signal })
    const sizes = new ResizeObserver(follow)
    sizes.observe(area)
    // A block that has just been added is drawn a moment later.
    const parts = new MutationObserver(follow)
    parts.observe(area, { childList: true, subtree: true, characterData: true })
    return () => {
      over.abort()
      sizes.disconnect()
      parts.disconnect()
    }
  }, [id, root])

  return <div ref={frame} className={classes.chosen} hidden aria-hidden="true" />
}

/** Not `scrollIntoView`, which would scroll the editor around the preview, too. */
function scrollTowards({ top, bottom }: DOMRect, covered: number) {
  if (top >= covered && bottom <= innerHeight) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: scrollY + top - covered - GAP, behavior: isCalm ? 'instant' : 'smooth' })
}

/** Where a block is drawn: behind its mark, or on a built-in page where its anchor is. */
function elementOf(area: Element, id: string): Element | null {
  const mark = area.querySelector(`[data-block="${CSS.escape(id)}"]`)
  const anchor = mark ? null : area.querySelector(`#${CSS.escape(id)}`)
  let element = mark?.nextElementSibling ?? anchor?.closest('details, section') ?? anchor
  // Some blocks have no box of their own.
  while (element && getComputedStyle(element).display === 'contents') element = element.firstElementChild
  if (element instanceof HTMLDetailsElement) element.open = true
  return element ?? null
}
