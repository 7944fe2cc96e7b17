/** A part of the page that one bundle draws. */
export interface Area {
  readonly label: string
  readonly kind: 'shell' | 'page' | 'widget'
  readonly box: DOMRect
}

/** Finds the areas that are on the screen, outer ones first. */
export function findAreas(shell: HTMLElement): Area[] {
  const remotes = [...document.querySelectorAll<HTMLElement>('[data-remote]')].map((element) => {
    const { remote = '', version = '', widget } = element.dataset
    const name = widget === undefined ? remote : `${remote} · ${widget}`
    const kind = widget === undefined ? 'page' : 'widget'
    return { label: `${name} ${version}`, kind, box: boxOf(element) } as const
  })
  return [{ label: 'shell', kind: 'shell', box: boxOf(shell) } as const, ...remotes].filter(
    ({ box }) => box.width > 0 && box.height > 0,
  )
}

/** The box of the content, since an element without a box of its own may still show some. */
function boxOf(element: HTMLElement): DOMRect {
  const own = element.getBoundingClientRect()
  if (own.width > 0 && own.height > 0) return own
  const content = document.createRange()
  content.selectNodeContents(element)
  return content.getBoundingClientRect()
}
