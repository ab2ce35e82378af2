import { expect, test } from 'vitest'
import { htmlSafe, plainText } from './html-text.ts'

test.each([
  ['a text without tags, <3 and 5 < 6 & 7', 'a text without tags, <3 and 5 < 6 & 7'],
  ['<p>One.</p><p>Two <b>bold</b><br>three</p>', 'One.\n\nTwo bold\nthree'],
  ['<ul><li>One</li><li>Two</li></ul>', '- One\n- Two'],
  ['11&#39; 7&quot; &amp; &euro; 5&sup2;', '11\' 7" & € 5²'],
  ['One<br/><br/><br/><br/>Two', 'One\n\nTwo'],
  ['Line\none <br>two', 'Line one\ntwo'],
  ['Line\none &amp; two', 'Line\none & two'],
  ['Line\r\nend\rs', 'Line\nend\ns'],
  ['    Indented\n        as XML is', 'Indented\nas XML is'],
  ['<script>alert(1)</script><style>p{}</style>Text', 'Text'],
  ['<a href="javascript:x" onclick="y">Link</a> <img src=x onerror=z>', 'Link'],
  ['<b>never closed', 'never closed'],
  ['a <!-- comment --> b', 'a <!-- comment --> b'],
])('returns %s as plain text', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['A <b> & &amp; c', 'plain', '5 < 6 & 7', '<script>x</script>'])(
  'returns %s again once it was made safe',
  (text) => {
    expect(plainText(htmlSafe(text))).toBe(text)
  },
)

test.each(['<b>', '<p>', '<p>\n', '<', '<a', '&amp', '\n ', '<!--'])(
  'reads a text of a million %j in little time',
  (part) => {
    const began = performance.now()
    plainText(`<b>${part.repeat(1_000_000)}`)
    expect(performance.now() - began).toBeLessThan(2_000)
  },
)
