import { type Ref, type RefObject, useImperativeHandle } from 'react'

/** The part of an input that a form calls on its first invalid field. */
export interface Focusable {
  focus: () => void
}

/** Makes a group focusable for a form: focuses its first enabled input, or the selected radio button. */
export function useFocusFirst(ref: Ref<Focusable> | undefined, group: RefObject<HTMLElement | null>) {
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('input:enabled:not([tabindex="-1"])')?.focus(),
  }))
}
