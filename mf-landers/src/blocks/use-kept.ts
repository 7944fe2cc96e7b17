import type { ZodMiniType } from 'contracts/schema'
import { useLocation, useNavigate } from 'platform/runtime/router'
import { useIsFirstView } from 'shared-state/first-view'

/** A value of a block in the page's history, so that Back finds the former one. The first view has none. */
export function useKept<Value>(name: string, schema: ZodMiniType<Value>) {
  const { key, state, pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const isFirstView = useIsFirstView()
  const all: Readonly<Record<string, unknown>> = typeof state === 'object' && state !== null ? state : {}
  return {
    /** Names the entry of the history; undefined in the first view. */
    entry: isFirstView ? undefined : key,
    kept: isFirstView ? undefined : schema.safeParse(all[name]).data,
    /** Puts it in a new entry, or in this one with `replace`. */
    keep(value: Value | undefined, options: { readonly replace?: boolean } = {}) {
      void navigate({ pathname, search, hash }, { ...options, state: { ...all, [name]: value } })
    },
  }
}
