import * as t from '#messages/legal'
import { LegalPage, type Section } from './LegalPage.tsx'

const PrivacyPage = () => (
  <LegalPage title={t.privacy()} replacedBy={({ privacyUrl }) => privacyUrl} sections={sections} />
)

export { PrivacyPage as Component }

const sections: Section[] = [
  [t.kept, t.keptText],
  [t.whoSees, t.whoSeesText],
  [t.cards, t.cardsText],
  [t.browser, t.browserText],
  [t.howLong, t.howLongText],
  [t.questions, t.questionsText],
]
