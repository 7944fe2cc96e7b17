import { isLikelyNude, type StaffCase } from 'contracts'
import { useState } from 'react'
import { useHabits } from './habits.ts'

/** Whether a case's pictures are blurred: by the moderator's habit, or for a photo that the model thinks shows nudity. */
export function useBlur(about: StaffCase | undefined) {
  const { blursPictures, setBlursPictures } = useHabits()
  const [shown, setShown] = useState<string>()
  const isGuarded = about !== undefined && isLikelyNude(about) && shown !== about.id
  const isBlurred = blursPictures || isGuarded
  return {
    isBlurred,
    toggle() {
      setShown(isBlurred ? about?.id : undefined)
      setBlursPictures(!isBlurred)
    },
  }
}

export type Blur = ReturnType<typeof useBlur>
