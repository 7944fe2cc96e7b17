import { type CaseKind, caseKinds, type StaffBrand, staffPaths } from 'contracts'

/** Kinds of cases on the pages of moderators; complaints are for support. */
export const moderatedKinds = caseKinds.filter((kind) => kind !== 'complaint')

export type ModeratedKind = Exclude<CaseKind, 'complaint'>

const PARAMETER = 'kind'

/** The kind to which an address narrows the queue; null for all. */
export function kindIn(search: URLSearchParams): ModeratedKind | null {
  return moderatedKinds.find((kind) => kind === search.get(PARAMETER)) ?? null
}

/** The address of a case, or without one of the queue, of which only one kind comes next. */
export function queuePath({ id: brand, is_own }: StaffBrand, kind: ModeratedKind | null, id?: string) {
  const path = staffPaths['staff-moderation'] + (id === undefined ? '' : `/${encodeURIComponent(id)}`)
  const search = new URLSearchParams({ ...(!is_own && { brand }), ...(kind && { [PARAMETER]: kind }) })
  return search.size > 0 ? `${path}?${search}` : path
}
