import { shareTarget } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { useEffect, useEffectEvent } from 'react'
import { takeSharedPhotos } from 'shared-state/shared-photos'

const { parameter } = shareTarget

/** Offers the pictures that were shared with the installed app, once. */
export function useSharedPhotos(onFiles: (files: readonly File[]) => void) {
  const [query, setQuery] = useSearchParams()
  const isShared = query.has(parameter)
  const offer = useEffectEvent(async () => {
    const files = await takeSharedPhotos()
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
    if (isShared) void offer()
  }, [isShared])
}
