import { expect, test } from 'vitest'
import { pseudoText } from '../../scripts/messages/pseudo-texts.mjs'

test.each([
  ['Search', '⟦Šéåŕçĥ öñé⟧'],
  [
    '{count, plural, one {# home} other {# homes}} in {town}',
    '⟦{count, plural, one {# ĥöɱé} other {# ĥöɱéš}} îñ {town} öñé⟧',
  ],
  ['our <form>contact form</form>', '⟦öûŕ <form>çöñţåçţ ƒöŕɱ</form> öñé ţŵö ţĥŕéé⟧'],
  ["You won't be able to", "⟦Ýöû ŵöñ'ţ ƀé åƀļé ţö öñé ţŵö⟧"],
  [', ', ', '],
  ['{day}, {time}', '{day}, {time}'],
])('"%s" becomes "%s"', (english, pseudo) => {
  expect(pseudoText(english)).toBe(pseudo)
})
