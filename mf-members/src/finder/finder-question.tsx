import {
  AND_OLDER,
  ageRangeOf,
  ageRangeText,
  agesIn,
  interestsIn,
  nearness,
  relationshipStatuses,
  SEARCH_INTERESTS,
} from 'contracts'
import { useProfileWords } from 'shared-state/profile-words'
import { useSettings } from 'shared-state/session'
import { InterestGroups } from 'shared-ui/interest-chip'
import { Radio, RadioGroup } from 'shared-ui/radio'
import { RangeSlider } from 'shared-ui/range-slider'
import { useWords } from '../use-words.ts'
import classes from './finder.module.css'
import type { FinderAnswers, FinderStep } from './finder-address.ts'

interface QuestionProps {
  readonly step: Exclude<FinderStep, 'found'>
  readonly answers: FinderAnswers
  readonly onAnswer: (answers: FinderAnswers) => void
}

/** The form field of a question. */
export function FinderQuestion({ step, ...props }: QuestionProps) {
  const Question = { age: Age, near: Near, interests: Interests, relationship: Relationship }[step]
  return <Question {...props} />
}

type AnswerProps = Omit<QuestionProps, 'step'>

function Age({ answers, onAnswer }: AnswerProps) {
  const t = useWords()
  const { min_age: youngest } = useSettings()
  return (
    <RangeSlider
      label={t('matchFinder.age')}
      thumbLabels={[t('matchFinder.from'), t('matchFinder.to')]}
      minValue={youngest}
      maxValue={AND_OLDER}
      value={ageRangeOf(answers, youngest)}
      formatRange={ageRangeText}
      onChange={(range) => onAnswer({ ...answers, ...agesIn(range, youngest) })}
    />
  )
}

function Near({ answers, onAnswer }: AnswerProps) {
  const t = useWords()
  return (
    <RadioGroup
      label={t('matchFinder.questions.near')}
      isLabelHidden
      variant="card"
      value={answers.near ?? null}
      onChange={(near) => onAnswer({ ...answers, near })}
    >
      {nearness.map((one) => (
        <Radio key={one} value={one}>
          {t(`matchFinder.near.${one}`)}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function Interests({ answers, onAnswer }: AnswerProps) {
  const t = useWords()
  const words = useProfileWords()
  const chosen = interestsIn(answers.interests)
  return (
    <>
      <p className={classes.note}>{t('matchFinder.most', { most: SEARCH_INTERESTS })}</p>
      <InterestGroups
        groups={words.interestGroups()}
        value={chosen}
        isFull={chosen.length >= SEARCH_INTERESTS}
        onChange={(ids) => onAnswer({ ...answers, interests: ids.join(',') || undefined })}
      />
    </>
  )
}

const ANY = 'any'

function Relationship({ answers, onAnswer }: AnswerProps) {
  const t = useWords()
  const words = useProfileWords()
  return (
    <RadioGroup
      label={t('matchFinder.questions.relationship')}
      isLabelHidden
      variant="card"
      value={answers.relationship_status ?? ANY}
      onChange={(value) => onAnswer({ ...answers, relationship_status: value === ANY ? undefined : value })}
    >
      <Radio value={ANY}>{t('matchFinder.any')}</Radio>
      {relationshipStatuses.map((one) => (
        <Radio key={one} value={one}>
          {words.relationship(one, null)}
        </Radio>
      ))}
    </RadioGroup>
  )
}
