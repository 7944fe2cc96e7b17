/**
 * Keeps focus and scrolling inside an overlay: what stands beside it in its parent is inert, and its dialog has the focus.
 * Returns a function that undoes that.
 */
export function holdPage(overlay: HTMLElement): () => void {
  const { activeElement: before, documentElement: root } = document
  const others = [...(overlay.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement =>
      element !== overlay && element instanceof HTMLElement && !element.inert,
  )
  const { overflow, scrollbarGutter } = root.style
  // Where scroll bars take room, the page must not grow wider without one.
  const gutter = innerWidth > root.clientWidth ? 'stable' : scrollbarGutter
  for (const element of others) element.inert = true
  Object.assign(root.style, { overflow: 'hidden', scrollbarGutter: gutter })
  // A button in it may have the focus already.
  if (!overlay.contains(before)) overlay.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  return () => {
    for (const element of others) element.inert = false
    Object.assign(root.style, { overflow, scrollbarGutter })
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
