import { changePhoto, deletePhoto } from 'contracts'
import { call } from 'shared-state/api'
import { queryClient, useMutation } from 'shared-state/query'
import { type PhotoWish, photosAfter } from '../photo-changes.ts'
import { cachePhotos, photosQuery } from './photos-query.ts'

const CHANGES = ['photo changes']

/** Changes photos optimistically. Requests run one after another; a refused change is rolled back. */
export function useChangePhoto() {
  return useMutation({
    mutationKey: CHANGES,
    scope: { id: 'photo changes' },
    mutationFn: send,
    async onMutate(wish) {
      await queryClient.cancelQueries({ queryKey: photosQuery.queryKey })
      const before = queryClient.getQueryData(photosQuery.queryKey)
      if (before) cachePhotos({ ...before, photos: photosAfter(before.photos, wish) })
      return before
    },
    onSuccess(answer) {
      // Skip responses that later changes will outdate; the last response contains them all.
      if (queryClient.isMutating({ mutationKey: CHANGES }) <= 1) cachePhotos(answer)
    },
    onError(_error, _wish, before) {
      if (before) cachePhotos(before)
      void queryClient.invalidateQueries({ queryKey: photosQuery.queryKey })
    },
  })
}

function send(wish: PhotoWish) {
  const { photo } = wish
  return wish.kind === 'delete'
    ? call(deletePhoto, { body: { photo } })
    : call(changePhoto, { body: { photo, ...changeOf(wish) } })
}

function changeOf(wish: Exclude<PhotoWish, { readonly kind: 'delete' }>) {
  if (wish.kind === 'move') return { position: wish.position }
  return wish.kind === 'main' ? { is_main: true as const } : { is_private: wish.isPrivate }
}
