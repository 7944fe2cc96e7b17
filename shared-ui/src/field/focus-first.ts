import { type Ref, type RefObject, useImperativeHandle } from 'react'

/** The part of a field that a form needs to focus the first invalid one. */
export interface Focusable {
  focus: () => void
}

/** Gives a form the focus of a group: its first input that can have it, of radio buttons the chosen one. */
export function useFocusFirst(ref: Ref<Focusable> | undefined, group: RefObject<HTMLElement | null>) {
  useImperativeHandle(ref, () => ({
    focus: () => group.current?.querySelector<HTMLElement>('input:enabled:not([tabindex="-1"])')?.focus(),
  }))
}
