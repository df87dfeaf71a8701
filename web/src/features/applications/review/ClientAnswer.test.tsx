import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ClientAnswer } from '#features/applications/review/SharedPersonCard.tsx';
import { received, reply } from '#testing/mock-server.ts';

const nothing = { pick: null, rating: null, comment: null };

test('saves a pick and a comment one after the other, each with the whole response', async () => {
  await pickAndComment();

  expect(received).toHaveLength(1);
  expect(received[0]?.body).toMatchObject({ pick: 'maybe', comment: null });
  await reply('PUT /api/shared-board/response', { response: nothing });

  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.body).toMatchObject({ pick: 'maybe', comment: 'A warm voice' });
});

test('sends unsaved answers with the next one, and shows the stored ones if that fails too', async () => {
  await pickAndComment();

  received[0]?.lose();
  await waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]?.body).toMatchObject({ pick: 'maybe', comment: 'A warm voice' });
  expect(screen.queryByRole('alert')).toBeNull();
  received[1]?.lose();

  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Maybe', pressed: false })).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'A warm voice');
  expect(screen.getByRole('button', { name: 'Save comment' })).toBeTruthy();
});

async function pickAndComment() {
  const Stub = createRoutesStub([
    {
      path: '/shared/:token',
      Component: () => <ClientAnswer applicationId="one" name="Asha" response={nothing} />,
    },
  ]);
  render(<Stub initialEntries={['/shared/secret']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Maybe' }));
  await userEvent.type(screen.getByRole('textbox'), 'A warm voice');
  await userEvent.click(screen.getByRole('button', { name: 'Save comment' }));
}
