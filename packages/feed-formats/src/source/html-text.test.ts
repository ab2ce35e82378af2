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
  ['&lt;p&gt;Sea view&lt;/p&gt;&lt;p class="x"&gt;Two floors&lt;/p&gt;', 'Sea view\n\nTwo floors'],
  ['&amp;lt;p&amp;gt;Sea view&amp;lt;/p&amp;gt;', 'Sea view'],
  ['construcci&amp;oacute;n, 20 m&amp;#178; &amp;amp; more', 'construcción, 20 m² & more'],
  ['Rooms < 20 m²', 'Rooms < 20 m²'],
  ['Rooms &lt; 20 m² &amp; more', 'Rooms < 20 m² & more'],
  ['5 &lt; x and y &gt; 3', '5 < x and y > 3'],
  ['The agent\u0092s \u0093own\u0094 words', 'The agent’s “own” words'],
  ['&#146;s', '’s'],
  ['Half a sign \uD83E here', 'Half a sign  here'],
  ['A whole one 🏡', 'A whole one 🏡'],
])('returns %s as plain text', (html, text) => {
  expect(plainText(html)).toBe(text)
})

test.each(['A <b> & &amp; c', 'plain', '5 < 6 & 7', '<script>x</script>', '&lt;p&gt; caf&amp;eacute; &oacute;'])(
  'returns %s again once it was made safe',
  (text) => {
    expect(plainText(htmlSafe(text))).toBe(text)
  },
)

test.each(['<b>', '<p>', '<p>\n', '<', '<a', '&amp', '&lt;p ', '\n ', '<!--'])(
  'reads a text of a million %j in little time',
  (part) => {
    const began = performance.now()
    plainText(`<b>${part.repeat(1_000_000)}`)
    expect(performance.now() - began).toBeLessThan(2_000)
  },
)
