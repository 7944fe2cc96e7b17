import * as contract from 'contracts'
import { publishEvents } from '../../events/publish-events.ts'
import { redactConversation } from '../../events/redact-events.ts'
import { daily, hourly } from '../../http/limits/hourly.ts'
import { refuse } from '../../http/refusal.ts'
import { type Route, route } from '../../http/route.ts'
import { MAX_FILE_BYTES } from '../../pictures/open-picture.ts'
import { preparePicture } from '../../pictures/prepare-picture.ts'
import { deleteChat, findChats } from './chats.ts'
import { findConversation } from './conversation.ts'
import { giftRoutes } from './gifts/gift-routes.ts'
import { lockConversations } from './lock-conversations.ts'
import { markMessages } from './mark-messages.ts'
import { addChatPhoto, copyFromGallery } from './photos/chat-photos.ts'
import { refuseUpload } from './photos/unsent-photos.ts'
import { commentLike } from './send/comment-like.ts'
import { sendMessage } from './send/send-message.ts'
import { typingEvent } from './typing.ts'

const MESSAGES = hourly('message', 1_200)
const LIKE_COMMENTS = daily('like-comment', 20)
const UPLOADS = hourly('chat-photo', 120)
const MARKS = hourly('messages-marked', 7_200)
const TYPING = hourly('typing', 2_400)
const DELETIONS = hourly('chat-deleted', 300)

export const routes: readonly Route[] = [
  ...giftRoutes,

  route(contract.getChats, { access: 'member' }, ({ session, db, clock }) =>
    findChats(db, session, clock.now()),
  ),

  route(contract.getChat, { access: 'member' }, ({ query, session, db, clock }) =>
    findConversation(db, session, query, clock.now()),
  ),

  route(
    contract.deleteChat,
    { access: 'member', limit: DELETIONS },
    async ({ body: { conversation }, session, database }) => {
      await database.inTransaction(async (tx) => {
        await lockConversations(tx, session.memberId, [conversation])
        if (!(await deleteChat(tx, session, conversation))) return
        await redactConversation(tx, session.memberId, conversation)
        await publishEvents(tx, { ...session, event: { kind: 'chat_deleted', conversation } })
      })
      return undefined
    },
  ),

  route(
    contract.sendMessage,
    { access: 'member', limit: MESSAGES },
    async ({ body, session, brand, database, storage, clock }) => {
      const now = clock.now()
      if (body.from !== undefined && body.from !== session.memberId) refuse('authentication_required')
      if (body.content.kind === 'photo')
        await copyFromGallery({ database, storage }, session, body.content.photo, now)
      return sendMessage(database, { viewer: session, brand }, body, now)
    },
  ),

  route(
    contract.commentLike,
    { access: 'member', limit: LIKE_COMMENTS },
    async ({ body, session, brand, database, clock }) => {
      await commentLike(database, { viewer: session, brand }, body, clock.now())
      return undefined
    },
  ),

  route(
    contract.uploadChatPhoto,
    { access: 'member', limit: UPLOADS, fileLimit: MAX_FILE_BYTES },
    async ({ session, file, db, database, storage, clock }) => {
      await refuseUpload(db, session)
      const prepared = await preparePicture(file)
      return { photo: await addChatPhoto({ database, storage }, session, prepared, clock.now()) }
    },
  ),

  route(contract.markMessages, { access: 'member', limit: MARKS }, async ({ body, session, database }) => {
    await markMessages(database, session, body)
    return undefined
  }),

  route(
    contract.sendTyping,
    { access: 'member', limit: TYPING },
    async ({ body, session, db, request: { server } }) => {
      const event = await typingEvent(db, session, body.profile)
      if (event) server.eventStreams.sendTransient(body.profile, event)
      return undefined
    },
  ),
]
