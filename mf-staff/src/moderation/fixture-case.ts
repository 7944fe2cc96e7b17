import type { AnswerOf, CaseContext, CaseReport, OwnPhoto, readCaseMessages, StaffCase } from 'contracts'

const HOUR_MS = 3_600_000
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** A grey picture, since stories and tests have no media server. */
const GREY =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Cpath fill="%23999" d="M0 0h4v5H0z"/%3E%3C/svg%3E'

const photo: OwnPhoto = {
  id: 'photo-1',
  filename: GREY,
  width: 800,
  height: 1_000,
  thumb_filename: GREY,
  card: GREY,
  match: GREY,
  thumbhash: '',
  status: 'pending',
  is_main: true,
  is_private: false,
  rejection: null,
}

/** A case that waits, claimed by the moderator of the tests. */
export function caseOf(id: string, name: string, more: Partial<StaffCase> = {}): StaffCase {
  return {
    id,
    kind: 'photo',
    state: 'waiting',
    severity: 'normal',
    opened_at: ago(1),
    due_at: ago(0.5),
    member: { id: `member-${id}`, name },
    language: 'fi',
    of: 'photo',
    picture: photo,
    is_private: false,
    excerpt: null,
    reason: null,
    guess: null,
    reports: 0,
    claim: { by: { id: 'me', name: 'Mo', is_me: true }, until: ago(-0.1) },
    decision: null,
    proposal: null,
    ...more,
  }
}

/** A case with all that is shown beside it: by default a photo that waits. */
export function contextOf(about: StaffCase, more: Partial<CaseContext> = {}): CaseContext {
  return {
    case: about,
    actions: ['approve', 'reject'],
    subject: { kind: 'photo', photo, like_rejected: null, also_of: [] },
    member: {
      id: 'member',
      name: about.member?.name ?? '',
      age: 34,
      gender: 'female',
      country: 'FI',
      city: 'Turku',
      language: 'fi',
      joined_at: ago(24 * 60),
      status: 'confirmed',
      is_hidden: false,
      is_fictional: false,
      is_premium: true,
      spent: 'some',
      about_me: 'Merellä kesät, takan ääressä talvet.',
      photos: [photo],
      reported: 1,
      acted: 0,
    },
    decisions: [
      {
        reference: 'ABCD-EFGH',
        kind: 'warn',
        rule: 'offensive',
        facts: 'Viestissä oli loukkaava sana.',
        decided_at: ago(24 * 20),
        decided_by: 'Jo',
        until: null,
        lifted_at: null,
      },
    ],
    other_cases: [{ id: 'other', kind: 'report', of: 'profile', opened_at: ago(3) }],
    ...more,
  }
}

const report: CaseReport = {
  reference: 'REPO-RT01',
  reason: 'harassment',
  text: 'I’m scared now.',
  reported_at: ago(5),
  outcome: null,
  reporter: { id: 'reporter', name: 'Ben', reports: 3, acted: 2, nothing_found: 0 },
}

/** A reported message. */
export const reported = contextOf(
  caseOf('report', 'Helen', {
    kind: 'report',
    of: 'message',
    reason: 'harassment',
    reports: 1,
    picture: null,
    severity: 'high',
  }),
  {
    actions: ['dismiss', 'remove-message', 'warn', 'suspend', 'ban'],
    subject: { kind: 'report', photo: null, reports: [report], has_messages: true },
  },
)

/** An objection to a text that was removed. */
export const objected = contextOf(
  caseOf('objection', 'Nathan', { kind: 'objection', of: 'decision', reason: 'offensive', picture: null }),
  {
    actions: ['uphold', 'deny'],
    subject: {
      kind: 'objection',
      reference: 'OBJE-CT01',
      text: 'There is nothing rude in it.',
      objected_at: ago(6),
      decision: {
        reference: 'WXYZ-2345',
        kind: 'remove-text',
        rule: 'offensive',
        facts: 'The text was an insult.',
        decided_at: ago(30),
        decided_by: 'Jo',
        until: null,
        lifted_at: null,
      },
      removed_text: 'I say what I like.',
      removed_photo: null,
      is_own_decision: false,
    },
  },
)

export const reportedMessage: AnswerOf<typeof readCaseMessages>['messages'][number] = {
  sequence: 3,
  is_from_member: true,
  is_reported: true,
  sent_at: ago(6),
  text: 'Answer me or I’ll find you.',
  photo: null,
  gift: null,
}
