import { backPath } from 'contracts'
import { useSearchParams } from 'platform/runtime/router'
import { Card } from 'shared-ui/card'
import { BarePage } from '../components/bare-page.tsx'
import { FormPage } from '../components/form/form-page.tsx'
import { LoginLink } from '../signup/login-link.tsx'
import { SignupFlow } from '../signup/signup-flow.tsx'
import { SignupRefused } from '../signup/signup-refused.tsx'
import { useMaySignUp } from '../signup/use-may-sign-up.ts'
import { useWords } from '../use-words.ts'

/** §2: the signup. */
export function Page() {
  const t = useWords()
  const maySignUp = useMaySignUp()
  const [query] = useSearchParams()
  const back = backPath(query.get('back'))
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
        back={back}
        headingLevel={1}
        renderForm={(form) => (
          <FormPage heading={t('titles.signup')}>
            <Card padding="large">{form}</Card>
            <LoginLink back={back} />
          </FormPage>
        )}
      />
    </BarePage>
  )
}
