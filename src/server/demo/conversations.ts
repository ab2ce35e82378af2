import { v7 } from 'uuid'
import type { conversationMembers, conversations, messages } from '../product/tables/conversation.ts'
import type { DemoHome } from './homes.ts'
import { homeIn } from './offers.ts'
import { type DemoPeople, personIn } from './people.ts'
import { hoursBefore } from './time.ts'

type Line = { by: 'buyer' | 'agent'; hoursAgo: number; text: string }
type DemoConversation = { home: string; buyer: string; lines: [Line, ...Line[]] }

const written: DemoConversation[] = [
  {
    home: 'tamarack',
    buyer: 'buyer@keyhaven.demo',
    lines: [
      { by: 'buyer', hoursAgo: 9, text: 'How old is the boiler, and has it been serviced?' },
      {
        by: 'agent',
        hoursAgo: 8,
        text: 'It was replaced four years ago and is serviced every autumn. I have the papers.',
      },
      { by: 'buyer', hoursAgo: 7, text: 'Thank you, that helps. I will make an offer today.' },
    ],
  },
  {
    home: 'yellow-porch',
    buyer: 'buyer@keyhaven.demo',
    lines: [
      { by: 'buyer', hoursAgo: 19, text: 'Could the owners leave the garden bench?' },
      { by: 'agent', hoursAgo: 4, text: 'They are happy to. It goes with the house.' },
    ],
  },
]

export function demoConversations(homes: Map<string, DemoHome>, people: DemoPeople, now: Date) {
  const made = written.map((one) => conversationOf(one, homes, people, now))
  return {
    conversations: made.map(({ conversation }) => conversation),
    messages: made.flatMap(({ lines }) => lines),
    members: made.flatMap(({ members }) => members),
  }
}

type Rows = {
  conversation: typeof conversations.$inferInsert
  lines: (typeof messages.$inferInsert)[]
  members: (typeof conversationMembers.$inferInsert)[]
}

function conversationOf(
  { home: key, buyer: email, lines: said }: DemoConversation,
  homes: Map<string, DemoHome>,
  people: DemoPeople,
  now: Date,
): Rows {
  const home = homeIn(homes, key)
  const buyer = personIn(people, email)
  const agent = personIn(people, home.agentEmail)
  const [first] = said
  const createdAt = hoursBefore(now, first.hoursAgo)
  const id = v7({ msecs: createdAt.getTime() })
  const lines = said.map(({ by, hoursAgo, text }) => {
    const at = hoursBefore(now, hoursAgo)
    const senderId = by === 'buyer' ? buyer.id : agent.id
    return { id: v7({ msecs: at.getTime() }), conversationId: id, senderId, text, createdAt: at }
  })
  const latest = lines.at(-1)
  const latestId = latest?.id ?? id
  const members = [buyer, agent].map(({ id: userId }) => ({
    conversationId: id,
    userId,
    latestId,
    unread: latest?.senderId === userId ? 0 : 1,
    readUpTo: lines.at(-2)?.id,
  }))
  const { title } = home
  const conversation = { propertyId: home.id, title, buyerId: buyer.id, agentId: agent.id, createdAt }
  return { conversation: { ...conversation, id, latestAt: latest?.createdAt ?? createdAt }, lines, members }
}
