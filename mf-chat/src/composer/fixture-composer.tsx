import {
  type Conversation,
  type ErrorCode,
  type Gift,
  getGifts,
  getIcebreakers,
  getPhotos,
  type OwnPhoto,
  resendActivation,
  type Settings,
  type User,
} from 'contracts'
import type { ReactNode } from 'react'
import type { OutgoingMessage } from 'shared-state/outgoing'
import { vi } from 'vitest'
import { freeMember } from '../../../shared-state/src/fixture-state.ts'
import { renderInPage } from '../fixture-page.tsx'
import { Composer } from './composer.tsx'

const PICTURE = { width: 800, height: 1_000, card: 'card', thumbhash: '', filename: 'full' }

const ownPhoto = (id: string, rejection: OwnPhoto['rejection'] = null): OwnPhoto => ({
  ...PICTURE,
  id,
  thumb_filename: 'thumb',
  match: 'match',
  status: 'active',
  is_main: false,
  is_private: false,
  rejection,
})

const gift = (id: string, is_offered = true): Gift => ({
  id,
  name: `A ${id}`,
  image: `/${id}.svg`,
  is_offered,
})

/** The fake server's data, and what it does with uploads. */
export const server = {
  photos: [ownPhoto('p1'), ownPhoto('p2', 'nudity')],
  gifts: [gift('rose'), gift('teddy'), gift('old', false)],
  icebreakers: ['One', 'Two', 'Three', 'Four', 'Five'],
  uploads: 0,
  refusal: undefined as ErrorCode | undefined,
  isSlow: false,
}

function respond(path: string): Response {
  const { pathname } = new URL(path, location.href)
  const answers: Readonly<Record<string, object>> = {
    [getIcebreakers.path]: { icebreakers: server.icebreakers },
    [getGifts.path]: { gifts: server.gifts },
    [getPhotos.path]: { photos: server.photos, most: 20 },
    [resendActivation.path]: { sent_to: 'ann@example.invalid' },
  }
  const answer = answers[pathname]
  return answer ? Response.json(answer) : new Response(null, { status: 204 })
}

/** Uploads go by this, for their progress. */
class FakeRequest extends EventTarget {
  upload = new EventTarget()
  status = 200
  responseText = ''
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return 'content-type: application/json'
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    server.uploads += 1
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 2 }))
    if (!server.isSlow) queueMicrotask(() => this.finish())
  }
  finish() {
    const { refusal: code } = server
    this.status = code ? 422 : 200
    this.responseText = JSON.stringify(
      code ? { error: { code, message: code } } : { photo: { ...PICTURE, id: 'new', blurred: 'blurred' } },
    )
    this.dispatchEvent(new Event('load'))
  }
}

export const conversation: Conversation = {
  conversation: null,
  profile: { id: 'b1', name: 'Bea', main_image: null },
  last_active: null,
  messages: [],
  up_to: 0,
  has_older: false,
  is_limited: false,
  read_up_to: 0,
  their_read_up_to: 0,
  their_delivered_up_to: 0,
  has_written: false,
  refusal: null,
  conversations_left: null,
}

interface Scene {
  readonly chat?: Partial<Conversation>
  readonly user?: Partial<User>
  readonly settings?: Partial<Settings>
  /** Stored by an earlier page. */
  readonly outgoing?: readonly OutgoingMessage[]
  /** Instead of the composer. */
  readonly part?: ReactNode
}

export function renderComposer({ chat, user, settings, outgoing = [], part }: Scene = {}) {
  localStorage.clear()
  for (const one of outgoing) localStorage.setItem(`outgoing:${freeMember.id}:${one.id}`, JSON.stringify(one))
  Object.assign(server, { uploads: 0, refusal: undefined, isSlow: false })
  vi.stubGlobal('fetch', async (path: string) => respond(path))
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return renderInPage(part ?? <Composer chat={{ ...conversation, ...chat }} />, {
    user: { ...freeMember, ...user },
    ...(settings && { settings }),
  })
}

/** Contents of the queued messages, in order. Nothing sends them here. */
export function queued(): readonly unknown[] {
  const own = Object.keys(localStorage).filter((key) => key.startsWith('outgoing:'))
  return own
    .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as OutgoingMessage)
    .toSorted((one, other) => one.queuedAt - other.queuedAt)
    .map(({ content }) => content)
}
