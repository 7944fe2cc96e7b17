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
  // Setting the focus needs the layout, so it waits for the next one: on a slow phone, another one takes 150 ms.
  const frame = requestAnimationFrame(() => void setTimeout(takeFocus))
  function takeFocus() {
    // A button in it may have the focus already, or the overlay may be gone.
    if (overlay.isConnected && !overlay.contains(document.activeElement))
      overlay.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  }
  return () => {
    cancelAnimationFrame(frame)
    for (const element of others) element.inert = false
    Object.assign(root.style, { overflow, scrollbarGutter })
    if (before instanceof HTMLElement && before.isConnected) before.focus()
  }
}
