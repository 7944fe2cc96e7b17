import { StillRouter } from '../../../../platform/runtime/fixture-still-router.tsx'
import { startLanders } from '../../documents/fixture-lander.tsx'
import { Promises } from './promises.tsx'
import { Steps } from './steps.tsx'

export default { title: 'Landers/Home' }

export const HowItWorks = {
  render: () => {
    startLanders()
    return (
      <Steps
        title="Three steps to a first message"
        steps={[
          { icon: 'profile', title: 'Make a profile', text: 'A photo and a few lines are enough.' },
          { icon: 'compass', title: 'Look around', text: 'Search by age and region.' },
          { icon: 'chat', title: 'Say hello', text: 'The first message is the hardest one.' },
        ]}
      />
    )
  },
}

export const WhatIsPromised = {
  render: () => {
    startLanders()
    return (
      <StillRouter>
        <Promises title="What we promise" />
      </StillRouter>
    )
  },
}
