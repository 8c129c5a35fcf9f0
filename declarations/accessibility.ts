// biome-ignore-all lint/suspicious/noTemplateCurlyInString: titles of tests as they are written
import type { Audit, Check } from '../plugins/declarations/accessibility.ts';

/**
 * The audit of this site against the RGAA by a person, from which /cgu takes its accessibility statement.
 * While there is none, the statement says so. After an audit:
 *
 * export const audit: Audit | undefined = {
 *   day: '2026-03-02',
 *   auditor: 'Camille Exemple, of the association',
 *   rgaa: '4.1.2',
 *   pages: ['/', '/cgu', '/docs/services/mail'],
 *   tools: ['Firefox with NVDA', 'Safari with VoiceOver'],
 *   // Criteria that apply to at least one of these pages, and those of them that all of these pages meet.
 *   applicable: 50,
 *   met: 48,
 *   // Each of the others, with what is wrong and what helps meanwhile.
 *   notMet: [
 *     { criterion: '1.1', problem: 'The plan of the office has no text alternative. Ask us for the way.' },
 *     { criterion: '10.7', problem: 'The focus can hardly be seen in the menu.' },
 *   ],
 *   report: 'https://www.example.org/audit.pdf',
 * };
 */
export const audit: Audit | undefined = undefined;

/** What tests look at automatically; the statement leaves out what has lost its test. */
export const checks: Check[] = [
  {
    pages: 'every page',
    how: 'with axe, light and dark, wide and narrow',
    proof:
      'e2e/everyPage.spec.ts › ${path} is what its address says, accessible, readable in every size, and without errors',
  },
  {
    pages: 'every page',
    how: 'zoomed to 400 %, with large text, with wide spacing',
    proof:
      'e2e/everyPage.spec.ts › ${path} is what its address says, accessible, readable in every size, and without errors',
  },
  {
    pages: 'some pages',
    how: 'with the keyboard alone',
    proof:
      'e2e/accessibilityKeyboard.spec.ts › reaches every control of a page by Tab, and is visible on each',
  },
  {
    pages: 'some pages',
    how: 'in forced colors',
    proof: 'e2e/accessibilityKeyboard.spec.ts › is visible on every control in forced colors',
  },
  {
    pages: 'some pages',
    how: 'with reduced motion',
    proof: 'e2e/accessibilityModes.spec.ts › nothing is animated on any kind of page',
  },
  {
    pages: 'some pages',
    how: 'without scripts',
    proof: 'e2e/degraded.spec.ts › text, links and the menu work, and the color mode button is hidden',
  },
  {
    pages: 'some pages',
    how: 'printed',
    proof: 'e2e/print.spec.ts › ${path} is printed in light colors, without navigation',
  },
];
