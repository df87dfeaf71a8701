import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LinkedText } from '#ui/LinkedText.tsx';

test('links an error about a plan limit to the plans', () => {
  const text = 'Your Basic plan allows 10 photos. See the plans at /user/plans for more.';

  render(<LinkedText text={text} />, { wrapper: MemoryRouter });

  expect(document.body.textContent).toBe('Your Basic plan allows 10 photos. See the plans for more.');
  expect(screen.getByRole('link', { name: 'See the plans for more.' }).getAttribute('href')).toBe(
    '/user/plans',
  );
});

test('leaves a message without a URL unchanged', () => {
  render(<LinkedText text="Your call starts at 10. Come to the gate/office." />, { wrapper: MemoryRouter });

  expect(document.body.textContent).toBe('Your call starts at 10. Come to the gate/office.');
  expect(screen.queryByRole('link')).toBeNull();
});
