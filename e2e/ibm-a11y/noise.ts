/** The false reports of IBM's engine on this page, by rule, each with the reason. */
const noise: Record<string, { why: string; at: RegExp }> = {
  aria_content_in_landmark: {
    why: 'the skip link comes before every landmark, so that it is the first stop',
    at: /href="#content"/,
  },
  input_autocomplete_valid: {
    why: '"username" is right for an e-mail that one logs in with (WHATWG)',
    at: /type="email"/,
  },
  element_tabbable_role_valid: {
    why: 'what scrolls has to be reached by keyboard (axe: scrollable-region-focusable)',
    at: /overflow-y-auto/,
  },
  fieldset_legend_valid: { why: 'its legend "Show the homes as" is there, for readers alone', at: /print:hidden/ },
  aria_complementary_label_visible: {
    why: 'the heading in it is the title of a home; the label says what it is',
    at: /aria-label="(Your offer|Price and agent)"/,
  },
}

export const isNoise = ({ ruleId, snippet }: { ruleId: string; snippet: string }): boolean =>
  noise[ruleId]?.at.test(snippet) === true
