import { queryClient } from 'shared-state/query'
import { facesQuery } from '../queries/faces-query.ts'
import { maySearch } from './may-search.ts'

/** Starts loading the faces, without waiting for them: the words come first. */
export function startFaces() {
  if (maySearch()) void queryClient.prefetchQuery(facesQuery())
}
