import { changePhoto, deletePhoto } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { applyPhotoChange, type PhotoChange } from '../photo-change.ts'
import { cachePhotos, photosQuery } from './photos-query.ts'

const CHANGES = ['photo changes']

/** Changes photos optimistically. Requests run one after another; a refused change is rolled back. */
export function useChangePhoto() {
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: 'photo changes' },
    mutationFn: send,
    async onMutate(change) {
      await queryClient.cancelQueries({ queryKey: photosQuery.queryKey })
      const before = queryClient.getQueryData(photosQuery.queryKey)
      if (before) cachePhotos({ ...before, photos: applyPhotoChange(before.photos, change) })
      return before
    },
    onSuccess(response) {
      // Skip responses that later changes will outdate; the last response contains them all.
      if (queryClient.isMutating({ mutationKey: CHANGES }) <= 1) cachePhotos(response)
    },
    onError(_error, _change, before) {
      if (before) cachePhotos(before)
      void queryClient.invalidateQueries({ queryKey: photosQuery.queryKey })
    },
  })
}

function send(change: PhotoChange) {
  const { photo } = change
  return change.kind === 'delete'
    ? call(deletePhoto, { body: { photo } })
    : call(changePhoto, { body: { photo, ...changeOf(change) } })
}

function changeOf(change: Exclude<PhotoChange, { readonly kind: 'delete' }>) {
  if (change.kind === 'move') return { position: change.position }
  return change.kind === 'main' ? { is_main: true as const } : { is_private: change.isPrivate }
}
