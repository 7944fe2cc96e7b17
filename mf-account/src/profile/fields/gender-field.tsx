import { genders, type OwnProfile } from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { Radio, RadioGroup } from 'shared-ui/radio'

interface GenderFieldProps {
  readonly value: OwnProfile['gender']
  readonly onChange: (gender: OwnProfile['gender']) => void
  readonly errorMessage: string | undefined
}

/** The member's own gender. */
export function GenderField(props: GenderFieldProps) {
  const words = useProfileWords()
  return (
    <div id="gender">
      <RadioGroup label={words.label('gender')} name="gender" variant="card" isRequired {...props}>
        {genders.map((one) => (
          <Radio key={one} value={one}>
            {words.gender(one)}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  )
}
