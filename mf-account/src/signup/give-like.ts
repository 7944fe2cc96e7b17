import { likeMember, type ProfileSummary } from 'contracts'
import { call } from 'shared-state/api'
import { applyLocally } from 'shared-state/apply-locally'
import { toast } from 'shared-state/toasts'

/** Gives the like that a visitor signed up for. If the member is gone by now, there is nothing to tell. */
export async function giveLike(profile: ProfileSummary, title: string) {
  try {
    await call(likeMember, { body: { profile: profile.id } })
  } catch {
    return
  }
  applyLocally({ kind: 'like_given', profile: { ...profile, liked_at: new Date().toISOString() } })
  toast({ tone: 'success', title })
}
