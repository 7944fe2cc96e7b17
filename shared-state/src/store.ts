import { create } from 'zustand'
import { type LocaleSlice, localeSlice } from './locale-slice.ts'
import { type SessionSlice, sessionSlice } from './session-slice.ts'

export type Store = SessionSlice & LocaleSlice

/** What the browser owns, once in a page. What the server owns lives in the query cache. */
export const useStore = create<Store>()((...tools) => ({
  ...sessionSlice(...tools),
  ...localeSlice(...tools),
}))
