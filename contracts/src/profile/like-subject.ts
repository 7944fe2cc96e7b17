import * as z from 'contracts/schema'

/** The part of a profile that a like is about: the id of a photo, or `ABOUT_TEXT`. */
export const likeSubject = z.string().check(z.regex(/^[\w-]{1,40}$/))

export const ABOUT_TEXT = 'about_me'
