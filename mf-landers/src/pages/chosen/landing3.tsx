import { chosenPage } from '../../chosen/chosen-page.tsx'
import { landing3 } from '../../landers/templates/landing3.ts'

export const { preload, Page } = chosenPage(landing3)
