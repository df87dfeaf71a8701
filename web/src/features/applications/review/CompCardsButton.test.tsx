import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { download } from '#api/download.ts';
import { CompCardsButton } from '#features/applications/review/CompCardsButton.tsx';

vi.mock('#api/download.ts', () => ({ download: vi.fn() }));

afterEach(cleanup);

test('downloads the comp cards of all selected applicants, in files of 100', async () => {
  const ids = Array.from({ length: 143 }, (_, place) => `id${place}`);
  render(<CompCardsButton jobId="job-1" title="Sister" ids={ids} />);

  await userEvent.click(screen.getByRole('button', { name: 'Download comp cards (2 files)' }));

  const asked = vi.mocked(download).mock.calls.map(([, input]) => input);
  expect(asked).toMatchObject([
    { fileName: 'Sister, comp cards 1 of 2.pdf', query: { applications: ids.slice(0, 100).join(',') } },
    { fileName: 'Sister, comp cards 2 of 2.pdf', query: { applications: ids.slice(100).join(',') } },
  ]);
});
