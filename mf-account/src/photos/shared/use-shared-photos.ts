import { shareTarget } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent } from 'react'
import { forgetSharedPhotos, takeSharedPhotos } from 'shared-state/shared-photos'

const { parameter } = shareTarget

/** Offers the pictures that were shared with the installed app, once. Opened otherwise, the page drops those that wait. */
export function useSharedPhotos(onFiles: (files: readonly File[]) => void) {
  const [query, setQuery] = useSearchParams()
  const key = query.get(parameter)
  const offer = useEffectEvent(async (shared: string) => {
    const files = await takeSharedPhotos(shared)
    if (files.length > 0) onFiles(files)
    setQuery(
      (before) => {
        before.delete(parameter)
        return before
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (key === null) void forgetSharedPhotos()
    else void offer(key)
  }, [key])
}
