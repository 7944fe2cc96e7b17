import { useEffect } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { photosQuery } from './photos-query.ts'

/** The member’s photos, refetched when the page mounts and when the main photo changes elsewhere. */
export function usePhotos() {
  const main = useUser()?.profile.main_image
  const filename = main?.filename
  const status = main?.status
  useEffect(() => {
    const known = queryClient.getQueryData(photosQuery.queryKey)
    const shown = known?.photos.find(({ is_main }) => is_main)
    if (!known || (shown?.filename === filename && shown?.status === status)) return
    void queryClient.invalidateQueries({ queryKey: photosQuery.queryKey })
  }, [filename, status])
  return useQuery({ ...photosQuery, staleTime: 0 })
}
