import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DownloadDialog } from '#features/applications/review/DownloadDialog.tsx';
import { showWithToasts } from '#testing/open-page.tsx';

function open(props: { filters?: { city: string }; applications?: string[] }) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ message: 'Nobody to print.' }, { status: 409 });
  });
  showWithToasts(<DownloadDialog jobId="job-1" title="Sister" onClose={() => {}} {...props} />, {});
  return asked;
}

test('offers the filtered applicants as spreadsheets and as faces', async () => {
  const asked = open({ filters: { city: 'Pune' } });

  for (const name of ['Excel (XLSX)', 'CSV', '20 faces a page (PDF)'])
    await userEvent.click(screen.getByRole('button', { name }));

  await waitFor(() =>
    expect(asked).toEqual([
      '/api/production/jobs/job-1/applicants.xlsx?city=Pune',
      '/api/production/jobs/job-1/applicants.csv?city=Pune',
      '/api/production/jobs/job-1/contact-sheet.pdf?city=Pune&per_page=20',
    ]),
  );
  expect(await screen.findAllByText('Nobody to print.')).not.toEqual([]);
});

test('offers only the faces of selected applicants, as many as a URL can name', async () => {
  const asked = open({ applications: Array.from({ length: 160 }, (_, place) => `id${place}`) });
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  expect(screen.getByText(/At most the first 150 applicants/)).toBeDefined();

  await userEvent.click(screen.getByRole('button', { name: '12 faces a page (PDF)' }));

  await waitFor(() => expect(asked).toHaveLength(1));
  const { searchParams } = new URL(asked[0] ?? '', location.origin);
  expect(searchParams.get('applications')?.split(',')).toHaveLength(150);
  expect(searchParams.get('per_page')).toBe('12');
});
