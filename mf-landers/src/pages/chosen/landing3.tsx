import { chosenPage } from '../../chosen/chosen-page.tsx'
import { Question } from '../../chosen/question/question.tsx'

export const { preload, Page } = chosenPage(Question)
