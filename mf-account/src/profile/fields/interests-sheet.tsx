import { useState } from 'react'
import { useProfileWords } from 'shared-state/profile-words'
import { Button } from 'shared-ui/button'
import { Drawer } from 'shared-ui/drawer'
import { InterestChip, InterestGroups } from 'shared-ui/interest-chip'
import classes from '../../components/form/fields.module.css'
import { useWords } from '../../use-words.ts'
import { InterestCount } from './interest-count.tsx'
import type { InterestsFieldProps } from './interests-field.tsx'

/** The chosen interests; a sheet offers all of them. */
export function InterestsSheet({ value, onChange }: InterestsFieldProps) {
  const t = useWords()
  const words = useProfileWords()
  const [isOpen, setOpen] = useState(false)
  const label = words.label('interests')
  return (
    <div className={classes.group}>
      <h3 className={classes.label}>{label}</h3>
      {value.length > 0 && (
        <ul className={classes.chips}>
          {value.map((interest) => (
            <li key={interest}>
              <InterestChip interest={interest}>{words.interest(interest)}</InterestChip>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className={classes.choose} onPress={() => setOpen(true)}>
        {t('profileFields.interestsChoose')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onOpenChange={setOpen}
        heading={label}
        closeLabel={t('close')}
        actions={<Button onPress={() => setOpen(false)}>{t('profileFields.interestsDone')}</Button>}
      >
        <InterestCount count={value.length} />
        <InterestGroups groups={words.interestGroups()} value={value} onChange={onChange} />
      </Drawer>
    </div>
  )
}
