import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { callApi } from '#api/call-api.ts';
import { pageAction } from '#api/page-action.ts';
import { useWrite } from '#api/use-write.ts';
import { LegalChanges } from '#features/accounts/legal-texts/LegalChanges.tsx';
import { received, reject, reply } from '#testing/mock-server.ts';
import { openSite } from '#testing/open-page.tsx';

const asked = [
  {
    page: 'terms' as const,
    version: 3,
    published_at: '2026-11-23T10:00:00Z',
    change_note: 'Videos are kept for a year.',
  },
];

async function open() {
  const Component = () => (
    <>
      <LegalChanges isLoggedIn />
      <input aria-label="Cover letter" />
    </>
  );
  await openSite([{ path: '/', Component }]);
  fireEvent.change(screen.getByLabelText('Cover letter'), { target: { value: 'Dear house' } });
}

test('says what changed, can be put off, and records the agreement to the version shown', async () => {
  await open();
  await reply('GET /api/account/legal', { asked, by_guardian: false });

  expect(screen.getByText('Videos are kept for a year.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Read what changed' }));
  fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
  const sent = await reply('POST /api/account/legal', { message: 'Thank you.' });
  await reply('GET /api/account/legal', { asked: [], by_guardian: false });

  expect(sent?.body).toEqual({ agreed: [{ page: 'terms', version: 3 }] });
  expect(screen.queryByText(/have changed/)).toBeNull();
  expect(screen.getByLabelText('Cover letter')).toHaveProperty('value', 'Dear house');
});

test('asks when a write is rejected because the texts changed a moment ago', async () => {
  const writes = { apply: () => callApi('POST /api/account/legal/guardian') };
  const Component = () => {
    const { submit } = useWrite(writes, 'apply');
    return (
      <>
        <LegalChanges isLoggedIn />
        <button type="button" onClick={() => submit()}>
          Apply
        </button>
      </>
    );
  };
  await openSite([{ path: '/', Component, action: pageAction(writes) }]);
  await reply('GET /api/account/legal', { asked: [], by_guardian: false });

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Apply' })));
  const rejection = { code: 'agreement_needed', message: 'Our terms have changed.' } as const;
  await reject('POST /api/account/legal/guardian', 403, rejection);
  await reply('GET /api/account/legal', { asked, by_guardian: false });

  expect(screen.getByText('Videos are kept for a year.')).toBeDefined();
});

test('offers a child to send the guardian the link, and nothing to agree to', async () => {
  await open();
  await reply('GET /api/account/legal', { asked, by_guardian: true });

  fireEvent.click(screen.getByRole('button', { name: 'Send the link to my guardian' }));
  await reply('POST /api/account/legal/guardian', { message: 'Sent.' });

  expect(screen.queryByRole('button', { name: 'I agree' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Read what changed' })).toBeDefined();
});

test('asks only a person who is logged in, also once they log in', async () => {
  const Site = ({ isLoggedIn }: { isLoggedIn: boolean }) => (
    <MemoryRouter>
      <LegalChanges isLoggedIn={isLoggedIn} />
    </MemoryRouter>
  );
  const { rerender } = render(<Site isLoggedIn={false} />);
  expect(received).toHaveLength(0);

  rerender(<Site isLoggedIn />);
  await reply('GET /api/account/legal', { asked, by_guardian: false });

  expect(screen.getByRole('dialog')).toBeDefined();
});
