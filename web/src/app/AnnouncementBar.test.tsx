import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnnouncementBar } from '#app/AnnouncementBar.tsx';

const announcement = {
  ...{ id: 'a', text_en: 'Back soon', text_hi: 'जल्द वापस', link: null },
  ...{ ends_at: '2031-03-02T10:00:00Z', saved_at: '2031-03-01T10:00:00Z' },
};

test.each([
  ['everyone', false],
  ['visitors', false],
  ['talent', true],
  ['production', true],
] as const)(
  'shows what is announced to %s to a visitor without scripts: hidden is %s',
  (audience, hidden) => {
    render(<AnnouncementBar nonce="n" announcements={[{ ...announcement, audience }]} />);

    expect(screen.getByText('Back soon').closest('[data-audience]')).toHaveProperty('hidden', hidden);
    expect(screen.getByText('Back soon').lang).toBe('en');
    expect(screen.queryByRole('link', { hidden: true })).toBeNull();
  },
);

test('links to the details if there are any, and shows nothing without announcements', () => {
  const linked = { ...announcement, audience: 'everyone', link: '/plans' } as const;
  const { rerender } = render(<AnnouncementBar nonce="n" announcements={[linked]} />);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/plans');

  rerender(<AnnouncementBar nonce="n" announcements={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});
