import { ABOUT_ME_LENGTH, type OwnProfile } from 'contracts'

/** What is wrong with what one says of oneself, in words. */
export function wordsProblem({ about_me }: Pick<OwnProfile, 'about_me'>) {
  return about_me !== null && about_me.trim().length > ABOUT_ME_LENGTH ? 'complaints.tooLong' : undefined
}
