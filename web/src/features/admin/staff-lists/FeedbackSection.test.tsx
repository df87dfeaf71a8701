import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FeedbackSection } from '#features/admin/staff-lists/FeedbackSection.tsx';

test('shows staff who answered what about which role', () => {
  const said = { answers: { terms_kept: true, safe: false }, note: 'No green room.' };
  const about = { by: 'Mira Rao', title: 'Gauri · Web Series', given_at: '2026-12-05T06:00:00.000Z' };
  render(<FeedbackSection feedback={[{ ...said, ...about }]} />);

  expect(screen.getByText('5 Dec 2026 · Mira Rao · Gauri · Web Series')).toBeDefined();
  const question = screen.getByText('Were you treated with respect and kept safe?');
  expect(question.nextSibling?.textContent).toBe('No');
  expect(screen.getByText('No green room.')).toBeDefined();
});
