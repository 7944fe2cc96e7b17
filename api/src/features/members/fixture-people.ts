import type { AnswerOf, Endpoint, InputOf } from 'contracts'
import type { openWorld } from '../../fixtures/world.ts'
import { addMember } from '../account/fixture-member.ts'
import { beginSession } from '../account/sessions/sessions.ts'
import { addPhotoRow } from './photos/fixture-photo.ts'

type World = Awaited<ReturnType<typeof openWorld>>
type Overrides = NonNullable<Parameters<typeof addMember>[1]> & { readonly hasPhoto?: boolean }

const own = { host: 'localhost', 'x-client-type': 'web', 'sec-fetch-site': 'same-origin' }

/** Adds members who call the API, and calls it as a visitor. */
export function peopleOf({ app, database }: World, clock: { now(): Date }) {
  async function send<E extends Endpoint>(endpoint: E, input: InputOf<E>, headers: Record<string, string>) {
    const { query = {}, body } = input as { query?: object | undefined; body?: object | undefined }
    const texts = Object.entries(query).map(([key, value]) => [key, String(value)] as const)
    const { method, path: url } = endpoint
    const options = { method: method as 'GET', url, headers, query: Object.fromEntries(texts) }
    const response = await app.inject({ ...options, ...(body && { payload: body }) })
    const { statusCode: status, body: text } = response
    const data = (text === '' ? undefined : JSON.parse(text)) as AnswerOf<E> & {
      readonly error?: { readonly code: string; readonly fields?: object }
      readonly data?: Readonly<Record<string, unknown>>
    }
    return { status, data }
  }

  return {
    visitor: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => send(endpoint, input, own),

    /** By default a man in the Netherlands who looks for women. */
    async person(name: string, { profile, hasPhoto = false, ...overrides }: Overrides = {}) {
      const about = { gender: 'male', sexuality: 'hetero', ...profile, name } as const
      const createdAt = overrides.createdAt ?? clock.now()
      const added = await addMember(database, { ...overrides, createdAt, profile: about })
      const { brandId, memberId } = added
      if (hasPhoto) await addPhotoRow(database, added, { isMain: true })
      const session = { brandId, memberId, label: 'a test' }
      const headers = { ...own, cookie: `session=${await beginSession(database, session, clock.now())}` }
      return {
        id: memberId,
        brandId,
        memberId,
        name,
        headers,
        call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => send(endpoint, input, headers),
      }
    },
  }
}

/** A clock that stands still until the test moves it. */
export function stoppedClock(start: string) {
  let now = new Date(start)
  return {
    now: () => now,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
  }
}
