import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CompCardsButton } from '#features/applications/review/BulkBar.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('downloads the comp cards of all selected applicants, in files of 100', async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.origin).searchParams.get('applications'));
    return new Response('%PDF');
  });
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:card';
      static override revokeObjectURL = () => {};
    },
  );
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const ids = Array.from({ length: 143 }, (_, place) => `id${place}`);
  render(<CompCardsButton jobId="job-1" title="Sister" ids={ids} />);

  await userEvent.click(screen.getByRole('button', { name: 'Download comp cards (2 files)' }));

  await waitFor(() =>
    expect(saved).toEqual(['Sister, comp cards 1 of 2.pdf', 'Sister, comp cards 2 of 2.pdf']),
  );
  expect(asked).toEqual([ids.slice(0, 100).join(','), ids.slice(100).join(',')]);
});
