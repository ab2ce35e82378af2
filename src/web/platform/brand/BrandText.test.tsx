import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { setBrand } from '#contract/brand'
import { fakeFetch, json } from '../../../../test/web/fake-fetch.ts'
import { openPage, site, visitorAnswers } from '../../../../test/web/open-page.tsx'

test('the texts of a brand are marked with the site’s own language on a page in another', async () => {
  setBrand({ tagline: 'بيوت على البحر', about: 'نحن ثلاثة وكلاء.', links: [{ text: 'المدونة', url: '/blog' }] })
  onTestFinished(() => setBrand({}))
  fakeFetch({
    ...visitorAnswers,
    'GET /api/site': json({ ...site, languages: ['ar', 'en'] }),
    'GET /api/allProperty/status?limit=4': json([]),
    'GET /api/reviews?limit=3': json([]),
  })
  openPage('/')
  const texts = [/بيوت على البحر/, /نحن ثلاثة وكلاء/, /المدونة/]
  await waitFor(() => {
    const found = texts.flatMap((text) => screen.getAllByText(text, { selector: 'bdi' }))
    expect(found.map(({ lang }) => lang)).toEqual(found.map(() => 'ar'))
    expect(found).toHaveLength(4) // the tagline stands in the footer too
  })
})
