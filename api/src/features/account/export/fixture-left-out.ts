import type { AnswerOf, exportMember } from 'contracts'

type Data = AnswerOf<typeof exportMember>

/** Tables with members in them that the download leaves out, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account_token: 'The secrets of mailed links; a new address is in `account`.',
  kept_block: 'Hashes of addresses of others.',
  debit_code: 'Secrets, for a day; the number is in `sent`.',
  conversation_member: 'Its counts and names are in `conversations`; the other row is the other member’s.',
  free_message: 'Tells a repeated message from a new one.',
  member_search: 'A copy of the profile, for the search.',
  news_due: 'When the next mail is due.',
  news_sent: 'Those mails are in `sent`.',
  shown_profiles: 'Hashes of profiles that were shown; they tell nobody who they are.',
  staff_case:
    'A place in the queue of the staff; what they decided is in `decisions`, who reported the member is left out.',
  staff_recovery_code: 'Hashes of secrets.',
  staff_session: 'For half an hour, whether a login is proven by a second factor.',
  user_event: 'Tells open pages what is in the download, for a week.',
  user_event_cursor: 'A counter of these.',
}

/** Columns of other tables that the download leaves out, with the reason. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, string>> = {
  'block.blocked_id': 'The name is in `blocked`.',
  'chat_photo.id': 'The file name is exported, and so is the picture itself.',
  'complaint.id': 'Its reference is exported.',
  'credit_spending.amount': 'In `lots`, as a negative number.',
  'decision.decided_by': 'Names an employee.',
  'decision.id': 'Its reference is exported.',
  'decision.lifted_by': 'Names an employee.',
  'decision.report_id': 'Names the report of another member.',
  'discount_code.created_at': 'When the code ends is exported.',
  'discount_code.is_active': 'In `status`.',
  'discount_code.is_leaving': 'Why the code was made.',
  'discount_code.is_welcome': 'Codes of one member are not welcome codes.',
  'discount_code.methods': 'In `paymentmethods`.',
  'ledger_account.id': 'An internal name of the account.',
  'ledger_account.is_demo': 'Only for invented members.',
  'ledger_entry.account': 'The other side of each movement is an account of the brand.',
  'ledger_entry.amount': 'The other side of each movement has the same amount.',
  'ledger_transfer.id': 'Tells a repeated movement from a new one; its place is in `sequence`.',
  'member.is_demo': 'Only for invented members.',
  'member.is_unlisted': 'Only for the accounts of the demo.',
  'member.left_at': 'Null while the member can download anything.',
  'member.password_hash': 'A secret.',
  'like_comment.liked_id': 'The name is in `likes` or `conversations`.',
  'member_like.liked_id': 'The name is in `likes`.',
  'member_like.seen_at': 'When the other member saw it is about them.',
  'member_like.shown_at': 'The same.',
  'message.id': 'Made by the browser; the place in the conversation is in `sequence`.',
  'message.photo_id': 'The file name is exported.',
  'notification_choice.kind': 'A key of `choices`.',
  'order_refund.failure': 'Null unless the switch refused.',
  'order_refund.refund_id': 'A name for the payment switch.',
  'outbox.data': 'The text, for 30 days, of what else is exported.',
  'outbox.due_at': 'When to try to send it.',
  'outbox.id': 'An internal name.',
  'payment_dispute.changed_at': 'When the news came; when it opened is exported.',
  'payment_dispute.id': 'A name of the payment switch.',
  'payment_order.expires_at': 'Until when it could be paid.',
  'payment_order.holds_code': 'Whether the code can be used again.',
  'payment_order.saves_method': 'What the checkout asked the switch for.',
  'payment_order.request_id': 'Tells a repeated order from a new one.',
  'photo.dhash': 'Made of the picture, which is exported.',
  'photo.id': 'The file name is exported, and so is the picture itself.',
  'profile.is_fictional': 'Only for profiles that the brand runs.',
  'push_subscription.id': 'An internal name.',
  'report.evidence': 'Messages of the other member, too; the own ones are in `messages`.',
  'report.id': 'Its reference is exported.',
  'report.message_sequence': 'Names a message of the other member.',
  'report.photo_id': 'Names a photo of the other member.',
  'report.profile_id': 'The name is in `about`.',
  'session.id': 'A secret of the login.',
  'staff_action.actor': 'Names an employee.',
  'staff_action.id': 'An internal name.',
  'staff_action.subject': 'The member; of what they did on the staff, somebody else.',
  'staff_factor.credential_id': 'Bound to the secret of a key.',
  'staff_factor.id': 'An internal name.',
  'staff_factor.last_period': 'Tells a code that was used.',
  'staff_factor.public_key': 'Bound to the secret of a key.',
  'staff_factor.sealed_secret': 'A secret.',
  'staff_factor.transports': 'How a browser finds the key.',
  'staff_factor.uses': 'Tells a copied key.',
  'staff_role.granted_by': 'Names an employee.',
  'started_conversation.other_id': 'The time is in `conversations_started`, the name in `conversations`.',
  'swipe.other_id': 'The name is in `swipes`.',
}

/** Columns that are left out of any table. */
export const ALWAYS_LEFT_OUT =
  /^(brand_id|owner_id|token_hash|request_hash|dedupe_key|sent_id|endpoint|p256dh|auth|session_id)$|^(match|card|thumb|blurred)_filename$|^thumbhash$/

/** Where the download has a column that holds a truth value, whose value alone would prove nothing. */
export const FLAGS: Readonly<Record<string, (data: Data) => unknown>> = {
  'chat_photo.is_rejected': ({ chat_photos: [picture] }) => picture?.rejected,
  'member.is_paid': ({ account }) => account.premium,
  'member.is_returning': ({ account }) => account.returning,
  'member.is_staff': ({ account }) => account.staff,
  'member.push_names': ({ notifications }) => notifications.names_in_push,
  'message.is_removed': ({ messages }) => messages.some(({ removed }) => removed),
  'notification_choice.email': ({ notifications }) => notifications.choices.like.email,
  'notification_choice.push': ({ notifications }) => notifications.choices.like.push,
  'notification_choice.stopped_by_link': ({ notifications }) => notifications.choices.like.stopped_by_link,
  'photo.is_main': ({ photos: [photo] }) => photo?.main,
  'photo.is_private': ({ photos: [photo] }) => photo?.private,
  'profile.has_tattoos': ({ profile }) => profile.tattoos,
  'profile.is_visible_to_visitors': ({ profile }) => profile.visible_to_visitors,
  'swipe.gave_like': ({ swipes: [swipe] }) => swipe?.gave_like,
}

/** Columns that still hold something of a member after the purge, with the reason. */
export const KEPT: Readonly<Record<string, string>> = {
  'complaint.email': 'Where the answer goes, for a year after it.',
  'complaint.text': 'What is answered, for a year after it.',
  'report.text': 'What was decided, for a year after the decision.',
  'debit_mandate.account_holder': 'The mandate, as long as banks can ask for it.',
  'debit_mandate.street': 'The same.',
  'debit_mandate.mobile_number': 'The same.',
  'debit_mandate.ip_address': 'The same.',
  'debit_mandate.user_agent': 'The same.',
  'payment_order.discount_code': 'The books: why the price was lower.',
  'shown_profiles.viewer': 'An id that means nothing any more, until the next night.',
  'staff_action.actor': 'The same of staff themselves.',
  'staff_action.subject':
    'Staff have to account for what they did: to whom, by an id that means nothing any more.',
}
