import { ABOUT_ME_LENGTH, type OwnProfile } from 'contracts'

/** The words key of the problem with the free text. */
export function aboutMeProblem({ about_me }: Pick<OwnProfile, 'about_me'>) {
  return about_me !== null && about_me.trim().length > ABOUT_ME_LENGTH ? 'tooLong' : undefined
}
