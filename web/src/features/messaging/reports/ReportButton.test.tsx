import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ReportButton } from '#features/messaging/reports/ReportButton.tsx';
import { storeHouse } from '#session/store.ts';
import { press } from '#testing/controls.ts';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

async function show() {
  await openSite([
    { path: '/', Component: () => <ReportButton subject="talent" id="t1" from="/talent/t1" /> },
  ]);
}

test('asks a visitor to log in and return', async () => {
  await show();

  const link = screen.getByRole('link', { name: 'Report this profile' });

  expect(link.getAttribute('href')).toMatch(/^\/user\/login\?.*talent/);
});

test('sends the reason and the details, and keeps the dialog when that fails', async () => {
  storeHouse('token', {
    company_name: 'Films',
    type_of_work: null,
    profile_photo: null,
    image: null,
    updated_at: null,
  });
  await show();

  await press('Report this profile');
  await press('Send report');
  const missing = screen.getByText('Choose what is wrong.');
  fireEvent.click(screen.getByLabelText('Asks for money'));
  await press('Send report');
  await reject('POST /api/reports', 500, { message: '' });
  const failed = screen.getByText('We couldn’t send your report. Try again.');
  await press('Send report');
  await reply('POST /api/reports', { message: 'Sent.' });

  expect([missing, failed]).toHaveLength(2);
  expect(received.map(({ to }) => to)).toEqual(['POST /api/reports', 'POST /api/reports']);
  expect(received[0]?.body).toEqual({ subject: 'talent', id: 't1', reason: 'money', text: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
