import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { locales } from '../locales.ts'
import { image } from '../members/image.ts'

/** Whoever is logged in is one of these; everybody else is a visitor. */
export const userRoles = ['free', 'premium', 'staff'] as const

export const user = z.object({
  id: z.string(),
  role: z.enum(userRoles),
  status: z.enum(['confirmed', 'not_confirmed', 'pending_deletion']),
  credits: z.number(),
  paid_user: z.boolean(),
  language: z.enum(locales),
  fictional_icon: z.boolean(),
  /** §4: why the user's e-mails stopped. */
  notifications_disabled: z.array(z.enum(['fbl', 'bounce', 'listunsubscribe'])),
  profile: z.object({
    name: z.string(),
    country: z.string(),
    status: z.enum(['active', 'disabled']),
    main_image: z.nullable(image),
  }),
})

export type User = z.infer<typeof user>
export type UserRole = User['role']

/** Who looks at the page. */
export type Role = 'visitor' | UserRole

const USER = '/api/user.php'

/** §7: a session that has ended answers with no user. */
export const getUser = endpoint({ method: 'GET', path: USER, answer: z.object({ user: z.nullable(user) }) })

export const logIn = endpoint({
  method: 'POST',
  path: USER,
  body: z.object({ email: z.string(), password: z.string() }),
  answer: z.object({ user }),
})

export const changeLanguage = endpoint({
  method: 'PUT',
  path: USER,
  body: z.object({ language: z.enum(locales) }),
  answer: z.object({ user }),
  repeatable: true,
})

/** What a browser's push service gives a page, as JSON. */
export const pushSubscription = z.object({
  endpoint: z.string(),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.record(z.string(), z.string()),
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

export const logOut = endpoint({ method: 'GET', path: '/api/logout.php', answer: z.undefined() })
