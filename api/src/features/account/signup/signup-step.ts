import type { AnswerOf, saveSignupStep } from 'contracts'
import { eq } from 'drizzle-orm'
import { refuse } from '../../../http/refusal.ts'
import type { Call } from '../../../http/route.ts'
import { member } from '../../../tables/account.ts'
import { changeUser } from '../change-user.ts'
import { ownAnswer } from '../own/own-profile.ts'
import { saveProfile } from '../own/profile-changes.ts'
import { stepAfter } from '../rules.ts'

/** §4: keeps a profile step and goes on to the next. */
export async function saveStep(
  call: Call<typeof saveSignupStep, 'member'>,
): Promise<AnswerOf<typeof saveSignupStep>> {
  const { body, brand, database, session } = call
  const { step, ...changes } = body
  await database.inTransaction((tx) =>
    changeUser(tx, session, async ({ signupStep }) => {
      if (signupStep !== null && step > signupStep) {
        refuse('invalid_input', { fields: { step: 'invalid_input' } })
      }
      await saveProfile(tx, session.memberId, changes, brand.settings)
      await tx
        .update(member)
        .set({ signupStep: stepAfter(signupStep, step) })
        .where(eq(member.id, session.memberId))
    }),
  )
  return ownAnswer(call)
}
