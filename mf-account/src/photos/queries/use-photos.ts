import { useEffect } from 'react'
import { queryClient, useQuery } from 'shared-state/query'
import { useUser } from 'shared-state/session'
import { photosQuery } from './keep-photos.ts'

/** The member’s photos; asked for anew whenever the page is looked at, or the main one changed elsewhere. */
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
