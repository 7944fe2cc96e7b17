import { href } from 'contracts'
import type { PreloadInput } from 'platform/runtime/remote'
import { useParams } from 'platform/runtime/router'
import { queryClient, useQuery } from 'shared-state/query'
import { Card } from 'shared-ui/card'
import { BarePage } from '../components/bare-page.tsx'
import { ChosenMember } from '../signup/chosen-member.tsx'
import { LoginLink } from '../signup/login-link.tsx'
import { chosenMemberQuery } from '../signup/queries/chosen-member-query.ts'
import classes from '../signup/signup.module.css'
import { SignupFlow } from '../signup/signup-flow.tsx'
import { SignupRefused } from '../signup/signup-refused.tsx'
import { useMaySignUp } from '../signup/use-may-sign-up.ts'
import { useWords } from '../use-words.ts'

/** A member who is hidden from visitors fails to load; the page then goes without the picture. */
export const preload = ({ params }: PreloadInput) =>
  queryClient.prefetchQuery(chosenMemberQuery(params.id ?? ''))

/** §2: the signup of a visitor who wants to write to a member. */
export function Page() {
  const t = useWords()
  const maySignUp = useMaySignUp()
  const { id = '' } = useParams<'id'>()
  const member = useQuery(chosenMemberQuery(id)).data?.profile
  const back = href('members-id-chat', { id })
  if (!maySignUp) {
    return (
      <BarePage>
        <SignupRefused />
      </BarePage>
    )
  }
  return (
    <BarePage>
      <SignupFlow
        chosen={{ id, name: member?.name }}
        back={back}
        headingLevel={1}
        renderForm={(form) => (
          <div className={classes.beside} data-chosen={member?.main_image ? 'seen' : undefined}>
            {member && <ChosenMember member={member} />}
            <div className={classes.sheet}>
              <h1>
                {member ? t('memberSignup.title', { name: member.name }) : t('titles.members-id-signup')}
              </h1>
              <p>{t('memberSignup.lead')}</p>
              <Card padding="large">{form}</Card>
              <LoginLink back={back} />
            </div>
          </div>
        )}
      />
    </BarePage>
  )
}
