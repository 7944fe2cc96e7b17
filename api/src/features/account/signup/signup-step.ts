import type { saveSignupStep as endpoint, InputOf } from 'contracts'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import type { Brand } from '../../../http/caller/brand.ts'
import { refuse } from '../../../http/refusal.ts'
import { member } from '../../../tables/account.ts'
import type { MemberKey } from '../../../tables/member-key.ts'
import { savePreferences } from '../../members/preferences/save-preferences.ts'
import { changeUser } from '../change-user.ts'
import { saveProfile } from '../own/profile-changes.ts'
import { stepAfter } from '../rules.ts'

/** §4: saves one step of the profile and moves on to the next. */
export async function saveSignupStep(
  database: Database,
  { brand, session }: { readonly brand: Brand; readonly session: MemberKey },
  body: InputOf<typeof endpoint>['body'],
  now: Date,
): Promise<void> {
  const { memberId } = session
  const { preferences, step, ...changes } = { preferences: undefined, ...body }
  await database.inTransaction((tx) =>
    changeUser(tx, session, async ({ signupStep }) => {
      if (signupStep !== null && step > signupStep) {
        refuse('invalid_input', { fields: { step: 'invalid_input' } })
      }
      await saveProfile(tx, session, changes, { settings: brand.settings, now })
      if (preferences) await savePreferences(tx, session, preferences)
      await tx
        .update(member)
        .set({ signupStep: stepAfter(signupStep, step) })
        .where(eq(member.id, memberId))
    }),
  )
}
