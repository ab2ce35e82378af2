import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deferred } from '../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../test/web/fake-fetch.ts'
import { fakeUpload, stored } from '../../../test/web/fake-upload.ts'
import { answersFor, openPage, visitorAnswers } from '../../../test/web/open-page.tsx'
import { ann, annInPath, cabin, wish } from '../../../test/web/sample-answers.ts'

const WORDS = 'The server is being moved to another house, and will be back in an hour.'
type Answers = Parameters<typeof fakeFetch>[0]
type Form = {
  path: string
  answers: Answers
  /** The call that fails. */
  call: string
  button: string
  fields: Record<string, string>
  open?: string
}

const listing = {
  Title: 'Cabin',
  Location: 'Lake Road 9',
  Price: '250000',
  'Agent image': 'https://example.com/a.png',
  Description: 'By the water.',
}
const forms: [string, Form][] = [
  [
    'login',
    {
      path: '/login',
      answers: visitorAnswers,
      call: 'POST /api/auth/sign-in/email',
      button: 'Login',
      fields: { Email: ann, Password: 'Abc#123' },
    },
  ],
  [
    'Google',
    {
      path: '/login',
      answers: visitorAnswers,
      call: 'POST /api/auth/sign-in/social',
      button: 'Continue with Google',
      fields: {},
    },
  ],
  [
    'registration',
    {
      path: '/registration',
      answers: visitorAnswers,
      call: 'POST /api/auth/sign-up/email',
      button: 'Register',
      fields: { Name: 'Ann', 'Photo URL': 'https://example.com/a.png', Email: ann, Password: 'Abc#123' },
    },
  ],
  [
    'contact',
    {
      path: '/dashboard/contact',
      answers: answersFor(ann),
      call: 'POST /api/contact',
      button: 'Send',
      fields: { Subject: 'The cabin', Message: 'Is it warm?' },
    },
  ],
  [
    'profile',
    {
      path: '/dashboard/userProfile',
      answers: answersFor(ann),
      call: 'PATCH /api/users/me',
      button: 'Save',
      fields: { 'Photo URL': 'https://example.com/a.png' },
    },
  ],
  [
    'offer',
    {
      path: `/dashboard/makeOffer/${ann}/wish-1`,
      answers: { ...answersFor(ann), [`GET /api/wishlist/${annInPath}/wish-1`]: json(wish) },
      call: 'POST /api/offeredProperty',
      button: 'Make offer',
      fields: { 'Buying date': '2099-12-01', 'Offered amount': '19.99' },
    },
  ],
  [
    'review',
    {
      path: '/propertyDetails/home-1',
      answers: {
        ...answersFor(ann),
        'GET /api/allProperty/home-1': json({ ...cabin, sold: true }),
        'GET /api/notes?ids=home-1': json({ notes: [], shared: [] }),
      },
      call: 'POST /api/reviews',
      open: 'Review',
      button: 'Submit review',
      fields: { 'Review description': 'We slept well.' },
    },
  ],
  [
    'add property',
    {
      path: '/addProperty',
      answers: answersFor(ann, 'agent'),
      call: 'POST /api/allProperty',
      button: 'Add Property',
      fields: listing,
    },
  ],
  [
    'update property',
    {
      path: '/dashboard/update/home-1',
      answers: { ...answersFor(ann, 'agent'), 'GET /api/allProperty/home-1': json({ ...cabin, email: ann }) },
      call: 'PUT /api/allProperty/home-1',
      button: 'Update',
      fields: {},
    },
  ],
]

test.each(forms)(
  'why it failed stands in the form of %s when the toast has gone, until the next try',
  async (_name, form) => {
    fakeUpload(() => stored('/media/x.webp'))
    const answers: Answers = { ...form.answers, [form.call]: refusal(form.path) }
    fakeFetch(answers)
    openPage(form.path)
    if (form.open) await userEvent.click(await screen.findByRole('button', { name: form.open }))
    const button = await screen.findByRole('button', { name: form.button })
    for (const [label, text] of Object.entries(form.fields))
      await userEvent.type(await screen.findByLabelText(label), text)
    const picture = screen.queryByLabelText('Property image')
    if (picture) await userEvent.upload(picture, new File(['x'], 'home.jpg', { type: 'image/jpeg' }))
    await userEvent.click(button)
    const stands = () => screen.queryAllByText(WORDS).filter((each) => !each.closest('[role=alert]'))
    await waitFor(() => expect(stands()).toHaveLength(1))
    expect((await screen.findByRole('alert')).textContent, 'and in the toast').toContain(WORDS)
    answers[form.call] = () => deferred<Response>().answer
    await userEvent.click(button)
    await waitFor(() => expect(stands()).toEqual([]))
  },
)

/** As our server refuses, or as the identity service does. */
const refusal = (path: string): Response =>
  path.startsWith('/dashboard') || path.startsWith('/p') || path.startsWith('/a')
    ? refused(503, WORDS)
    : json({ message: WORDS }, 503)
