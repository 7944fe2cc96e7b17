import { useEffect, useEffectEvent } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]')

/** A dialog or a menu lies over the page. */
const isCovered = () =>
  document.querySelector('[role="dialog"], [role="alertdialog"], [role="listbox"], [role="menu"]') !== null

/** Calls back with each letter, digit or sign that is pressed while nobody types. It returns whether it used the key. */
export function useKeys(isOn: boolean, onKey: (key: string) => boolean) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target } = event
    if (ctrlKey || metaKey || altKey || repeat || isCovered()) return
    if (isTyping(target)) {
      if (key === 'Escape' && target instanceof HTMLElement) target.blur()
      return
    }
    if (onKey(key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}
