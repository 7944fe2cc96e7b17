import * as z from 'contracts/schema'
import { discountCode } from '../credits/discount-code.ts'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { image } from '../profile/image.ts'

/** Roles of logged-in users; everyone else is a visitor. */
export const userRoles = ['free', 'premium', 'staff'] as const

/** §4: gender and sexuality; place; looks and relationship; about me and interests; photo. */
export const signupSteps = [0, 1, 2, 3, 4] as const

export type SignupStep = (typeof signupSteps)[number]

export const user = z.object({
  id: z.string(),
  role: z.enum(userRoles),
  status: z.enum(['confirmed', 'not_confirmed', 'pending_deletion']),
  credits: z.number(),
  paid_user: z.boolean(),
  language: z.enum(locales),
  /** §4: the next profile step, null once all are done. Confirming the e-mail comes after that. */
  signup_step: z.nullable(z.literal(signupSteps)),
  fictional_icon: z.boolean(),
  /** §4: the discount of the first hours after signup; null once it is over or the user has paid. */
  time_bonus: z.nullable(discountCode),
  /** §4: why the user's notification mails are off. */
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  profile: z.object({
    name: z.string(),
    /** Null until the signup asks for it. */
    country: z.nullable(z.string()),
    status: z.enum(['active', 'disabled']),
    main_image: z.nullable(image),
  }),
})

export type User = z.infer<typeof user>
export type UserRole = User['role']

/** Role of the viewer. */
export type Role = 'visitor' | UserRole

const USER = '/api/user.php'

// Longer input is neither an address nor a password that someone chose, and hashing it would only cost time.
export const LONGEST_EMAIL = 254
export const LONGEST_PASSWORD = 256

/** The token in the URL of a page that a mail links to. */
export const token = z.string().check(z.minLength(1), z.maxLength(100))

/** The account's password, for a link that is followed in a browser where its owner is not logged in. */
export const linkPassword = z.optional(z.string().check(z.maxLength(LONGEST_PASSWORD)))

/** §7: without a valid session, `user` is null. */
export const getUser = endpoint({ method: 'GET', path: USER, answer: z.object({ user: z.nullable(user) }) })

export const logIn = endpoint({
  method: 'POST',
  path: USER,
  body: z.object({
    email: z.string().check(z.maxLength(LONGEST_EMAIL)),
    password: z.string().check(z.maxLength(LONGEST_PASSWORD)),
  }),
  answer: z.object({ user }),
})

export const changeLanguage = endpoint({
  method: 'PUT',
  path: USER,
  body: z.object({ language: z.enum(locales) }),
  answer: z.object({ user }),
  repeatable: true,
})

/** An https URL with a host name, on the default port. */
const PUSH_SERVICE = /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+\/[\w.~:/?=&%+-]*$/

/** An uncompressed P-256 point in base64url: 65 bytes, the first a 4. It may be off the curve. */
const pushPoint = z.string().check(z.regex(/^B[A-P][\w-]{84}[AEIMQUYcgkosw048]$/))

/** 16 bytes in base64url. */
const pushSecret = z.string().check(z.regex(/^[\w-]{21}[AQgw]$/))

/** A browser's push subscription, as JSON. */
export const pushSubscription = z.object({
  endpoint: z.string().check(z.regex(PUSH_SERVICE), z.maxLength(2_000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({ p256dh: pushPoint, auth: pushSecret }),
})

export type PushSubscriptionData = z.infer<typeof pushSubscription>

export const subscribePush = endpoint({
  method: 'POST',
  path: USER,
  query: z.object({ push: z.literal('1') }),
  body: z.object({ subscription: pushSubscription }),
  answer: z.undefined(),
  repeatable: true,
})

/** Ends the push messages to the browser that asks. */
export const unsubscribePush = endpoint({
  method: 'DELETE',
  path: USER,
  query: z.object({ push: z.literal('1') }),
  answer: z.undefined(),
  repeatable: true,
})

export const logOut = endpoint({
  method: 'GET',
  path: '/api/logout.php',
  answer: z.undefined(),
  changes: true,
})
