import { chosenPage } from '../../chosen/chosen-page.tsx'
import { Letter } from '../../chosen/letter/letter.tsx'

export const { preload, Page } = chosenPage(Letter)
